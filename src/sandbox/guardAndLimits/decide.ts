import { customerAt } from '../addresses';
import { isIncoming, isPayment } from '../kinds';
import { entryWith } from '../known';
import { parseRate, powerOfTen } from '../money/decimal';
import { expectedAmounts } from '../money/expected';
import { paidAmount, paymentsSince, pivotValue } from './limits';
import type { Originator } from '../moving';
import type { Customer, Failure, Money, Step, Transaction } from '../objects';
import { hour } from '../time/format';
import type { World } from '../world';
import type { GuardRule } from './policy';

interface Counterparty {
  /** Whether the counterparty's institution has an active badge. */
  readonly hasBadge: boolean;
  readonly class: string;
  readonly country: string | undefined;
  readonly address: string | undefined;
}

/** A payment, exchange or incoming payment for the guard to check. */
interface Transfer {
  readonly customer: Customer;
  readonly money: Money;
  /**
   * Undefined for a payout, which goes to a bank; rules that check this member allow every payout.
   */
  readonly other: Counterparty | undefined;
  readonly except: Transaction | undefined;
  readonly programs: readonly string[];
}

interface GuardDecision {
  readonly outcome: 'allow' | 'needs_approval' | 'deny';
  /** The failure if the transaction is denied, or sent without the approvals that it needs. */
  readonly failure?: Failure;
  /** The number of approvals that the transaction needs if the outcome is `needs_approval`. */
  readonly required?: number;
}

const classes: Readonly<Record<string, string>> = {
  individual: 'retail',
  business: 'business',
  financial_institution: 'institution',
};
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const counterpartyOf = (customer: Customer): Counterparty => ({
  hasBadge: true,
  class: classes[customer.type] ?? 'unverified',
  country: String(customer.details['country']),
  address: customer.networkAddress ?? undefined,
});

/** Returns whether a sum, in smallest units of the rule's asset, exceeds the amount of the rule. */
function isOver(world: World, sum: bigint, { asset = '', amount = '0' }: GuardRule): boolean {
  const { units, scale } = parseRate(amount);
  const { decimals } = world.currency(asset);
  return sum * powerOfTen(scale) > units * powerOfTen(decimals);
}

/**
 * Returns the amount that counts for a rule, in smallest units: the value in USD if the rule's
 * asset is USD, the amount itself if it is in the rule's asset, otherwise undefined.
 */
function countedAmount(world: World, money: Money, { asset }: GuardRule): bigint | undefined {
  if (asset === world.data.fx.pivot) return pivotValue(world, money);
  return asset === money.currency ? money.units : undefined;
}

/** Payments with these statuses have not reached the chain. */
const unsentStatuses = new Set(['pending', 'in_review']);

const earlierPayments = (
  world: World,
  { customer, except }: Transfer,
  { hours = 24 }: GuardRule,
): Transaction[] =>
  paymentsSince(world, world.time - hours * hour, except, customer.id).filter(
    ({ status }) => !unsentStatuses.has(status),
  );

function isInWindow(world: World, { days, from = '00:00', to = '24:00' }: GuardRule): boolean {
  const date = new Date(world.time);
  const time = date.toISOString().slice(11, 16);
  const day = weekdays[date.getUTCDay()] ?? '';
  return (days === undefined || days.includes(day)) && time >= from && time < to;
}

function passesList(mode: GuardRule['mode'], isInList: boolean): boolean {
  return mode === 'block' ? !isInList : isInList;
}

type Check = (world: World, transfer: Transfer, rule: GuardRule) => boolean;

/** Checks by rule name; each returns whether the rule allows a transfer. */
const checks: Readonly<Record<string, Check>> = {
  counterparty_badge: (_world, { other }) => other?.hasBadge !== false,
  counterparty_class: (_world, { other }, rule) =>
    other === undefined || rule.classes?.includes(other.class) === true,
  jurisdiction: (_world, { other }, rule) =>
    other === undefined ||
    passesList(rule.mode, rule.countries?.includes(other.country ?? '') === true),
  address_list: (_world, { other }, rule) =>
    other === undefined ||
    passesList(rule.mode, rule.addresses?.includes(other.address ?? '') === true),
  time_window: (world, { other }, rule) => other === undefined || isInWindow(world, rule),
  amount_limit: (world, { money }, rule) => {
    const counted = countedAmount(world, money, rule);
    return counted === undefined || !isOver(world, counted, rule);
  },
  period_limit: (world, transfer, rule) => {
    const ownAmount = countedAmount(world, transfer.money, rule);
    if (ownAmount === undefined) return true;
    const earlierTotal = earlierPayments(world, transfer, rule).reduce((sum, transaction) => {
      const amount = paidAmount(world, transaction, transfer.customer.id);
      return sum + (amount === undefined ? 0n : (countedAmount(world, amount, rule) ?? 0n));
    }, 0n);
    return !isOver(world, earlierTotal + ownAmount, rule);
  },
  count_limit: (world, transfer, rule) =>
    earlierPayments(world, transfer, rule).length < (rule.count ?? Number.POSITIVE_INFINITY),
  approval_above: (world, { money }, rule) => {
    const counted = countedAmount(world, money, rule);
    return counted === undefined || !isOver(world, counted, rule);
  },
  program_list: (_world, { programs }, rule) =>
    programs.every((program) => rule.programs?.includes(program)),
};

