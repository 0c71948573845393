import { Problem, statusDetail } from '../http/problem';
import { findCustomer } from '../customers/operations';
import { inactiveDetail } from '../customers/rules';
import { advance, newFinalPlace } from '../money/advance';
import { balanceProblem } from '../money/balanceProblem';
import { hasUnmetFreeze } from '../money/frozen';
import { OverdrawnError } from '../money/ledger';
import { checkNotPaused, whenMovable } from '../movement';
import type { IncomingPayment, Originator } from '../moving';
import type { Customer, Failure, Money } from '../objects';
import { day } from '../time/format';
import type { World } from '../world';
import { missingFields } from './originator';
import { creditRefusalOf, refusalOf } from './refusals';

/** Effects of test values; each effect is also the reason for the review that it causes. */
const reviews = new Set(['sanctions_screening', 'name_mismatch']);

/** Takes incoming payments, which other institutions send to customers, through their statuses. */
export class IncomingPayments {
  constructor(private readonly world: World) {}

  /**
   * Credits an arriving payment, puts it into review or refuses it.
   *
   * @param returnOf id of the institution's transaction that the payment returns
   */
  arrive(
    customer: Customer,
    amount: Money,
    originator: Originator,
    reference: string | null,
    returnOf: string | null = null,
  ): IncomingPayment {
    const { world } = this;
    const effect = world.effectOf('reference', reference);
    const isIncomplete = effect === 'travel_rule_data_missing';
    const payment: IncomingPayment = {
      id: world.ids.next('inc', world.time),
      status: '–',
      customerId: customer.id,
      amount,
      originator: isIncomplete ? { ...originator, address: null, country: null } : originator,
      payer: originator,
      beneficiary: {
        name: payeeName(customer, effect),
        account: customer.networkAddress ?? '',
      },
      reference,
      returnOf,
      review: null,
      failure: null,
      isCredited: false,
      return: null,
      ledger: null,
      createdAt: world.time,
      updatedAt: world.time,
      creditedAt: undefined,
      returnedAt: undefined,
    };
    world.incomingPayments.set(payment.id, payment);
    const refused = refusalOf(world, payment, customer);
    if (refused !== undefined) {
      this.move(payment, 'refuse', refused);
      return payment;
    }
    payment.ledger = newFinalPlace(world);
    const isMissingData = missingFields(world, payment).length > 0;
    const reason = isMissingData ? 'travel_rule_data_missing' : reviewReason(customer, effect);
    if (reason !== undefined) {
      this.move(payment, 'receive_for_review');
      this.review(payment, reason);
    } else {
      this.credit(payment, 'receive');
    }
    return payment;
  }

  private review(payment: IncomingPayment, reason: string): void {
    const { world } = this;
    const until = world.time + world.data.limits.incomingReviewDays * day;
    const review = { reason, until };
    payment.review = review;
    world.schedule.at(until, () => {
      if (payment.status !== 'in_review' || payment.review !== review) return;
      this.startReturn(payment, 'give_up', 'Nobody decided in time.');
    });
  }

  private credit(payment: IncomingPayment, id: 'receive' | 'accept' | 'release'): void {
    payment.review = null;
    payment.isCredited = true;
    payment.creditedAt = this.world.time;
    this.move(payment, id);
  }

  /**
   * Credits a payment in review.
   * @throws Problem `status_transition_invalid`, `customer_not_active`, `compliance_refused` or
   *   `service_unavailable`
   */
  accept(payment: IncomingPayment): void {
    if (payment.status !== 'in_review') throw statusProblem(payment, ['in_review']);
    const customer = findCustomer(this.world, payment.customerId);
    if (customer.status !== 'active') {
      throw new Problem('customer_not_active', inactiveDetail(customer));
    }
    const refused = creditRefusalOf(this.world, payment, customer);
    if (refused !== undefined) throw new Problem(refused.code, refused.detail);
    checkNotPaused(this.world, [payment.amount.currency]);
    this.credit(payment, 'accept');
  }

  /**
   * Starts the return of a payment.
   * @throws Problem `status_transition_invalid`, `customer_not_active`, `insufficient_balance` or
   *   `funds_frozen`
   */
  requestReturn(payment: IncomingPayment, reason: string): void {
    const allowed = ['in_review', 'credited'];
    if (!allowed.includes(payment.status)) throw statusProblem(payment, allowed);
    const stop = this.stopOf(payment);
    const overdrawn = () => balanceProblem(this.world, payment.customerId, payment.amount);
    if (stop !== undefined) {
      // The problem says how much is available and how much is frozen.
      throw stop.code === 'funds_frozen' ? overdrawn() : new Problem(stop.code, stop.detail);
    }
    try {
      this.startReturn(
        payment,
        payment.isCredited ? 'return_credited' : 'return_uncredited',
        reason,
      );
    } catch (error) {
      if (!(error instanceof OverdrawnError)) throw error;
      throw overdrawn();
    }
  }

