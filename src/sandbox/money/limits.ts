import { Problem } from '../http/problem';
import { isPayment } from '../kinds';
import type { Customer, Money, Step, Transaction } from '../objects';
import { day, formatTime } from '../time/format';
import type { World } from '../world';
import { powerOfTen } from './decimal';
import { expectedAmounts } from './expected';
import { valueInPivot } from './rates';

/** Statuses of steps that paid nobody. */
const uncountedStatuses = new Set(['failed', 'deleted', 'expired']);

/**
 * Returns the step that counts towards limits: the last one that pays somebody, or has paid
 * somebody, such as the transfer before a payout that the bank refused.
 */
function countedStep(world: World, { steps }: Transaction): Step | undefined {
  return steps.findLast(
    ({ kind, status }) => isPayment(world, kind) && !uncountedStatuses.has(status),
  );
}

/** Returns when a transaction is due, which is when it starts to count towards limits. */
const dueAt = ({ executeAt, createdAt }: Transaction) => executeAt ?? createdAt;

/** Returns the value of an amount in smallest units of the pivot currency. */
export function pivotValue(world: World, { currency, units }: Money): bigint {
  const { data } = world;
  const pivotDecimals = world.currency(data.fx.pivot).decimals;
  return valueInPivot(data, units, currency, world.currency(currency).decimals, pivotDecimals);
}

/**
 * Returns the wanted payments that fell due after `since`, except those that ended without paying.
 */
export function paymentsSince(
  world: World,
  since: number,
  isWanted: (transaction: Transaction) => boolean,
): Transaction[] {
  return [...world.transactions.values()].filter(
    (transaction) =>
      countedStep(world, transaction) !== undefined &&
      dueAt(transaction) > since &&
      dueAt(transaction) <= world.time &&
      isWanted(transaction),
  );
}

const recentPayments = (world: World, isWanted: (transaction: Transaction) => boolean) =>
  paymentsSince(world, world.time - day, isWanted);

/**
 * Returns the amount that a transaction counts with: that of the step that counts, estimated until
 * it is known.
 */
export function paidAmount(world: World, transaction: Transaction): Money | undefined {
  const step = countedStep(world, transaction);
  if (step === undefined) return undefined;
  return expectedAmounts(world, transaction)[transaction.steps.indexOf(step)];
}

const sum = (world: World, transactions: readonly Transaction[]) =>
  transactions.reduce((total, transaction) => {
    const amount = paidAmount(world, transaction);
    return total + (amount === undefined ? 0n : pivotValue(world, amount));
  }, 0n);

/** Returns the total of all customers' payments in the last 24 hours, in the pivot currency. */
export function institutionUsage(world: World): Money {
  return {
    currency: world.data.fx.pivot,
    units: sum(
      world,
      recentPayments(world, () => true),
    ),
  };
}

interface Limits {
  readonly transaction: bigint;
  readonly day: bigint;
}

/** Returns the limits of a customer in smallest units of the pivot currency. */
function limitsOf(world: World, { type }: Customer): Limits {
  const limits = world.data.limits.customers.find((candidate) => candidate.type === type);
  if (limits === undefined) throw new Error(`limits.yaml has no limits for ${type}.`);
  const unit = powerOfTen(world.currency(world.data.fx.pivot).decimals);
  return { transaction: BigInt(limits.transaction) * unit, day: BigInt(limits.day) * unit };
}

/**
 * Checks the limits of a customer and of the institution.
 *
 * @param includesDaily whether to check the daily limits too, which count only payments
 * @param except the transaction being checked, which would otherwise count twice
 * @throws Problem `limit_exceeded` that names the limit and the amount left
 */
export function checkLimits(
  world: World,
  customer: Customer,
  money: Money,
  { includesDaily, except }: { includesDaily: boolean; except?: Transaction },
): void {
  const { pivot } = world.data.fx;
  const amount = pivotValue(world, money);
  const limits = limitsOf(world, customer);
  const refuse = (of: string, per: string, limit: bigint, used: readonly Transaction[]) => {
    const left = limit - sum(world, used);
    const oldest = used.map(dueAt).sort((a, b) => a - b)[0];
    throw new Problem('limit_exceeded', `The transaction would exceed the limit of the ${of}.`, {
      limit: {
        of,
        per,
        amount: world.amount({ currency: pivot, units: limit }),
        left: world.amount({ currency: pivot, units: left > 0n ? left : 0n }),
        until: per === 'day' ? formatTime((oldest ?? world.time) + day) : null,
      },
    });
  };
  if (amount > limits.transaction) refuse('customer', 'transaction', limits.transaction, []);
  if (!includesDaily) return;
  const ownPayments = recentPayments(
    world,
    (other) => other !== except && other.customerId === customer.id,
  );
  if (sum(world, ownPayments) + amount > limits.day)
    refuse('customer', 'day', limits.day, ownPayments);
  const allPayments = recentPayments(world, (other) => other !== except);
  const institution =
    BigInt(world.data.limits.institutionDay) * powerOfTen(world.currency(pivot).decimals);
  if (sum(world, allPayments) + amount > institution)
    refuse('institution', 'day', institution, allPayments);
}
