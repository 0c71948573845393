import { assertSame } from './ledger';
import type { TestBody, TestClient } from '../testClient';

/*
 * According to the OpenAPI document, the presence of these fields depends on the status, the kind
 * or another field of an object.
 */

/** Returns true if a field must have a value, false if it must not, undefined if it may. */
type Rule = (object: TestBody) => boolean | undefined;

const inStatus =
  (...statuses: string[]): Rule =>
  ({ status }) =>
    statuses.includes(String(status));

/** Allows a value only in these statuses. */
const onlyInStatus =
  (...statuses: string[]): Rule =>
  ({ status }) =>
    statuses.includes(String(status)) ? undefined : false;

const isFlow: Rule = ({ kind }) => kind === 'composed_flow';
const isDone = inStatus('settled', 'partially_settled');
const isBurned = inStatus('queued', 'paying', 'held', 'paid', 'returned');
const hasFile = inStatus('ready', 'expired');
const isBalancesReport: Rule = ({ kind }) => kind === 'balances';
const coversPeriod: Rule = ({ kind }) => kind !== 'balances';

const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  '/customers': {
    suspensions: inStatus('suspended'),
    requirements: inStatus('action_required'),
    network_address: (customer) =>
      inStatus('closed')(customer) === true ? undefined : inStatus('active', 'suspended')(customer),
  },
  '/transactions': {
    instructions: inStatus('awaiting_funds'),
    review: inStatus('in_review'),
    failure: inStatus('failed', 'partially_settled'),
    settled_at: inStatus('settled'),
    // Some transactions fail before they reach the chain.
    ledger: (object) =>
      object['status'] === 'failed'
        ? undefined
        : isDone(object) === true || object['status'] === 'processing',
    quote_id: ({ kind }) => kind === 'currency_exchange',
    rate: ({ kind }) => kind === 'currency_exchange',
    steps: isFlow,
    fee: (object) => isFlow(object) !== true || isDone(object),
    received: (object) => isFlow(object) !== true || isDone(object),
  },
  '/stablecoin/issuances': {
    instructions: inStatus('requested'),
    waits_for: onlyInStatus('approved'),
    failure: inStatus('returned'),
    ledger: inStatus('minted'),
    minted_at: inStatus('minted'),
  },
  '/stablecoin/redemptions': {
    instructions: inStatus('requested'),
    queue_position: inStatus('queued'),
    waits_for: onlyInStatus('held'),
    failure: inStatus('held', 'returned'),
    source: isBurned,
    returned_to: inStatus('returned'),
    ledger: isBurned,
    paid_at: inStatus('paid'),
  },
  '/incoming_payments': {
    review: inStatus('in_review'),
    return: inStatus('returning', 'returned'),
    failure: ({ status, failure }) => {
      if (status === 'refused') return true;
      const isCausedByPolicy = failure?.code === 'compliance_refused';
      return inStatus('returning', 'returned')({ status }) === true && !isCausedByPolicy
        ? false
        : undefined;
    },
    ledger: (payment) => payment['status'] !== 'refused',
    returned_at: inStatus('returned'),
  },
  '/returned_payments': {
    waits_for: onlyInStatus('returning'),
    returned_to: inStatus('returned'),
    returned_at: inStatus('returned', 'handed_over'),
    customer_id: ({ transaction_id: id }) => id !== null,
  },
  '/freezes': {
    ended_at: inStatus('released', 'expired', 'seized'),
    seized_to: inStatus('seized'),
    frozen: ({ target }) => target.type === 'balance',
  },
  '/reports/exports': {
    rows: hasFile,
    bytes: hasFile,
    sha256: hasFile,
    expires_at: hasFile,
    as_of: isBalancesReport,
    from: coversPeriod,
    to: coversPeriod,
  },
};

/** Returns whether a field has a value; an empty list counts as none. */
const hasValue = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

/**
 * Checks that the first 100 objects of each list have the fields that the rules require, and none
 * that they exclude.
 */
export async function checkFields(client: TestClient): Promise<void> {
  for (const [path, fields] of Object.entries(rules)) {
    await client.pass(1);
    const { body } = await client.get(`${path}?limit=100`);
    for (const object of body['data'] as TestBody[]) {
      for (const [field, rule] of Object.entries(fields)) {
        const expected = rule(object);
        const label = `${field} of ${String(object['id'])}, ${String(object['status'])}`;
        if (expected !== undefined) assertSame(label, hasValue(object[field]), expected);
      }
    }
  }
}
