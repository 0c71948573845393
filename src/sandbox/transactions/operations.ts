import { fieldProblem, Problem, statusDetail } from '../http/problem';
import { customersOf, isIncoming } from '../kinds';
import { setAmounts, isBelowMinimum } from '../money/amounts';
import { readPaidAmount, type AmountInput } from '../money/payment';
import { postMovement } from '../money/postings';
import { obstacleOf, obstacleProblem, stablecoinMovement } from '../movement';
import type { Money, Source, Transaction } from '../objects';
import { created, listPage, ok, type Call, type Operations } from '../operation';
import { findKept } from '../retention';
import { isOtherSource, sourceAddress, sourceOf } from '../sources';
import type { Clock } from '../time/clock';
import type { World } from '../world';
import { makeTransaction, type NewTransaction } from './create';
import { presentTransaction } from './present';
import type { Runner } from './run';
import { deletableStatuses, move, sendBack } from './status';

/** How long a long poll waits between checks for changes made by other calls. */
const pollMilliseconds = 250;

function findTransaction(world: World, id?: string): Transaction {
  return findKept(world, 'transaction', world.transactions, id);
}

/** Returns a transaction's values for the list's filters; each filter matches an equal value. */
function filterValues(transaction: Transaction, { query }: Call): Record<string, unknown> {
  const { kind, status } = transaction;
  const { customer_id: customerId } = query;
  const involvesCustomer = customersOf(transaction).includes(String(customerId));
  return { kind, status, customer_id: involvesCustomer ? customerId : null };
}

/** Returns the operations on transactions, and a function that simulates a payment for one. */
export function transactionOperations(
  world: World,
  runner: Runner,
  clock: Clock,
): { operations: Operations; pay: (id: string, input: AmountInput, address?: string) => void } {
  const create = (input: NewTransaction): Transaction => {
    const { transaction, quote, payBefore } = makeTransaction(world, input);
    const isAwaiting = isIncoming(world, transaction.steps[0].kind);
    move(world, transaction, isAwaiting ? 'create_incoming' : 'create_outgoing');
    world.transactions.set(transaction.id, transaction);
    if (quote !== undefined) {
      quote.status = world.lifecycle.take('quote', 'use', quote.status).to;
      quote.transactionId = transaction.id;
    }
    if (isAwaiting) {
      world.schedule.at(payBefore, () => {
        if (transaction.status === 'awaiting_funds') move(world, transaction, 'expire');
      });
    } else {
      runner.planStart(transaction);
    }
    return transaction;
  };

  const wait = async (transaction: Transaction, seconds: number): Promise<void> => {
    const { status } = transaction;
    const until = world.time + seconds * 1000;
    while (transaction.status === status && world.time < until) {
      const next = Math.min(world.schedule.next() ?? until, world.time + pollMilliseconds);
      await clock.waitUntil(Math.min(until, next));
      world.runUntil(Math.min(clock.now(), until));
    }
  };

  const deliver = (transaction: Transaction, money: Money, source: Source): void => {
    const [first] = transaction.steps;
    if (transaction.status !== 'awaiting_funds' || isBelowMinimum(world, money)) {
      const payment: Transaction = {
        ...transaction,
        steps: [{ ...first, amount: money, source }],
        arrivedAt: world.time,
      };
      postMovement(world, 'arrive', payment, [0]);
      postMovement(world, 'send_back', payment, [0]);
      const isWaiting = transaction.status === 'awaiting_funds';
      sendBack(world, payment, isWaiting ? 'below_minimum' : 'late');
      return;
    }
    transaction.arrivedAt = world.time;
    if (transaction.isFlow) first.amount = money;
    else setAmounts(world, first, money);
    const isOther = isOtherSource(first.source, source);
    first.source = source;
    runner.arrive(transaction, isOther);
  };

  const pay = (id: string, input: AmountInput, address?: string): void => {
    const transaction = findTransaction(world, id);
    const [first] = transaction.steps;
    if (!isIncoming(world, first.kind) || transaction.returnOf !== undefined) {
      throw fieldProblem(
        'invalid_request',
        'transaction_id',
        'Must be a transaction that waits for money from outside, not a returned payout',
      );
    }
    const money = readPaidAmount(world, input, first.amount?.currency ?? '');
    if (address !== undefined && first.kind === world.kinds.fiatIn) {
      throw fieldProblem('invalid_request', 'source', 'Is allowed only for stablecoins');
    }
    const source = sourceOf(world, transaction, address);
    const obstacle =
      first.kind === world.kinds.stablecoinIn
        ? obstacleOf(world, stablecoinMovement(world, { from: sourceAddress(source) }))
        : undefined;
    if (obstacle !== undefined) {
      const origin = address === undefined ? 'transaction_id' : 'source.address';
      throw obstacleProblem(obstacle, origin);
    }
    const isLate = transaction.effect === 'after_cut_off' && first.kind === world.kinds.fiatIn;
    if (isLate) {
      world.after(world.data.sandbox.seconds.cutOff, () => {
        deliver(transaction, money, source);
      });
    } else {
      deliver(transaction, money, source);
    }
  };

  const operations: Operations = {
    createTransaction: ({ body }) => {
      const transaction = create(body as unknown as NewTransaction);
      return created(presentTransaction(world, transaction), `/transactions/${transaction.id}`);
    },
    getTransaction: async ({ path, query }) => {
      const transaction = findTransaction(world, path['transaction_id']);
      await wait(transaction, Number(query['wait'] ?? 0));
      return ok(presentTransaction(world, transaction));
    },
    listTransactions: (call) =>
      listPage(
        world,
        call,
        'transaction',
        world.transactions,
        (transaction) => presentTransaction(world, transaction),
        (transaction) => filterValues(transaction, call),
      ),
    deleteTransaction: ({ path }) => {
      const transaction = findTransaction(world, path['transaction_id']);
      const { status } = transaction;
      if (status !== 'deleted') {
        const deletable = deletableStatuses(world);
        if (!deletable.includes(status)) {
          const detail = statusDetail('The transaction', status, deletable);
          throw new Problem('not_deletable', detail, { transaction_status: status });
        }
        move(world, transaction, status === 'pending' ? 'delete_pending' : 'delete_awaiting');
      }
      return ok(presentTransaction(world, transaction));
    },
  };
  return { operations, pay };
}

/**
 * Returns a listener that fails a customer's pending transactions when the customer is suspended,
 * and continues those that wait for the customer when the suspension ends.
 */
export function transactionListener(world: World, runner: Runner) {
  const all = () => [...world.transactions.values()];
  return {
    onSuspended: ({ id }: { id: string }) => {
      for (const transaction of all()) {
        if (transaction.customerId !== id || transaction.status !== 'pending') continue;
        move(world, transaction, 'refuse_pending', {
          code: 'customer_not_active',
          detail: `${id} was suspended.`,
        });
      }
    },
    onActive: ({ id }: { id: string }) => {
      for (const transaction of all()) {
        // A flow may wait for a customer whom one of its steps pays.
        if (transaction.waitsForCustomer && customersOf(transaction).includes(id))
          runner.decide(transaction, true);
      }
    },
  };
}
