import { guardTransaction } from '../guard/decide';
import { originatorOf } from '../incoming/originator';
import type { IncomingPayments } from '../incoming/payments';
import { isIncoming, lastStep, stablecoinKinds } from '../kinds';
import { placeAsFinal } from '../money/advance';
import { currenciesOf } from '../money/amounts';
import { obstacleOf, stablecoins, whenMovable, type TokenMovement } from '../movement';
import type { Failure, Step, Transaction } from '../objects';
import type { World } from '../world';
import { createFailure } from './failure';
import { frozenFailure } from './frozenStep';
import { planAmounts } from './planAmounts';
import { createPayoutReturn, returnFailure } from './returned';
import { move, tryMove } from './status';

/**
 * Returns the number, from 1, of the first step of one of these kinds or, if there is none, of the
 * last step.
 */
function stepOf({ steps }: Transaction, kinds: readonly string[]): number {
  const index = steps.findIndex(({ kind }) => kinds.includes(kind));
  return index === -1 ? steps.length : index + 1;
}

function settlementTokens(world: World, steps: Transaction['steps']): TokenMovement {
  const isSettlement = (currency: string) => world.currency(currency).kind === 'fiat';
  return { currencies: currenciesOf(world, steps).filter(isSettlement) };
}

/** Processes a transaction on the chain and then, if it ends in a payout, at a bank. */
export class Chain {
  constructor(
    private readonly world: World,
    private readonly incoming: IncomingPayments,
    private readonly recheck: (transaction: Transaction) => Failure | undefined,
  ) {}

  /**
   * Schedules the moment when the movement on the chain becomes final. For a flow whose signer
   * never answers, that moment comes `seconds.signer` later, and the later steps fail.
   */
  planFinality(transaction: Transaction): void {
    const { epochs, sandbox } = this.world.data;
    const waiting = this.isUnsigned(transaction) ? sandbox.seconds.signer : 0;
    this.world.after(waiting + epochs.finality.seconds, () => {
      if (waiting === 0 || this.maySend(transaction)) this.finalize(transaction);
    });
  }

  /**
   * Returns whether a transaction is a flow whose money arrives but whose later steps are never
   * signed.
   */
  private isUnsigned({ isFlow, effect, steps }: Transaction): boolean {
    return isFlow && effect === 'signer_unavailable' && isIncoming(this.world, steps[0].kind);
  }

  /**
   * Ends the movement on the chain. If a settlement token is paused, the transaction is sent again
   * after the pause if it still may; an exchange fails at once, because its quote would expire.
   */
  private finalize(transaction: Transaction): void {
    const { world } = this;
    const settlement = settlementTokens(world, transaction.steps);
    const paused = settlement.currencies.find((currency) => world.isPaused(currency));
    if (paused === undefined) {
      this.settle(transaction);
    } else if (transaction.quoteId !== undefined) {
      const detail = `The token of ${paused} is paused.`;
      this.fail(transaction, createFailure('quote_expired', detail));
    } else {
      whenMovable(world, settlement, () => {
        if (!this.maySend(transaction)) return;
        transaction.ledger = placeAsFinal(world);
        transaction.updatedAt = world.time;
        this.settle(transaction);
      });
    }
  }

  /** Checks a delayed transaction again; returns whether it has passed and not failed. */
  private maySend(transaction: Transaction): boolean {
    const { world } = this;
    const failure = this.recheck(transaction);
    if (failure === undefined) return true;
    const isArrived = isIncoming(world, transaction.steps[0].kind);
    move(world, transaction, isArrived ? 'fail_incoming' : 'refuse_delayed', failure);
    return false;
  }

  private settle(transaction: Transaction): void {
    const { world } = this;
    const isPayout = lastStep(transaction).kind === world.kinds.fiatOut;
    // Includes the obstacles to the first step, which is booked even if a later step fails.
    const failure =
      returnFailure(world, transaction) ??
      this.quoteFailure(transaction) ??
      this.stablecoinFailure(transaction.steps.slice(0, 1)) ??
      planAmounts(world, transaction) ??
      this.chainFailure(transaction);
    if (failure !== undefined) {
      this.fail(transaction, failure);
      return;
    }
    const emptyAccount = tryMove(world, transaction, isPayout ? 'book_payout' : 'settle');
    if (emptyAccount === 'makers') {
      this.fail(transaction, this.noMaker(transaction));
    } else if (emptyAccount === 'stock') {
      this.fail(transaction, this.noStock(transaction));
    } else if (emptyAccount !== undefined) {
      throw new Error(`${emptyAccount} has too little for ${transaction.id}.`);
    } else if (isPayout) {
      world.after(world.data.sandbox.seconds.bank, () => {
        this.receiveBankAnswer(transaction);
      });
    } else if (transaction.effect === 'payee_return') {
      this.planReturnByPayee(transaction);
    }
  }