  private startReturn(
    payment: IncomingPayment,
    id: 'give_up' | 'return_credited' | 'return_uncredited' | 'refuse_release',
    reason: string,
    failure: Failure | null = null,
  ): void {
    const { world } = this;
    this.move(payment, id, failure ?? undefined);
    payment.failure = failure;
    payment.return = { reason, requestedAt: world.time, ledger: null };
    const { time } = world;
    const finality = world.data.epochs.finality.seconds;
    if (this.hasEffect(payment, 'signer_unavailable')) {
      world.after(world.data.sandbox.seconds.signer, () => {
        const detail = 'Your signer did not sign the return in time.';
        this.failReturn(payment, this.stopOf(payment) ?? { code: 'signer_unavailable', detail });
      });
      return;
    }
    world.after(finality, () => {
      whenMovable(world, tokensOf(payment), () => {
        this.finishReturn(payment, world.time > time + finality * 1000);
      });
    });
  }

  /** Returns the failure if credited money may not leave the account. */
  private stopOf({ isCredited, customerId, amount }: IncomingPayment): Failure | undefined {
    if (!isCredited) return undefined;
    if (findCustomer(this.world, customerId).suspensions.has('screening_finding')) {
      return { code: 'customer_not_active', detail: 'A finding on the customer is open.' };
    }
    return hasUnmetFreeze(this.world, customerId, amount.currency)
      ? { code: 'funds_frozen', detail: 'A freeze covers the money.' }
      : undefined;
  }

  /** @param isDelayed whether a pause has delayed the return, which must then be checked again */
  private finishReturn(payment: IncomingPayment, isDelayed: boolean): void {
    const failure = this.hasEffect(payment, 'return_refused')
      ? { code: 'destination_refused', detail: "The sender's account refused the return." }
      : isDelayed && this.stopOf(payment);
    if (failure) {
      this.failReturn(payment, failure);
      return;
    }
    payment.returnedAt = this.world.time;
    payment.return = payment.return && { ...payment.return, ledger: newFinalPlace(this.world) };
    this.move(payment, payment.isCredited ? 'finish_return' : 'finish_return_uncredited');
  }

  private failReturn(payment: IncomingPayment, failure: Failure): void {
    const id = payment.isCredited ? 'fail_return' : 'fail_return_uncredited';
    this.move(payment, id, failure);
    payment.return = null;
    if (payment.review !== null) this.review(payment, payment.review.reason);
  }

  private hasEffect({ reference }: IncomingPayment, effect: string): boolean {
    return this.world.hasEffect('reference', reference, effect);
  }

  /**
   * Credits the payments that waited for a customer to be active again, or returns those that the
   * policy now refuses.
   */
  onActive(customer: Customer): void {
    const { world } = this;
    const { id } = customer;
    // Once a return has failed, the institution decides.
    const isWaiting = ({ status, review, failure }: IncomingPayment) =>
      status === 'in_review' && review?.reason === 'customer_suspended' && failure === null;
    for (const payment of world.incomingPayments.values()) {
      if (payment.customerId !== id || !isWaiting(payment)) continue;
      whenMovable(world, tokensOf(payment), () => {
        if (customer.status !== 'active' || !isWaiting(payment)) return;
        const refused = creditRefusalOf(world, payment, customer);
        if (refused === undefined) this.credit(payment, 'release');
        else this.startReturn(payment, 'refuse_release', refused.detail, refused);
      });
    }
  }

  private move(payment: IncomingPayment, id: string, failure?: Failure): void {
    const { id: owner, customerId, amount } = payment;
    const moved = { kind: 'incoming_payment', owner, customerId, amount };
    advance(this.world, 'incoming_payment', payment, id, moved, failure);
  }
}

const tokensOf = ({ amount }: IncomingPayment) => ({ currencies: [amount.currency] });

/** Returns the payee's name as the sending institution knows it. */
function payeeName({ details }: Customer, effect: string | undefined): string | null {
  if (effect === 'payee_name_missing') return null;
  return effect === 'name_mismatch' ? 'Another Name Ltd' : String(details['legal_name']);
}

/**
 * Returns why a payment must be reviewed; undefined if it need not be. Test values come first,
 * because a payment held only for a suspension needs no decision.
 */
function reviewReason({ status }: Customer, effect: string | undefined): string | undefined {
  if (effect !== undefined && reviews.has(effect)) return effect;
  return status === 'active' ? undefined : 'customer_suspended';
}

function statusProblem({ status }: IncomingPayment, allowed: readonly string[]): Problem {
  const detail = statusDetail('The incoming payment', status, allowed);
  return new Problem('status_transition_invalid', detail);
}
