import { z } from 'zod';
import { flag, identifier, list, object, text } from '../kinds';

/** What a transition comes from; a dash where the status is the first. */
const from = identifier
  .or(z.literal('–'))
  .meta({ description: 'a status, or – where there is none before' });

/** `customers.yaml` */
export const customers = object({
  idPrefix: identifier,
  types: list({
    type: identifier,
    name: text,
    level: identifier,
    needs: text,
  }),
  statuses: list({
    status: identifier,
    meaning: text,
    paysIn: flag,
    paysOut: flag,
    final: flag,
  }),
  transitions: list({
    from,
    to: identifier,
    by: text,
    event: text,
  }),
});
