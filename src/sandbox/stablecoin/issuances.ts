import { checkAddress } from '../addresses';
import { fieldProblem, Problem } from '../http/problem';
import { paymentReference } from '../ids';
import { advance, newFinalPlace } from '../money/advance';
import { rescale } from '../money/decimal';
import { postObjectMovement } from '../money/postings';
import { obstacleOf, stablecoinMovement, suspendAddress, whenMovable } from '../movement';
import type { Issuance } from '../moving';
import type { Failure, Money } from '../objects';
import { returnMoney } from '../returnedPayments/payments';
import { issuanceSource } from '../sources';
import { day, formatTime, hour } from '../time/format';
import type { World } from '../world';
import { checkIssuerAmount } from './checks';
import { issuedToday, movedMoneyOf, startOfDay } from './issuer';

/** The request body of createIssuance. */
export interface NewIssuance {
  readonly amount: { readonly value: string; readonly currency: string };
  readonly address: string;
  readonly reference?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Takes issuances of stablecoins from one status to the next. */
export class Issuances {
  constructor(private readonly world: World) {}

  /**
   * Orders an issuance.
   * @throws Problem `amount_invalid`, `currency_not_supported`, `destination_invalid` or
   *   `limit_exceeded`
   */
  create(input: NewIssuance): Issuance {
    const { world } = this;
    const { stablecoin, fx, sandbox } = world.data;
    const amount = checkIssuerAmount(world, input.amount, fx.pivot, stablecoin.issuance);
    checkAddress(world, input.address, 'destination_invalid', 'address');
    if (this.isBlocked(input.address)) {
      const message = 'Is frozen, suspended or closed; name another address';
      throw fieldProblem('destination_invalid', 'address', message);
    }
    this.checkCap(amount);
    const id = world.ids.next('iss', world.time);
    const payBefore = world.time + stablecoin.issuance.requestExpiresHours * hour;
    const from = world.currency(fx.pivot).decimals;
    const to = world.currency(stablecoin.symbol).decimals;
    const issuance: Issuance = {
      id,
      status: '–',
      amount,
      received: { currency: stablecoin.symbol, units: rescale(amount.units, from, to) },
      address: input.address,
      reference: input.reference ?? null,
      metadata: input.metadata ?? {},
      instructions: {
        type: 'bank_transfer',
        ...sandbox.stablecoin.payIn,
        reference: paymentReference(id),
        pay_before: formatTime(payBefore),
      },
      waitsForReport: false,
      failure: null,
      ledger: null,
      createdAt: world.time,
      updatedAt: world.time,
      mintedAt: undefined,
    };
    world.issuances.set(id, issuance);
    this.move(issuance, 'request');
    world.schedule.at(payBefore, () => {
      if (issuance.status === 'requested') this.move(issuance, 'expire');
    });
    return issuance;
  }

  /** Returns whether a freeze, suspension or closure of an address would end an issuance to it. */
  private isBlocked(to: string): boolean {
    return obstacleOf(this.world, { currencies: [], to }) !== undefined;
  }

  private checkCap({ currency, units }: Money): void {
    const { world } = this;
    const cap = world.unitsOf(world.data.stablecoin.issuance.dailyCapUsd, currency);
    const used = issuedToday(world);
    if (used + units <= cap) return;
    throw new Problem('limit_exceeded', 'The issuance would exceed the daily cap of the issuer.', {
      limit: {
        of: 'issuer',
        customer_id: null,
        per: 'day',
        amount: world.amount({ currency, units: cap }),
        left: world.amount({ currency, units: cap > used ? cap - used : 0n }),
        until: formatTime(startOfDay(world) + day),
      },
    });
  }

