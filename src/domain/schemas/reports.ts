import { z } from 'zod';
import { identifier, list, object, oneOf, text } from './values';

const fieldType = z
  .string()
  .regex(/^(?:string|decimal string|integer|number|date|time)(?: or null)?$/)
  .meta({
    description:
      'string, decimal string, integer, number, date or time, optionally followed by "or null"',
  });

const field = {
  field: text,
  type: fieldType,
  meaning: text,
};

/** Schema of `reports.yaml`. */
export const reports = object({
  fresh: object({
    balances: text,
    customers: text,
    network: text,
    transactions: text,
    returns: text,
  }),
  kinds: list({
    kind: identifier,
    question: text,
    rows: text,
    fresh: text,
    history: text,
  }),
  formats: z.array(oneOf('json', 'csv')).min(1),
  csvType: text,
  idPrefix: identifier,
  balances: list(field),
  customers: list(field),
  network: list(field),
  transactions: list(field),
  returns: list(field),
  iso20022: list({
    field: text,
    element: text,
    note: text,
  }),
  retention: list({
    what: text,
    keep: text,
    where: text,
    figures: z.array(text).min(1),
  }),
});
