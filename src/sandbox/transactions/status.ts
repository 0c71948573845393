import { groupsOf, lastStep } from '../kinds';
import { entryWith, known } from '../known';
import { newFinalPlace, newChainPlace } from '../money/advance';
import { OverdrawnError } from '../money/ledger';
import { postMovement } from '../money/postings';
import type { Failure, Transaction } from '../objects';
import { returnMoney } from '../returnedPayments/payments';
import type { World } from '../world';

/** Movements of the last step, which is a payout to a bank. */
const lastStepMovements = new Set(['pay', 'return']);

function indexesOf(transaction: Transaction, movement: string): number[] {
  if (movement === 'book') return [...transaction.steps.keys()];
  return [lastStepMovements.has(movement) ? transaction.steps.length - 1 : 0];
}

function moveSteps(transaction: Transaction, id: string): void {
  const { steps, status } = transaction;
  const last = lastStep(transaction);
  for (const [index, step] of steps.entries()) {
    if (id === 'book_payout') step.status = step === last ? 'processing' : 'settled';
    else if (id === 'settle_first_step') step.status = index === 0 ? 'settled' : 'failed';
    else if (id === 'bounce_flow') step.status = step === last ? 'failed' : step.status;
    // The later steps of a flow wait for the first.
    else if (index > 0 && ['awaiting_funds', 'in_review'].includes(status)) step.status = 'pending';
    else step.status = status;
  }
}

/**
 * Takes a transaction through one transition of lifecycles.yaml: posts the money and sets the
 * status. If the status changes, queues the event. If the transition sends money back, starts the
 * return.
 *
 * @throws OverdrawnError if an account has too little money; the status stays the same
 * @throws OutsideModelError if lifecycles.yaml does not allow the transition
 */
export function move(
  world: World,
  transaction: Transaction,
  id: string,
  failure?: Omit<Failure, 'step'>,
): void {
  const from = transaction.status;
  if (failure !== undefined) world.checks?.checkFailure(world, transaction, failure.code);
  const transition = world.lifecycle.take('transaction', id, from, {
    groups: groupsOf(world, transaction),
    failure: failure?.code,
  });
  if (transition.to === 'processing' && from !== 'processing') {
    transaction.ledger = newChainPlace(world);
  }
  for (const movement of transition.money ?? []) {
    if (movement === 'book_first') {
      // Books only the first step, which brings money in, as a separate transaction on the chain.
      const ledger = newFinalPlace(world);
      postMovement(world, 'book', { ...transaction, ledger }, [0]);
      transaction.ledger = ledger;
      transaction.bookedAt = world.time;
    } else {
      // Money that a bank refused comes back in a separate transaction; `ledger` still describes
      // the payout.
      const ledger = movement === 'return' ? newFinalPlace(world) : transaction.ledger;
      const source = { ...transaction, ledger };
      postMovement(world, movement, source, indexesOf(transaction, movement));
      if (movement === 'book') transaction.bookedAt = world.time;
    }
  }
  transaction.status = transition.to;
  transaction.updatedAt = world.time;
  moveSteps(transaction, id);
  if (transition.to === 'settled') transaction.settledAt = world.time;
  if (failure !== undefined) transaction.failure = withStep(transaction, failure);
  if (isFinal(world, transition.to)) transaction.endedAt = world.time;
  if (transition.to !== 'in_review') transaction.review = null;
  if (transition.to !== from) world.notify('transaction', transaction.id, transition.to);
  if (transition.money?.includes('send_back') === true && failure !== undefined) {
    sendBack(world, transaction, failure.code);
  }
}

/**
 * Starts the return of money that arrived for a transaction and has left `incoming`.
 * @throws Error if no money has arrived
 */
export function sendBack(world: World, transaction: Transaction, reason: string): void {
  const [{ kind, amount, source }] = transaction.steps;
  returnMoney(world, {
    kind,
    owner: transaction.id,
    transactionId: transaction.id,
    issuanceId: null,
    customerId: transaction.customerId,
    amount: known(amount),
    reason,
    reference: transaction.reference,
    receivedAt: transaction.arrivedAt,
    source: known(source),
  });
}

function withStep(transaction: Transaction, failure: Failure): Failure {
  const { step, ...others } = failure;
  if (!transaction.isFlow) return others;
  const failed = transaction.steps.findIndex(({ status }) => status === 'failed');
  return { ...others, step: step ?? Math.max(0, failed) + 1 };
}

const entryOf = ({ data }: World, status: string) =>
  entryWith(data.transactions.statuses, 'status', status);

/** Returns whether a transaction status is final. */
export function isFinal(world: World, status: string): boolean {
  return entryOf(world, status).final;
}

/** Returns the statuses in which a transaction can be deleted. */
export const deletableStatuses = ({ data }: World): string[] =>
  data.transactions.statuses.filter((entry) => entry.deletable).map(({ status }) => status);

/**
 * Like `move`, but returns the name of the account that has too little money instead of throwing
 * OverdrawnError; returns undefined on success.
 */
export function tryMove(
  world: World,
  transaction: Transaction,
  id: string,
  failure?: Failure,
): string | undefined {
  try {
    move(world, transaction, id, failure);
    return undefined;
  } catch (error) {
    if (error instanceof OverdrawnError) return error.account.account;
    throw error;
  }
}
