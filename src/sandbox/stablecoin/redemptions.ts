import { fieldProblem, missingProblem } from '../http/problem';
import { paymentReference } from '../ids';
import { known } from '../known';
import { advance, newFinalPlace } from '../money/advance';
import { rescale } from '../money/decimal';
import {
  obstacleOf,
  obstacleProblem,
  stablecoinMovement,
  suspendAddress,
  targetOf,
  whenMovable,
  type TokenMovement,
} from '../movement';
import type { Redemption } from '../moving';
import type { Failure, Money } from '../objects';
import { isBusinessDay } from '../time/calendar';
import { day, formatDay, formatTime, hour } from '../time/format';
import type { World } from '../world';
import { checkIssuerAmount } from './checks';
import { movedMoneyOf, queueOf, redeemedToday, startOfDay } from './issuer';

/** The request body of createRedemption. */
export interface NewRedemption {
  readonly amount: { readonly value: string; readonly currency: string };
  readonly bank_account_id: string;
  readonly reference?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Returns the movement that mints burned stablecoins again after a bank refused the dollars. */
export const newMint = (world: World, { source, burnedAt }: Redemption): TokenMovement =>
  stablecoinMovement(world, { to: source?.address, since: burnedAt });

/** Takes redemptions of stablecoins from one status to the next. */
export class Redemptions {
  constructor(private readonly world: World) {}

  /**
   * Orders a redemption.
   * @throws Problem `amount_invalid`, `currency_not_supported` or `not_found`
   */
  create(input: NewRedemption): Redemption {
    const { world } = this;
    const { stablecoin, fx, sandbox } = world.data;
    const amount = checkIssuerAmount(world, input.amount, stablecoin.symbol, stablecoin.redemption);
    const from = world.currency(stablecoin.symbol).decimals;
    const to = world.currency(fx.pivot).decimals;
    const units = rescale(amount.units, from, to);
    if (rescale(units, to, from) !== amount.units) {
      throw fieldProblem('amount_invalid', 'amount.value', 'Must be a whole number of cents');
    }
    if (!sandbox.stablecoin.accounts.some(({ id }) => id === input.bank_account_id)) {
      throw missingProblem('bank account', input.bank_account_id);
    }
    const id = world.ids.next('red', world.time);
    const payBefore = world.time + stablecoin.redemption.requestExpiresHours * hour;
    const redemption: Redemption = {
      id,
      status: '–',
      amount,
      received: { currency: fx.pivot, units },
      bankAccountId: input.bank_account_id,
      source: null,
      returnedTo: null,
      returnLedger: null,
      reference: input.reference ?? null,
      metadata: input.metadata ?? {},
      instructions: {
        type: 'network_transfer',
        address: sandbox.stablecoin.redemptionAddress,
        mint: stablecoin.mint,
        memo: paymentReference(id),
        pay_before: formatTime(payBefore),
      },
      failure: null,
      ledger: null,
      createdAt: world.time,
      updatedAt: world.time,
      burnedAt: undefined,
      countedAt: undefined,
      paidAt: undefined,
      returnedAt: undefined,
    };
    world.redemptions.set(id, redemption);
    this.move(redemption, 'request');
    world.schedule.at(payBefore, () => {
      if (redemption.status === 'requested') this.move(redemption, 'expire');
    });
    return redemption;
  }

  /**
   * Receives stablecoins at the redemption address, whose receiver hook refuses any amount other
   * than the redemption's.
   *
   * @throws Problem `invalid_request` for a transfer that fails on the chain
   */
  receive(redemption: Redemption, money: Money, sourceAddress?: string): void {
    const { world } = this;
    const address = sourceAddress ?? world.data.sandbox.stablecoin.holderAddress;
    const refuse = (field: string, message: string) =>
      fieldProblem('invalid_request', field, `${message}; the transfer failed on the chain`);
    if (redemption.status !== 'requested') {
      throw refuse('redemption_id', `Is ${redemption.status}`);
    }
    if (money.units !== redemption.amount.units) {
      throw refuse('amount.value', 'Does not match the redemption');
    }
    const obstacle = obstacleOf(world, stablecoinMovement(world, { from: address }));
    if (obstacle !== undefined) throw obstacleProblem(obstacle, 'source.address');
    const effect = world.effectOf('reference', redemption.reference);
    const isQueued =
      effect === 'cap_used' || queueOf(world).length > 0 || !this.fitsCap(redemption);
    redemption.ledger = newFinalPlace(world);
    redemption.burnedAt = world.time;
    redemption.source = { type: 'network_address', address };
    this.move(redemption, isQueued ? 'burn_queued' : 'burn');
    if (isQueued) this.serveQueueLater();
    else this.pay(redemption);
  }

