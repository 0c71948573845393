import { originatorOf } from '../incomingPayments/originator';
import type { IncomingPayments } from '../incomingPayments/payments';
import { isIncoming, lastStep } from '../kinds';
import { newFinalPlace } from '../money/advance';
import { currenciesOf } from '../money/amounts';
import { whenMovable, type TokenMovement } from '../movement';
import type { Failure, Transaction } from '../objects';
import type { World } from '../world';
import {
  chainFailure,
  isUnsigned,
  makerFailure,
  stockFailure,
  paysOtherInstitution,
} from './chainFailure';
import { createFailure } from './failure';
import { createPayoutReturn } from './returned';
import { move, tryMove } from './status';

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
   * never answers, that moment comes `seconds.signer` later.
   */
  planFinality(transaction: Transaction): void {
    const { world } = this;
    const { epochs, sandbox } = world.data;
    const waiting = isUnsigned(world, transaction) ? sandbox.seconds.signer : 0;
    world.after(waiting + epochs.finality.seconds, () => {
      if (waiting === 0) this.finalize(transaction);
      else
        this.sendDelayed(transaction, () => {
          this.finalize(transaction);
        });
    });
  }

  /**
   * Ends the movement on the chain. If a settlement token is paused, an exchange fails at once,
   * because its quote would expire; any other transaction is sent after the pause if a new check
   * allows it.
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
        this.sendDelayed(transaction, () => {
          transaction.ledger = newFinalPlace(world);
          transaction.updatedAt = world.time;
          this.settle(transaction);
        });
      });
    }
  }

  /** Checks a delayed transaction again; sends it if the check passes, and fails it otherwise. */
  private sendDelayed(transaction: Transaction, send: () => void): void {
    const { world } = this;
    const failure = this.recheck(transaction);
    if (failure === undefined) {
      send();
      return;
    }
    const hasArrived = isIncoming(world, transaction.steps[0].kind);
    move(world, transaction, hasArrived ? 'fail_incoming' : 'refuse_delayed', failure);
  }

  private settle(transaction: Transaction): void {
    const { world } = this;
    const isPayout = lastStep(transaction).kind === world.kinds.fiatOut;
    const failure = chainFailure(world, transaction);
    if (failure !== undefined) {
      this.fail(transaction, failure);
      return;
    }
    const emptyAccount = tryMove(world, transaction, isPayout ? 'book_payout' : 'settle');
    if (emptyAccount === 'makers') {
      this.fail(transaction, makerFailure(world, transaction));
    } else if (emptyAccount === 'stock') {
      this.fail(transaction, stockFailure(world, transaction));
    } else if (emptyAccount !== undefined) {
      throw new Error(`The account ${emptyAccount} has too little money for ${transaction.id}.`);
    } else if (isPayout) {
      world.after(world.data.sandbox.seconds.bank, () => {
        this.receiveBankAnswer(transaction);
      });
    } else if (transaction.effect === 'payee_return') {
      this.planReturnByPayee(transaction);
    }
  }

  /**
   * Schedules the return of the received amount by the payee's institution. Does nothing unless the
   * payee is a customer of another institution.
   */
  private planReturnByPayee(transaction: Transaction): void {
    const { world } = this;
    const { received, customerId } = lastStep(transaction);
    const payer = world.customers.get(customerId);
    if (!paysOtherInstitution(world, transaction) || received === undefined || payer === undefined)
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
      move(world, transaction, 'fail_incoming', stockFailure(world, transaction));
    }
  }

  private receiveBankAnswer(transaction: Transaction): void {
    const { world } = this;
    if (transaction.effect === 'bank_rejected') {
      const { bankReason } = world.data.sandbox;
      const failure = {
        ...createFailure(
          'bank_rejected',
          'The receiving bank refused the payment.',
          transaction.steps.length,
        ),
        bank_reason: bankReason,
      };
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
