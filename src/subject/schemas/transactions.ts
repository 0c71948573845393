import { flag, identifier, list, object, text } from './values';

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
  failures: list({
    code: identifier,
    meaning: text,
    do: text,
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