  private fitsCap({ amount }: Redemption): boolean {
    const { world } = this;
    const { dailyCapUsd } = world.data.stablecoin.redemption;
    const cap = world.unitsOf(dailyCapUsd, amount.currency);
    return redeemedToday(world) + amount.units <= cap;
  }

  /** Pays queued redemptions, up to the cap, at the start of the next business day in UTC. */
  private serveQueueLater(): void {
    const { world } = this;
    const { pivot } = world.data.fx;
    let next = startOfDay(world) + day;
    while (!isBusinessDay(world, pivot, formatDay(next))) next += day;
    world.schedule.at(next, () => {
      for (const redemption of queueOf(this.world)) {
        if (!this.fitsCap(redemption)) {
          this.serveQueueLater();
          return;
        }
        this.move(redemption, 'leave_queue');
        this.pay(redemption);
      }
    });
  }

  private pay(redemption: Redemption): void {
    const { world } = this;
    redemption.countedAt = world.time;
    const address = redemption.source?.address;
    const losesPermission = world.hasEffect(
      'reference',
      redemption.reference,
      'destination_refused',
    );
    if (losesPermission && address !== undefined) suspendAddress(world, address);
    world.after(world.data.sandbox.seconds.bank, () => {
      if (world.effectOf('reference', redemption.reference) === 'bank_rejected') {
        this.bounce(redemption);
        return;
      }
      redemption.paidAt = world.time;
      this.move(redemption, 'pay');
    });
  }

  /**
   * Mints the stablecoins again at the address that they came from or, after a seizure, at the
   * address in the order. Holds the redemption while an obstacle blocks the mint.
   */
  private bounce(redemption: Redemption): void {
    const { world } = this;
    const failure = {
      code: 'bank_rejected',
      detail: 'The bank of the registered account refused the payment.',
      bank_reason: world.data.sandbox.bankReason,
    };
    const movement = newMint(world, redemption);
    if (obstacleOf(world, movement) === undefined) {
      this.mintAgain(redemption, 'bounce', failure);
      return;
    }
    this.move(redemption, 'bounce_held', failure);
    whenMovable(world, movement, () => {
      if (redemption.status === 'held') this.mintAgain(redemption, 'mint_held');
    });
    whenMovable(world, { ...movement, closure: 'due' }, () => {
      if (redemption.status !== 'held') return;
      this.move(redemption, 'need_account');
      this.payOther(redemption);
    });
  }

  private mintAgain(redemption: Redemption, id: string, failure?: Failure): void {
    const address = targetOf(this.world, newMint(this.world, redemption));
    redemption.returnedTo = address === undefined ? null : { type: 'network_address', address };
    redemption.returnLedger = newFinalPlace(this.world);
    redemption.returnedAt = this.world.time;
    this.move(redemption, id, failure);
  }

  /**
   * Pays a held redemption to the other registered account if the customer at the redemption's
   * address is closed. Does nothing unless a test value says that the institution has named that
   * account.
   */
  private payOther(redemption: Redemption): void {
    const { world } = this;
    if (!world.hasEffect('reference', redemption.reference, 'new_account')) return;
    world.after(world.data.sandbox.seconds.order, () => {
      whenMovable(world, { ...newMint(world, redemption), closure: 'due' }, () => {
        const isClosed = obstacleOf(world, newMint(world, redemption)) === 'closure';
        if (redemption.status !== 'held' || !isClosed) return;
        const other = world.data.sandbox.stablecoin.accounts.find(
          ({ id }) => id !== redemption.bankAccountId,
        );
        redemption.bankAccountId = known(other).id;
        redemption.paidAt = world.time;
        redemption.failure = null;
        this.move(redemption, 'pay_other');
      });
    });
  }

  private move(redemption: Redemption, id: string, failure?: Failure): void {
    advance(
      this.world,
      'redemption',
      redemption,
      id,
      movedMoneyOf('redemption', redemption),
      failure,
    );
  }
}
