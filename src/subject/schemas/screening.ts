import { identifier, list, object, oneOf, shaped, text } from './values';

/** `screening.yaml` */
export const screening = object({
  lists: list({
    list: text,
    publisher: text,
    appliesTo: text,
    source: shaped(/^https:\/\/\S+$/, 'a URL that starts with https://'),
  }),
  subjects: list({
    who: text,
    when: text,
    by: text,
    machine: oneOf('customer', 'transaction'),
    lifecycle: identifier,
    hit: text,
  }),
  outcomes: list({
    outcome: text,
    lifecycle: identifier,
    becomes: identifier,
    money: text,
  }),
  names: list({ where: text, by: text, same: text, mismatch: text }),
});
