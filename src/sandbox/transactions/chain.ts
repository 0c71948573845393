import { isFrozenAddress } from '../addresses';
import { guardTransaction } from '../guard/decide';
import { originatorOf } from '../incoming/originator';
import type { IncomingPayments } from '../incoming/payments';
import { isIncoming, lastStep } from '../kinds';
import { calculate, isWithinBounds } from '../money/amounts';
import { isLess } from '../money/decimal';
import { rateBetween } from '../money/rates';
import type { Failure, Money, Step, Transaction } from '../objects';
import type { World } from '../world';
import { returnPayment } from './returned';
import { move, tryMove } from './status';

/** Makes a failure reason; `step` counts from 1. */
export function reason(code: string, detail: string, step?: number): Failure {
  return { code, detail, ...(step !== undefined && { step }) };
}

/**
 * Returns the number of the first step of one of these kinds, from 1; otherwise of the last step.
 */
function stepOf({ steps }: Transaction, kinds: readonly string[]): number {
  const index = steps.findIndex(({ kind }) => kinds.includes(kind));
  return index === -1 ? steps.length : index + 1;
}

/** Processes a transaction: on the chain, then at a bank. */
export class Chain {
  constructor(
    private readonly world: World,
    private readonly incoming: IncomingPayments,
  ) {}

  /**
   * Schedules the moment when the movement on the chain becomes final. A flow that began with money
   * from outside waits for the signer before that.
   */
  planFinality(transaction: Transaction): void {
    const { epochs, sandbox } = this.world.data;
    const waiting = this.isUnsigned(transaction) ? sandbox.seconds.signer : 0;
    this.world.after(waiting + epochs.finality.seconds, () => {
      this.finalize(transaction);
    });
  }

  /** Returns whether the signer never signs the later steps of a flow whose money has arrived. */
  private isUnsigned({ isFlow, effect, steps }: Transaction): boolean {
    return isFlow && effect === 'signer_unavailable' && isIncoming(this.world, steps[0].kind);
  }

  private finalize(transaction: Transaction): void {
    const { world } = this;
    const isPayout = lastStep(transaction).kind === world.kinds.fiatOut;
    const refused = this.planSteps(transaction) ?? this.refusedOnChain(transaction);
    if (refused !== undefined) {
      this.fail(transaction, refused);
      return;
    }
    const missing = tryMove(world, transaction, isPayout ? 'book_payout' : 'settle');
    const { exchange } = world.kinds;
    if (missing === 'makers') {
      const step = stepOf(transaction, [exchange]);
      this.fail(
        transaction,
        reason('quote_expired', 'No market maker executed the exchange.', step),
      );
    } else if (missing === 'stock') {
      const step = stepOf(transaction, this.stablecoinKinds());
      this.fail(
        transaction,
        reason('stablecoin_unavailable', 'The stablecoins in stock are used up.', step),
      );
    } else if (missing !== undefined) {
      throw new Error(`${missing} has too little money for ${transaction.id}.`);
    } else if (isPayout) {
      world.after(world.data.sandbox.seconds.bank, () => {
        this.answerOfBank(transaction);
      });
    } else if (transaction.effect === 'payee_return') {
      this.planReturnByPayee(transaction);
    }
  }

  /** Simulates that the receiving institution sends a transfer back, less the fee paid for it. */
  private planReturnByPayee(transaction: Transaction): void {
    const { world } = this;
    const { kind, receiverId, received, customerId } = lastStep(transaction);
    const payer = world.customers.get(customerId);
    const isToOthers = kind === world.kinds.transfer && receiverId === undefined;
    if (!isToOthers || received === undefined || payer === undefined) return;
    world.after(world.data.sandbox.seconds.bankReturn, () => {
      const { reference, id } = transaction;
      this.incoming.arrive(payer, received, originatorOf(world), reference, id);
    });
  }

  private stablecoinKinds(): string[] {
    return [this.world.kinds.stablecoinIn, this.world.kinds.stablecoinOut];
  }

