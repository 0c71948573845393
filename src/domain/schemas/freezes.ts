import { count, flag, identifier, list, object, text } from './values';

/** Schema of `freezes.yaml`. */
export const freezes = object({
  idPrefix: identifier,
  reviewDays: count,
  statuses: list({ status: identifier, meaning: text, final: flag }),
  grounds: list({ ground: identifier, meaning: text }),
  effects: list({ target: identifier, stops: text, passes: text }),
});
