import { httpsUrl, identifier, list, object, oneOf, publication, text } from './values';

/** Schema of `screening.yaml`. */
export const screening = object({
  lists: list({
    list: text,
    publisher: text,
    appliesTo: text,
    source: httpsUrl,
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
  sources: list(publication),
  names: list({ where: text, by: text, same: text, mismatch: text }),
});
