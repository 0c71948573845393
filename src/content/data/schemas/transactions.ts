import { z } from 'zod';
import { flag, identifier, list, object, oneOf, text } from '../kinds';

/** What a transition comes from; a dash where the status is the first. */
const from = identifier
  .or(z.literal('–'))
  .meta({ description: 'a status, or – where there is none before' });

/** `transactions.yaml` */
export const transactions = object({
  idPrefix: identifier,
  kinds: list({
    kind: identifier,
    name: text,
    from: text,
    to: text,
    first: text,
    typical: text,
  }),
  statuses: list({
    status: identifier,
    meaning: text,
    deletable: flag,
    final: flag,
  }),
  transitions: list({
    from,
    to: identifier,
    by: text,
    event: text,
    reversible: oneOf('By deletion', 'No'),
  }),
  failures: list({
    code: identifier,
    meaning: text,
    do: text,
  }),
});
