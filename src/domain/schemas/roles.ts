import { count, flag, identifier, list, object, text } from './values';

/** Schema of `roles.yaml`. */
export const roles = object({
  institution: object({
    list: list({
      role: identifier,
      what: text,
      customers: flag,
      create: flag,
      approve: flag,
      reports: flag,
      users: flag,
    }),
    administratorsMinimum: count,
  }),
  network: object({
    list: list({
      role: text,
      badge: text.optional(),
      does: text,
    }),
  }),
});