  private refusedOnChain(transaction: Transaction): Failure | undefined {
    const { effect, steps } = transaction;
    if (this.isUnsigned(transaction)) {
      return reason('signer_unavailable', 'The signer of the institution did not answer.', 2);
    }
    if (effect === 'stablecoin_unavailable') {
      const step = stepOf(transaction, this.stablecoinKinds());
      return reason(effect, 'The stablecoin is paused.', step);
    }
    const frozen = steps.findIndex(
      ({ destination }) =>
        destination?.address !== undefined && isFrozenAddress(this.world, destination.address),
    );
    if (frozen !== -1) {
      return reason('destination_refused', 'The receiving address is frozen.', frozen + 1);
    }
    if (effect === 'destination_refused') {
      return reason(effect, 'The receiving account refuses the token.', steps.length);
    }
    const guard = this.guardFlow(transaction);
    if (guard !== undefined) return guard;
    if (this.world.customers.get(steps[0].customerId)?.status === 'closed') {
      return reason('customer_not_active', 'The customer is closed.', 1);
    }
    const closed = steps.findIndex(({ receiverId }) => {
      const receiver = receiverId === undefined ? undefined : this.world.customers.get(receiverId);
      return receiver?.status === 'closed';
    });
    if (closed === -1) return undefined;
    return reason('destination_refused', 'The receiver is closed.', closed + 1);
  }

  /**
   * Checks a flow that began with money from outside against the guard, once its amounts are known.
   */
  private guardFlow(transaction: Transaction): Failure | undefined {
    const { world } = this;
    if (!transaction.isFlow || !isIncoming(world, transaction.steps[0].kind)) return undefined;
    const decision = guardTransaction(world, transaction);
    return decision.outcome === 'deny' ? decision.failure : undefined;
  }

  /** Fills in the amounts of a flow's steps at current rates. */
  private planSteps({ isFlow, steps }: Transaction): Failure | undefined {
    if (!isFlow) return undefined;
    let money: Money | undefined = steps[0].amount;
    for (const [index, step] of steps.entries()) {
      if (money === undefined) throw new Error('The previous step yielded nothing.');
      const found = this.planStep(step, money, index);
      if (found !== undefined) return found;
      money = step.received;
    }
    return undefined;
  }

  private planStep(step: Step, money: Money, index: number): Failure | undefined {
    const { world } = this;
    if (index > 0 && !isWithinBounds(world, money)) {
      return reason(
        'limit_exceeded',
        'The amount is outside the bounds of its currency.',
        index + 1,
      );
    }
    if (step.kind !== world.kinds.exchange || step.buyCurrency === undefined) {
      calculate(world, step, money);
      return undefined;
    }
    const rate = rateBetween(world.data, money.currency, step.buyCurrency);
    const least = step.minimumRate;
    if (least !== undefined && isLess(rate, least)) {
      return reason('quote_expired', 'No rate reached minimum_rate.', index + 1);
    }
    calculate(world, step, money, rate);
    return undefined;
  }

  private fail(transaction: Transaction, why: Failure): void {
    const { world } = this;
    const [first, ...others] = transaction.steps;
    for (const step of others) {
      step.amount = step.fee = step.received = step.rate = undefined;
    }
    if (!isIncoming(world, first.kind)) {
      move(world, transaction, 'fail_outgoing', why);
    } else if (transaction.isFlow && first.received !== undefined && why.step !== 1) {
      move(world, transaction, 'settle_first_step', why);
    } else {
      move(world, transaction, 'fail_incoming', why);
    }
  }

  private answerOfBank(transaction: Transaction): void {
    const { world } = this;
    if (transaction.effect === 'bank_rejected') {
      const why = reason(
        'bank_rejected',
        'The receiving bank refused the payment.',
        transaction.steps.length,
      );
      move(world, transaction, transaction.isFlow ? 'bounce_flow' : 'bounce', why);
      return;
    }
    move(world, transaction, 'settle_payout');
    if (transaction.effect !== 'bank_return') return;
    world.after(world.data.sandbox.seconds.bankReturn, () => {
      this.planFinality(returnPayment(world, transaction));
    });
  }
}
