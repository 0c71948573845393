import { z } from 'zod';
import { identifier, kindGroup, list, object, oneOf, text, transition } from './values';

const moneyTransition = {
  ...transition,
  money: z.array(identifier),
  failures: z.array(identifier),
  report: text,
};

/** State machines that trigger webhooks. */
export const notifyingMachines = [
  'customer',
  'transaction',
  'export',
  'issuance',
  'redemption',
  'incoming_payment',
  'returned_payment',
  'freeze',
] as const;

/** Schema of `lifecycles.yaml`. */
export const lifecycles = object({
  parties: list({ party: text, does: text, mayMoveMoney: text, mayStopMoney: text }),
  powers: list({ power: text, scope: text.optional(), role: text }),
  visibility: list({ what: text, institution: text, brand: text, others: text }),
  accounts: list({
    account: identifier,
    name: text,
    owedBy: text,
    owedTo: text,
    meaning: text,
    byKind: list({ kind: identifier, owedBy: text, owedTo: text }).optional(),
  }),
  insolvency: list({ party: text, balances: text, payments: text, next: text, risk: text }),
  money: list({
    movement: identifier,
    kind: identifier,
    debit: identifier,
    credit: identifier,
    amount: oneOf('amount', 'fee', 'received', 'net'),
  }),
  pausable: list({ token: oneOf('stablecoin', 'settlement'), account: identifier }),
  settlementPause: list({ what: text, effect: text }),
  transaction: list({
    ...transition,
    kinds: z.array(kindGroup).min(1),
    money: z.array(identifier),
    failures: z.array(identifier),
    groupFailures: list({ group: kindGroup, failures: z.array(identifier) }).optional(),
    notPaying: object({ by: text, event: text, within: text }).optional(),
    report: text,
    reversible: oneOf('By deletion', 'No'),
  }),
  customer: list(transition),
  quote: list(transition),
  approval: list(transition),
  export: list(transition),
  issuance: list(moneyTransition),
  redemption: list(moneyTransition),
  incoming_payment: list(moneyTransition),
  returned_payment: list(moneyTransition),
  freeze: list(moneyTransition),
  webhook: list(transition),
  notifications: list({
    machine: oneOf(...notifyingMachines),
    event: text,
    states: z.array(identifier).min(1),
    change: identifier.optional(),
  }),
});
