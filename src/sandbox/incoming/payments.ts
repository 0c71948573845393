import { Problem } from '../http/problem';
import { findCustomer } from '../customers/operations';
import { isOpenCountry, isOpenToInstitutions } from '../customers/rules';
import type { SandboxData } from '../data';
import { guardIncoming } from '../guard/decide';
import { advance, placeAsFinal } from '../money/advance';
import { balanceProblem } from '../money/balanceProblem';
import { hasUnmetFreeze } from '../money/frozen';
import { OverdrawnError } from '../money/ledger';
import { checkMovable, whenMovable } from '../movement';
import type { IncomingPayment, Originator } from '../moving';
import type { Customer, Failure, Money } from '../objects';
import { day } from '../time/format';
import type { World } from '../world';
import { missingFields } from './originator';

/** Effects of test values that are themselves the reason for a review. */
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
    const effect = world.effectOf('reference', reference, 'return_refused');
    const isIncomplete = effect === 'travel_rule_data_missing';
    const payment: IncomingPayment = {
      id: world.ids.next('inc', world.time),
      status: '–',
      customerId: customer.id,
      amount,
      originator: isIncomplete ? { ...originator, address: null, country: null } : originator,
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
    const refused = this.refusalOf(payment, customer, originator);
    if (refused !== undefined) {
      this.move(payment, 'refuse', refused);
      return payment;
    }
    payment.ledger = placeAsFinal(world);
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

  /** `originator` is complete; fields of `payment.originator` can be missing. */
  private refusalOf(
    { amount, returnOf }: IncomingPayment,
    customer: Customer,
    originator: Originator,
  ): Failure | undefined {
    if (customer.status === 'closed') {
      return { code: 'customer_not_active', detail: 'The customer is closed.' };
    }
    // Returned money is accepted from any region.
    if (returnOf === null && !isFromOpenRegion(this.world.data, originator)) {
      const detail = 'The payer or the sending institution is in a region that is not open.';
      return { code: 'region_not_open', detail };
    }
    const decision = guardIncoming(this.world, customer, amount, originator);
    return decision.failure;
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
   * @throws Problem `status_transition_invalid`, `customer_not_active` or `service_unavailable`
   */
  accept(payment: IncomingPayment): void {
    if (payment.status !== 'in_review') throw statusProblem(payment);
    if (this.world.customers.get(payment.customerId)?.status !== 'active') {
      throw new Problem('customer_not_active', `${payment.customerId} is not active.`);
    }
    checkMovable(this.world, [payment.amount.currency]);
    this.credit(payment, 'accept');
  }

  /**
   * Starts the return of a payment.
   * @throws Problem `status_transition_invalid`, `customer_not_active`, `insufficient_balance` or
   *   `funds_frozen`
   */
  requestReturn(payment: IncomingPayment, reason: string): void {
    if (payment.status !== 'in_review' && payment.status !== 'credited')
      throw statusProblem(payment);
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
    id: 'give_up' | 'return_credited' | 'return_uncredited',
    reason: string,
  ): void {
    const { world } = this;
    this.move(payment, id);
    payment.failure = null;
    payment.return = { reason, requestedAt: world.time };
    const { time } = world;
    const finality = world.data.epochs.finality.seconds;
    world.after(finality, () => {
      whenMovable(world, tokensOf(payment), () => {
        this.finishReturn(payment, world.time > time + finality * 1000);
      });
    });
  }

  /** Returns why money that was credited may not leave the account, if it may not. */
  private stopOf({ isCredited, customerId, amount }: IncomingPayment): Failure | undefined {
    if (!isCredited) return undefined;
    if (findCustomer(this.world, customerId).suspensions.has('screening_finding')) {
      return { code: 'customer_not_active', detail: 'A finding on the customer is open.' };
    }
    return hasUnmetFreeze(this.world, customerId, amount.currency)
      ? { code: 'funds_frozen', detail: 'A freeze covers the money.' }
      : undefined;
  }

  /** @param isDelayed whether a pause has delayed the return, which is then checked again */
  private finishReturn(payment: IncomingPayment, isDelayed: boolean): void {
    const { world } = this;
    const suffix = payment.isCredited ? '' : '_uncredited';
    const failure = world.hasEffect('reference', payment.reference, 'return_refused')
      ? { code: 'destination_refused', detail: "The sender's account refused the return." }
      : isDelayed && this.stopOf(payment);
    if (failure) {
      this.move(payment, `fail_return${suffix}`, failure);
      payment.return = null;
      if (payment.review !== null) this.review(payment, payment.review.reason);
      return;
    }
    payment.returnedAt = world.time;
    this.move(payment, `finish_return${suffix}`);
  }

  /**
   * Credits the payments that were waiting for a customer who is active again. A payment in a
   * paused token is credited after the pause.
   */
  onActive({ id }: { readonly id: string }): void {
    const { world } = this;
    const isWaiting = ({ status, review }: IncomingPayment) =>
      status === 'in_review' && review?.reason === 'customer_suspended';
    for (const payment of world.incomingPayments.values()) {
      if (payment.customerId !== id || !isWaiting(payment)) continue;
      whenMovable(world, tokensOf(payment), () => {
        const isActive = world.customers.get(id)?.status === 'active';
        if (isActive && isWaiting(payment)) this.credit(payment, 'release');
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
 * Returns why a payment must be reviewed. The result of a check takes precedence over a suspension:
 * a payment held only for a suspension is credited when that ends, without a decision.
 */
function reviewReason({ status }: Customer, effect: string | undefined): string | undefined {
  if (effect !== undefined && reviews.has(effect)) return effect;
  return status === 'active' ? undefined : 'customer_suspended';
}

function statusProblem({ status }: IncomingPayment): Problem {
  return new Problem('status_transition_invalid', `The incoming payment is ${status}.`);
}

function isFromOpenRegion(data: SandboxData, { country, institution }: Originator): boolean {
  return isOpenCountry(data, country ?? '') && isOpenToInstitutions(data, institution.country);
}
