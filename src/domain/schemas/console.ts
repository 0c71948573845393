import { list, object, text } from './values';

/** Schema of `console.yaml`. */
export const consolePages = object({
  list: list({ page: text, parts: text, does: text, role: text }),
});
