import { lastStep } from '../kinds';
import { known } from '../known';
import type { Failure, Source, Step, Transaction } from '../objects';
import type { World } from '../world';
import { move } from './status';

/** Returns the payee's bank account, from which the money comes back. */
function payerOf({ destination }: Step): Source | undefined {
  if (destination?.type !== 'bank_account') return undefined;
  const { type, account_name: name = '', ...numbers } = destination;
  return { type, account_name: name, ...numbers };
}

/**
 * Simulates a bank that sends a settled payout back: creates an incoming transaction that names the
 * payout and has no fee.
 *
 * @returns the new transaction, which is not final on the chain yet
 * @throws Error if the amount that was paid out is not known
 */
export function createPayoutReturn(world: World, payout: Transaction): Transaction {
  const paid = lastStep(payout);
  const money = known(paid.received);
  const { fiatIn: kind } = world.kinds;
  const transaction: Transaction = {
    ...payout,
    id: world.ids.next('txn', world.time),
    kind,
    isFlow: false,
    status: '–',
    customerId: paid.customerId,
    steps: [
      {
        ...paid,
        kind,
        source: payerOf(paid),
        destination: undefined,
        amount: money,
        fee: { ...money, units: 0n },
        received: money,
      },
    ],
    returnOf: payout.id,
    bankReason: world.data.sandbox.bankReason,
    metadata: {},
    executeAt: undefined,
    createdAt: world.time,
    settledAt: undefined,
    arrivedAt: world.time,
    bookedAt: undefined,
    endedAt: undefined,
    effect: undefined,
  };
  world.transactions.set(transaction.id, transaction);
  move(world, transaction, 'returned_payment');
  return transaction;
}

/** Returns a failure if a payout comes back to a customer who has been closed since. */
export function returnFailure(
  world: World,
  { returnOf, customerId }: Transaction,
): Failure | undefined {
  const isClosed = world.customers.get(customerId)?.status === 'closed';
  if (returnOf === undefined || !isClosed) return undefined;
  return {
    code: 'customer_not_active',
    detail: 'The customer is closed; the money was sent back.',
  };
}