/** The rules that also apply to a customer who receives an incoming payment or a transfer. */
const incomingRules = new Set(['counterparty_badge', 'counterparty_class', 'jurisdiction']);

function applyRules(
  world: World,
  transfer: Transfer,
  applies: (name: string) => boolean,
): GuardDecision {
  const { appliesTo, rules } = world.policy;
  if (appliesTo !== 'all' && !appliesTo.includes(transfer.customer.type)) {
    return { outcome: 'allow' };
  }
  let decision: GuardDecision = { outcome: 'allow' };
  for (const rule of rules.filter(({ rule: name }) => applies(name))) {
    if (checks[rule.rule]?.(world, transfer, rule) !== false) continue;
    const failure = refusalOf(world, rule);
    if (rule.rule !== 'approval_above') return { outcome: 'deny', failure };
    const required = Math.max(decision.required ?? 0, rule.required ?? 1);
    decision = { outcome: 'needs_approval', failure, required };
  }
  return decision;
}

function refusalOf({ data }: World, { rule }: GuardRule): Failure {
  const { code } = entryWith(data.compliance.guard.rules, 'rule', rule);
  return {
    code: 'compliance_refused',
    detail: `Refused by the rule ${rule} of your guard policy (${code}).`,
    guard_rule: { rule, code },
  };
}

/** Returns the institution's customer whose balance or address receives the money of a step. */
const receiverOf = (world: World, { receiverId, destination }: Step): Customer | undefined =>
  world.customers.get(receiverId ?? '') ?? customerAt(world, destination?.address ?? '');

function counterpartyOfStep(world: World, step: Step): Counterparty | undefined {
  const { kind, destination } = step;
  if (kind === world.kinds.fiatOut) return undefined;
  const receiver = receiverOf(world, step);
  if (receiver !== undefined) return counterpartyOf(receiver);
  return {
    // A transfer goes to a customer of another institution; stablecoins can go to any verified
    // account.
    hasBadge: kind === world.kinds.transfer,
    class: 'business',
    country: world.data.sandbox.originator.country,
    address: destination?.address,
  };
}

function programsOf({ data }: World, { steps }: Transaction): string[] {
  const kinds = new Set(steps.map(({ kind }) => kind));
  return data.compliance.guard.programs.filter(({ kind }) => kinds.has(kind)).map(({ id }) => id);
}

/**
 * Applies the policy to the sender of a step. If the receiver is a customer of the institution,
 * also applies the policy's `incomingRules` to the receiver.
 */
function guardStep(
  world: World,
  transaction: Transaction,
  step: Step,
  money: Money | undefined,
): GuardDecision {
  const customer = world.customers.get(step.customerId);
  if (customer === undefined || money === undefined) return { outcome: 'allow' };
  const shared = { money, except: transaction, programs: programsOf(world, transaction) };
  const isPaying = isPayment(world, step.kind);
  const senderTransfer = { ...shared, customer, other: counterpartyOfStep(world, step) };
  // An exchange pays nobody, so only the programs that it calls count.
  const decision = applyRules(world, senderTransfer, (name) => isPaying || name === 'program_list');
  const receiver = receiverOf(world, step);
  if (receiver === undefined || decision.outcome === 'deny') return decision;
  const receiverTransfer = { ...shared, customer: receiver, other: counterpartyOf(customer) };
  const receiverDecision = applyRules(world, receiverTransfer, (name) => incomingRules.has(name));
  return receiverDecision.outcome === 'deny' ? receiverDecision : decision;
}

/**
 * Returns the policy's decision on a transaction; ignores steps that wait for incoming money. A
 * denial of one step outweighs the approvals that another needs.
 */
export function guardTransaction(world: World, transaction: Transaction): GuardDecision {
  let result: GuardDecision = { outcome: 'allow' };
  const amounts = expectedAmounts(world, transaction);
  for (const [index, step] of transaction.steps.entries()) {
    if (isIncoming(world, step.kind)) continue;
    const { outcome, failure, required = 0 } = guardStep(world, transaction, step, amounts[index]);
    if (failure === undefined) continue;
    result = {
      outcome,
      failure: { ...failure, step: index + 1 },
      required: Math.max(result.required ?? 0, required),
    };
    if (outcome === 'deny') break;
  }
  return result;
}

/** Applies the `incomingRules` of the institution's policy to an incoming payment. */
export function guardIncoming(
  world: World,
  customer: Customer,
  money: Money,
  { type, country, account }: Originator,
): GuardDecision {
  const other = {
    hasBadge: true,
    class: classes[type] ?? 'unverified',
    country: country ?? undefined,
    address: account,
  };
  const transfer = { customer, money, other, except: undefined, programs: [] };
  return applyRules(world, transfer, (name) => incomingRules.has(name));
}
