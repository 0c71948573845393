import { Problem } from '../http/problem';
import { isIncoming, isPayment } from '../kinds';
import { entryWith } from '../known';
import type { Customer, Money, Step, Transaction } from '../objects';
import { day, formatTime } from '../time/format';
import type { World } from '../world';
import { expectedAmounts } from '../money/expected';
import { valueInPivot } from '../money/rates';

/** Statuses of steps that paid nobody. */
const uncountedStatuses = new Set(['failed', 'deleted', 'expired']);

/**
 * Returns the step that counts towards limits: the last payment that has not failed, expired or
 * been deleted. If the bank refuses a payout, the transfer before the payout counts instead, if
 * there is one.
 *
 * @param payerId the customer who pays; any customer by default
 */
function countedStep(world: World, { steps }: Transaction, payerId?: string): Step | undefined {
  return steps.findLast(
    ({ kind, status, customerId }) =>
      isPayment(world, kind) &&
      !uncountedStatuses.has(status) &&
      [undefined, customerId].includes(payerId),
  );
}

/** Returns the number, from 1, of the step that counts towards limits; undefined if none does. */
export function countedStepNumber(
  world: World,
  transaction: Transaction,
  payerId?: string,
): number | undefined {
  const step = countedStep(world, transaction, payerId);
  return step && transaction.steps.indexOf(step) + 1;
}

/**
 * Returns the time from which a transaction counts towards limits: when its money left the balance,
 * or now if the money has not left yet. Undefined until the transaction is due or, for one that
 * starts with incoming money, until the money arrives.
 */
function countedFrom(
  world: World,
  { steps, arrivedAt, bookedAt, isDue }: Transaction,
): number | undefined {
  const counts = isIncoming(world, steps[0].kind) ? arrivedAt !== undefined : isDue;
  return counts ? (bookedAt ?? world.time) : undefined;
}

/** Returns the value of an amount in smallest units of the pivot currency. */
export function pivotValue(world: World, { currency, units }: Money): bigint {
  const { data } = world;
  const pivotDecimals = world.currency(data.fx.pivot).decimals;
  return valueInPivot(data, units, currency, world.currency(currency).decimals, pivotDecimals);
}

/**
 * Returns the payments that started to count towards limits after `since`. Leaves out those that
 * ended without paying anybody.
 */
export function paymentsSince(
  world: World,
  since: number,
  except?: Transaction,
  payerId?: string,
): Transaction[] {
  return [...world.transactions.values()].filter((transaction) => {
    const from = countedFrom(world, transaction);
    return (
      transaction !== except &&
      countedStep(world, transaction, payerId) !== undefined &&
      from !== undefined &&
      from > since
    );
  });
}

/**
 * Returns the amount of the step that counts towards limits, or an estimate until the amount is
 * known; undefined if no step counts.
 */
export function paidAmount(
  world: World,
  transaction: Transaction,
  payerId?: string,
): Money | undefined {
  const step = countedStep(world, transaction, payerId);
  if (step === undefined) return undefined;
  return expectedAmounts(world, transaction)[transaction.steps.indexOf(step)];
}

const sum = (world: World, transactions: readonly Transaction[], payerId?: string) =>
  transactions.reduce((total, transaction) => {
    const amount = paidAmount(world, transaction, payerId);
    return total + (amount === undefined ? 0n : pivotValue(world, amount));
  }, 0n);

/** Returns the total of all customers' payments in the last 24 hours, in the pivot currency. */
export function institutionUsage(world: World): Money {
  const units = sum(world, paymentsSince(world, world.time - day));
  return { currency: world.data.fx.pivot, units };
}

interface Limits {
  readonly transaction: bigint;
  readonly day: bigint;
}

/** Returns the limits of a customer in smallest units of the pivot currency. */
function limitsOf(world: World, { type }: Customer): Limits {
  const limits = entryWith(world.data.limits.customers, 'type', type);
  const { pivot } = world.data.fx;
  return {
    transaction: world.unitsOf(limits.transaction, pivot),
    day: world.unitsOf(limits.day, pivot),
  };
}

/**
 * Checks a customer's limit for a single transaction.
 * @throws Problem `limit_exceeded` that names the limit
 */
export function checkTransactionLimit(world: World, customer: Customer, money: Money): void {
  const units = limitsOf(world, customer).transaction;
  if (pivotValue(world, money) <= units) return;
  throw limitProblem(world, customer.id, { units, left: units, until: null });
}

/**
 * Checks the limits of every customer who pays in a transaction, and the limit of the institution.
 * @throws Problem `limit_exceeded` that names the limit and the amount left
 */
export function checkPaymentLimits(world: World, transaction: Transaction): void {
  const checkDay = (units: bigint, payerId?: string) => {
    const earlier = paymentsSince(world, world.time - day, transaction, payerId);
    if (sum(world, [...earlier, transaction], payerId) <= units) return;
    const oldest = Math.min(
      ...earlier.map((payment) => countedFrom(world, payment) ?? world.time),
      world.time,
    );
    const left = units - sum(world, earlier, payerId);
    throw limitProblem(world, payerId, { units, left, until: oldest + day });
  };
  for (const payerId of new Set(transaction.steps.map(({ customerId }) => customerId))) {
    const customer = world.customers.get(payerId);
    const amount = paidAmount(world, transaction, payerId);
    if (customer === undefined || amount === undefined) continue;
    checkTransactionLimit(world, customer, amount);
    checkDay(limitsOf(world, customer).day, payerId);
  }
  const { limits, fx } = world.data;
  checkDay(world.unitsOf(limits.institutionDay, fx.pivot));
}

interface Exceeded {
  readonly units: bigint;
  readonly left: bigint;
  /** For a daily limit, when `left` next increases; null for a limit on a single transaction. */
  readonly until: number | null;
}

/** @param customerId undefined for the limit of the institution */
function limitProblem(
  world: World,
  customerId: string | undefined,
  { units, left, until }: Exceeded,
): Problem {
  const of = customerId === undefined ? 'institution' : 'customer';
  const money = (value: bigint) => world.amount({ currency: world.data.fx.pivot, units: value });
  return new Problem('limit_exceeded', `The transaction would exceed the limit of the ${of}.`, {
    limit: {
      of,
      customer_id: customerId ?? null,
      per: until === null ? 'transaction' : 'day',
      amount: money(units),
      left: money(left > 0n ? left : 0n),
      until: until === null ? null : formatTime(until),
    },
  });
}
