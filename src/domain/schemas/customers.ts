import { count, flag, identifier, list, object, oneOf, text } from './values';

/** Schema of `customers.yaml`. */
export const customers = object({
  idPrefix: identifier,
  minimumAgeYears: count,
  maximumAgeYears: count,
  types: list({
    type: identifier,
    name: text,
    level: identifier,
    needs: text,
  }),
  suspensions: list({
    reason: identifier,
    by: oneOf('institution', 'network'),
    meaning: text,
  }),
  statuses: list({
    status: identifier,
    meaning: text,
    paysIn: flag,
    paysOut: flag,
    final: flag,
  }),
});
