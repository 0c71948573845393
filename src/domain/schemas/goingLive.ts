import { amount, count, list, object, oneOf, text } from './values';

/** Schema of `going_live.yaml`. */
export const goingLive = object({
  typicalWeeks: count,
  list: list({ step: count, what: text, who: text, evidence: text, businessDays: count }),
  contacts: list({
    role: text,
    does: text,
    console: oneOf('administrator', 'operator', 'approver', 'viewer'),
    reachable: text,
    deputies: count,
  }),
  signer: object({
    rows: list({ direction: text, to: text, port: count, purpose: text }),
    offline: list({ after: text, effect: text, see: text }),
  }),
  amounts: object({
    payIn: amount,
    exchange: amount,
    transfer: amount,
    payOut: amount,
    returned: amount,
  }),
  trial: list({ payment: count, what: text, expect: text, proves: text }),
  rollback: list({ situation: text, action: text, who: text, minutes: count }),
  firstDay: list({ time: text, check: text, expect: text }),
});