  /**
   * Schedules the return of the received amount by the institution that received it. Does nothing
   * if the transaction does not pay another institution.
   */
  private planReturnByPayee(transaction: Transaction): void {
    const { world } = this;
    const { received, customerId } = lastStep(transaction);
    const payer = world.customers.get(customerId);
    if (!this.paysOtherInstitution(transaction) || received === undefined || payer === undefined)
      return;
    world.dueBack.add(received);
    world.after(world.data.sandbox.seconds.bankReturn, () => {
      const { reference, id } = transaction;
      whenMovable(world, { currencies: [received.currency] }, () => {
        world.dueBack.delete(received);
        this.incoming.arrive(payer, received, originatorOf(world), reference, id);
      });
    });
  }

  private paysOtherInstitution(transaction: Transaction): boolean {
    const { kind, receiverId } = lastStep(transaction);
    return kind === this.world.kinds.transfer && receiverId === undefined;
  }

  private chainFailure(transaction: Transaction): Failure | undefined {
    const { effect, steps } = transaction;
    // A freeze that began later does not stop what is already on the chain.
    const frozen = frozenFailure(this.world, transaction, transaction.updatedAt);
    if (frozen !== undefined) return frozen;
    if (this.isUnsigned(transaction)) {
      return createFailure(
        'signer_unavailable',
        'The signer of the institution did not answer.',
        2,
      );
    }
    if (effect === 'quote_expired') return this.noMaker(transaction);
    if (effect === 'stablecoin_unavailable') return this.noStock(transaction);
    const stopped = this.stablecoinFailure(steps);
    if (stopped !== undefined) return stopped;
    if (effect === 'destination_refused') {
      return createFailure(effect, 'The receiving account refuses the token.', steps.length);
    }
    if (effect === 'receiver_region_not_open' && this.paysOtherInstitution(transaction)) {
      const detail = 'The receiver is in a region that is not open.';
      return createFailure('destination_refused', detail, steps.length);
    }
    return this.guardFlow(transaction);
  }

  private noMaker(transaction: Transaction): Failure {
    const step = stepOf(transaction, [this.world.kinds.exchange]);
    return createFailure('quote_expired', 'No market maker executed the exchange.', step);
  }

  private noStock(transaction: Transaction): Failure {
    const step = stepOf(transaction, stablecoinKinds(this.world));
    const detail = 'The stock for conversions is used up.';
    return createFailure('stablecoin_unavailable', detail, step);
  }

  private quoteFailure({ quoteId, updatedAt }: Transaction): Failure | undefined {
    const quote = this.world.quotes.get(quoteId ?? '');
    return quote === undefined || updatedAt < quote.expiresAt
      ? undefined
      : createFailure('quote_expired', 'The quote expired before the exchange was signed.');
  }

  /**
   * Returns a failure if a pause, or a frozen or suspended receiving address, stops a conversion.
   */
  private stablecoinFailure(steps: readonly Step[]): Failure | undefined {
    for (const [index, { kind, destination }] of steps.entries()) {
      if (!stablecoinKinds(this.world).includes(kind)) continue;
      const movement = stablecoins(this.world, { to: destination?.address });
      const obstacle = obstacleOf(this.world, movement);
      if (obstacle === 'pause') {
        return createFailure('stablecoin_unavailable', 'The stablecoin is paused.', index + 1);
      }
      if (obstacle !== undefined) {
        const detail = 'The receiving address may not receive the stablecoin.';
        return createFailure('destination_refused', detail, index + 1);
      }
    }
    return undefined;
  }

  /**
   * Applies the guard policy to a flow that began with money from outside, once its amounts are
   * known; returns a failure if the policy refuses the flow.
   */
  private guardFlow(transaction: Transaction): Failure | undefined {
    const { world } = this;
    if (!transaction.isFlow || !isIncoming(world, transaction.steps[0].kind)) return undefined;
    const { outcome, failure } = guardTransaction(world, transaction);
    const isApproved = outcome === 'needs_approval' && world.approvals.has(transaction.id);
    return isApproved ? undefined : failure;
  }

  private fail(transaction: Transaction, failure: Failure): void {
    const { world } = this;
    const [first, ...others] = transaction.steps;
    for (const step of others) {
      step.amount = step.fee = step.received = step.rate = undefined;
    }
    if (!isIncoming(world, first.kind)) {
      move(world, transaction, 'fail_outgoing', failure);
    } else if (!transaction.isFlow || first.received === undefined || failure.step === 1) {
      move(world, transaction, 'fail_incoming', failure);
    } else if (tryMove(world, transaction, 'settle_first_step', failure) !== undefined) {
      move(world, transaction, 'fail_incoming', this.noStock(transaction));
    }
  }

  private receiveBankAnswer(transaction: Transaction): void {
    const { world } = this;
    if (transaction.effect === 'bank_rejected') {
      const failure = createFailure(
        'bank_rejected',
        'The receiving bank refused the payment.',
        transaction.steps.length,
      );
      const currencies = [lastStep(transaction).amount?.currency ?? ''];
      whenMovable(world, { currencies }, () => {
        move(world, transaction, transaction.isFlow ? 'bounce_flow' : 'bounce', failure);
      });
      return;
    }
    move(world, transaction, 'settle_payout');
    if (transaction.effect !== 'bank_return') return;
    world.after(world.data.sandbox.seconds.bankReturn, () => {
      this.planFinality(createPayoutReturn(world, transaction));
    });
  }
}
