import { z } from 'zod';
import { count, flag, identifier, kindGroup, list, object, text } from './values';

/** Schema of `transactions.yaml`. */
export const transactions = object({
  idPrefix: identifier,
  usual: object({ chainSeconds: count, bankHours: count, reviewBusinessDays: count }),
  kinds: list({
    kind: identifier,
    name: text,
    from: text,
    to: text,
    first: text,
    typical: text,
    groups: z.array(kindGroup).min(1),
  }),
  statuses: list({
    status: identifier,
    meaning: text,
    deletable: flag,
    final: flag,
  }),
  failures: list({
    code: identifier,
    meaning: text,
    do: text,
    kinds: z.array(identifier).min(1),
  }),
  incoming: object({
    idPrefix: identifier,
    statuses: list({ status: identifier, meaning: text, final: flag }),
    reviews: list({ reason: identifier, meaning: text }),
    failures: list({ code: identifier, meaning: text }),
  }),
  returned: object({
    idPrefix: identifier,
    statuses: list({ status: identifier, meaning: text, final: flag }),
    reasons: list({ reason: identifier, meaning: text }),
  }),
  iso20022: object({
    fields: list({
      field: text,
      element: text,
      note: text,
    }),
    statuses: list({
      status: identifier,
      code: text,
    }),
    reasons: list({
      failure: identifier,
      code: text,
    }),
  }),
});
