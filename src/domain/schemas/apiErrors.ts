import { httpError, identifier, list, object, oneOf, text } from './values';

/** Schema of `api_errors.yaml`. */
export const apiErrors = object({
  mediaType: text,
  list: list({
    code: identifier,
    status: httpError,
    title: text,
    when: text,
    do: text,
    key: oneOf('same', 'new', '–'),
  }),
});
