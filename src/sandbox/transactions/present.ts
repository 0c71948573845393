import { lastStep } from '../kinds';
import { presentPlace } from '../money/advance';
import { formatRate } from '../money/decimal';
import type { Money, Step, Transaction } from '../objects';
import { formatTime, formatTimeOrNull } from '../time/format';
import type { World } from '../world';
import { minimumRateOf } from './flow';

const amountOrNull = (world: World, money: Money | undefined) =>
  money === undefined ? null : world.amount(money);

function presentStep(world: World, step: Step): object {
  return {
    kind: step.kind,
    source: step.source,
    destination: step.destination,
    buy_currency: step.buyCurrency,
    minimum_rate: minimumRateOf(step),
    status: step.status,
    rate:
      step.kind === world.kinds.exchange ? (step.rate ? formatRate(step.rate) : null) : undefined,
    amount: amountOrNull(world, step.amount),
    fee: amountOrNull(world, step.fee),
    received: amountOrNull(world, step.received),
  };
}

function feesOf(world: World, steps: readonly Step[]): object[] {
  const fees = new Map<string, bigint>();
  for (const { fee } of steps.filter(({ status }) => status === 'settled')) {
    if (fee !== undefined) fees.set(fee.currency, (fees.get(fee.currency) ?? 0n) + fee.units);
  }
  return [...fees].map(([currency, units]) => world.amount({ currency, units }));
}

function receivedOf(world: World, steps: readonly Step[]): object | null {
  return amountOrNull(world, steps.findLast(({ status }) => status === 'settled')?.received);
}

function presentReview({ review }: Transaction): object | null {
  return review === null ? null : { by: review.by, until: formatTime(review.until) };
}

/** Returns a transaction as the API shows it. */
export function presentTransaction(world: World, transaction: Transaction): object {
  const { steps, isFlow, status } = transaction;
  const [first] = steps;
  const isDone = status === 'settled' || status === 'partially_settled';
  const last = lastStep(transaction);
  return {
    id: transaction.id,
    kind: transaction.kind,
    status,
    customer_id: transaction.customerId,
    quote_id: transaction.quoteId,
    amount: amountOrNull(world, first.amount),
    fee: isFlow ? (isDone ? feesOf(world, steps) : null) : amountOrNull(world, first.fee),
    received: isFlow
      ? isDone
        ? receivedOf(world, steps)
        : null
      : amountOrNull(world, last.received),
    rate: !isFlow && first.rate !== undefined ? formatRate(first.rate) : undefined,
    return_of: transaction.returnOf,
    bank_reason: transaction.bankReason,
    source: isFlow ? undefined : first.source,
    destination: isFlow ? undefined : first.destination,
    steps: isFlow ? steps.map((step) => presentStep(world, step)) : undefined,
    reference: transaction.reference,
    metadata: transaction.metadata,
    instructions: status === 'awaiting_funds' ? transaction.instructions : null,
    review: presentReview(transaction),
    failure: transaction.failure,
    ledger: presentPlace(transaction.ledger, transaction.bookedAt),
    execute_at: formatTimeOrNull(transaction.executeAt),
    created_at: formatTime(transaction.createdAt),
    updated_at: formatTime(transaction.updatedAt),
    settled_at: formatTimeOrNull(transaction.settledAt),
  };
}