  receive(issuance: Issuance, money: Money): void {
    const { world } = this;
    const { seconds } = world.data.sandbox;
    const effect = world.effectOf('reference', issuance.reference);
    if (issuance.status !== 'requested') {
      const moved = { ...movedMoneyOf('issuance', issuance), amount: money };
      for (const movement of ['arrive', 'send_back']) {
        postObjectMovement(
          world,
          movement,
          { id: issuance.id, reference: null, ledger: null },
          moved,
        );
      }
      this.returnPayment(issuance, money, 'late');
    } else if (effect === 'payer_mismatch') {
      this.refuse(
        issuance,
        money,
        'payer_mismatch',
        'The money came from an account that is not registered.',
      );
    } else if (money.units !== issuance.amount.units) {
      this.refuse(issuance, money, 'amount_mismatch', 'The amount differs from the order.');
    } else {
      this.move(issuance, 'fund');
      world.after(seconds.issuer, () => {
        this.check(issuance, effect);
      });
    }
  }

  private refuse(issuance: Issuance, money: Money, code: string, detail: string): void {
    const moved = { ...movedMoneyOf('issuance', issuance), amount: money };
    advance(this.world, 'issuance', issuance, 'arrive_refused', moved, { code, detail });
    this.returnPayment(issuance, money, code);
  }

  private returnPayment(
    issuance: Issuance,
    amount: Money,
    reason: string,
    receivedAt?: number,
  ): void {
    returnMoney(this.world, {
      kind: 'issuance',
      owner: issuance.id,
      transactionId: null,
      issuanceId: issuance.id,
      customerId: null,
      amount,
      source: issuanceSource(this.world, reason === 'payer_mismatch'),
      reason,
      reference: issuance.reference,
      receivedAt,
    });
  }

  /** Approves an issuance and starts its mint, or refuses it and returns the dollars. */
  private check(issuance: Issuance, effect: string | undefined): void {
    const { world } = this;
    const receivedAt = issuance.updatedAt;
    // The address may have been frozen, suspended or closed since the issuance was requested.
    if (effect === 'refuse' || this.isBlocked(issuance.address)) {
      const code = 'compliance_refused';
      this.move(issuance, 'refuse', { code, detail: "The issuer's checks refused the issuance." });
      this.returnPayment(issuance, issuance.amount, code, receivedAt);
      return;
    }
    this.move(issuance, 'approve');
    if (effect === 'old_report') {
      world.reportAt = world.time + world.data.sandbox.seconds.reserveReport * 1000;
    }
    this.mint(issuance, receivedAt, false);
  }

  /**
   * Mints the stablecoins once the reserve report allows it and any pause has ended. If the address
   * is frozen or may not receive stablecoins, sends the dollars back.
   *
   * @param isSent whether the mint was sent earlier and would become final now
   */
  private mint(issuance: Issuance, receivedAt: number, isSent: boolean): void {
    const { world } = this;
    const completeMint = () => {
      this.mint(issuance, receivedAt, true);
    };
    issuance.waitsForReport = world.time < world.reportAt;
    if (issuance.waitsForReport) {
      world.schedule.at(world.reportAt, () => {
        this.mint(issuance, receivedAt, false);
      });
      return;
    }
    if (!isSent && world.hasEffect('reference', issuance.reference, 'destination_refused')) {
      suspendAddress(world, issuance.address);
    }
    if (this.isBlocked(issuance.address)) {
      const code = 'compliance_refused';
      const detail = 'The address may not receive the stablecoin.';
      this.move(issuance, 'fail_mint', { code, detail });
      this.returnPayment(issuance, issuance.amount, code, receivedAt);
    } else if (obstacleOf(world, stablecoinMovement(world)) === 'pause') {
      whenMovable(world, stablecoinMovement(world), completeMint);
    } else if (isSent) {
      issuance.ledger = newFinalPlace(world);
      issuance.mintedAt = world.time;
      this.move(issuance, 'mint');
    } else {
      world.after(world.data.epochs.finality.seconds, completeMint);
    }
  }

  private move(issuance: Issuance, id: string, failure?: Failure): void {
    advance(this.world, 'issuance', issuance, id, movedMoneyOf('issuance', issuance), failure);
  }
}
