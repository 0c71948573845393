import { guardTransaction } from '../guardAndLimits/decide';
import type { IncomingPayments } from '../incomingPayments/payments';
import { customersOf, isIncoming, isPaying, lastStep } from '../kinds';
import type { Failure, Transaction } from '../objects';
import type { World } from '../world';
import { Chain } from './chain';
import { createFailure, createQuoteFailure, createSignerFailure } from './failure';
import { frozenFailure } from './frozenStep';
import { paymentFailure, paymentLimitFailure } from './paymentFailure';
import { reviewDeciders, reviewTime, undecidedEffects, type Decider } from './reviews';
import { move } from './status';

/**
 * Takes transactions from one status to the next as time passes, money arrives and people decide.
 */
export class Runner {
  readonly #chain: Chain;

  constructor(
    private readonly world: World,
    incoming: IncomingPayments,
  ) {
    this.#chain = new Chain(world, incoming, (transaction) => this.recheck(transaction));
  }

  /** Schedules the check of an outgoing transaction for when it is due. */
  planStart(transaction: Transaction): void {
    const { start, cutOff } = this.world.data.sandbox.seconds;
    const earliest = Math.max(this.world.time + start * 1000, transaction.executeAt ?? 0);
    const pause =
      transaction.effect === 'after_cut_off' &&
      lastStep(transaction).kind === this.world.kinds.fiatOut
        ? cutOff * 1000
        : 0;
    this.world.schedule.at(earliest + pause, () => {
      if (transaction.status === 'pending') this.check(transaction);
    });
  }

  private check(transaction: Transaction): void {
    transaction.isDue = true;
    const failure = this.dueFailure(transaction) ?? this.refusalOf(transaction);
    if (failure !== undefined) {
      move(this.world, transaction, 'refuse_pending', failure);
    } else if (this.review(transaction, 'review')) {
      // The transaction is signed once it is approved.
    } else if (transaction.effect === 'signer_unavailable') {
      this.waitForSigner(transaction);
    } else {
      this.process(transaction, 'start');
    }
  }

  /** Fails a transaction whose signer never answers; an exchange fails when its quote expires. */
  private waitForSigner(transaction: Transaction): void {
    const { world } = this;
    const quote = world.quotes.get(transaction.quoteId ?? '');
    const time = world.time + world.data.sandbox.seconds.signer * 1000;
    world.schedule.at(quote?.expiresAt ?? time, () => {
      if (transaction.status !== 'pending') return;
      const failure = quote === undefined ? createSignerFailure() : this.dueFailure(transaction);
      move(world, transaction, 'refuse_pending', failure);
    });
  }

  private inactiveFailure(transaction: Transaction): Failure | undefined {
    const customers = customersOf(transaction).map((id = '') => this.world.customers.get(id));
    const index = customers.findIndex((customer) => (customer?.status ?? 'active') !== 'active');
    const customer = customers[index];
    return customer === undefined
      ? undefined
      : createFailure(
          'customer_not_active',
          `${customer.id} is ${customer.status}.`,
          Math.max(index, 1),
        );
  }

  private dueFailure(transaction: Transaction): Failure | undefined {
    const { world } = this;
    if (transaction.effect === 'insufficient_balance') {
      return createFailure('insufficient_balance', 'The on-chain balance is too low.');
    }
    const quote = world.quotes.get(transaction.quoteId ?? '');
    const isExpired =
      transaction.effect === 'quote_expired' || (quote?.expiresAt ?? 0) <= world.time;
    if (quote !== undefined && isExpired) return createQuoteFailure();
    if (transaction.executeAt === undefined) return undefined;
    return paymentLimitFailure(world, transaction);
  }

  /** Returns the failure if a transaction from a balance may not be sent to the chain now. */
  private refusalOf(transaction: Transaction, isDelayed = false): Failure | undefined {
    const { outcome, failure, required = 0 } = guardTransaction(this.world, transaction);
    const { given } = this.world.approvals.get(transaction.id) ?? { given: 0 };
    const isRefused = outcome === 'deny' || (isDelayed && given < required);
    return (
      this.inactiveFailure(transaction) ??
      frozenFailure(this.world, transaction) ??
      (isRefused ? failure : undefined)
    );
  }

  /**
   * Returns the failure if a transaction that a pause or a missing signer has delayed may not be
   * sent to the chain now. A payout that comes back always may.
   */
  private recheck(transaction: Transaction): Failure | undefined {
    if (transaction.returnOf !== undefined) return undefined;
    return isIncoming(this.world, transaction.steps[0].kind)
      ? this.inactiveFailure(transaction)
      : this.refusalOf(transaction, true);
  }

  /** Opens a review if a test value or the guard policy requires one; returns whether it did. */
  private review(transaction: Transaction, id: 'review' | 'arrive_in_review'): boolean {
    const effect = reviewDeciders[transaction.effect ?? ''];
    // A policy asks for approvals only if the transaction pays somebody.
    const asked =
      effect === 'institution' && !isPaying(this.world, transaction) ? undefined : effect;
    const by = asked ?? (this.lacksApproval(transaction) ? 'institution' : undefined);
    if (by === undefined) return false;
    move(this.world, transaction, id);
    this.openReview(transaction, by);
    if (asked !== undefined && !undecidedEffects.has(transaction.effect ?? '')) {
      this.world.after(this.world.data.sandbox.seconds.review, () => {
        this.decideApproval(transaction, ['hold', 'approve'].includes(transaction.effect ?? ''));
      });
    }
    return true;
  }

  private lacksApproval(transaction: Transaction): boolean {
    const { world } = this;
    const wasRequested = world.approvals.has(transaction.id);
    return !wasRequested && guardTransaction(world, transaction).outcome === 'needs_approval';
  }

  /**
   * Sets who decides, and by when. If this review is still open at the deadline, refuses the
   * transaction.
   */
  private openReview(transaction: Transaction, by: Decider): void {
    const { world } = this;
    if (by === 'institution') {
      const { to } = world.lifecycle.take('approval', 'ask', '–');
      world.approvals.set(transaction.id, { status: to, given: 0 });
    }
    const review = { by, until: world.time + reviewTime(world, by) };
    transaction.review = review;
    // Needed if a review by the institution follows one by {Brand}: the status stays the same.
    transaction.updatedAt = world.time;
    world.schedule.at(review.until, () => {
      if (transaction.review !== review) return;
      this.endApproval(transaction, 'expire');
      this.decide(transaction, false);
    });
  }

  /**
   * Approves or refuses a transaction in review; does nothing if it is not in review. An approved
   * transaction fails or waits if something now stops it.
   */
  decide(transaction: Transaction, isApproved: boolean): void {
    if (transaction.status !== 'in_review') return;
    const incoming = isIncoming(this.world, transaction.steps[0].kind);
    const stopped = incoming ? this.inactiveFailure(transaction) : this.refusalOf(transaction);
    const { waitsForCustomer, review } = transaction;
    transaction.waitsForCustomer = false;
    if (isApproved && stopped === undefined) {
      if (this.lacksApproval(transaction)) this.openReview(transaction, 'institution');
      else if (incoming || transaction.effect !== 'signer_unavailable')
        this.process(transaction, 'approve');
    } else if (isApproved && incoming) {
      // A review by {Brand} keeps its deadline.
      if (review?.by !== 'network') this.openReview(transaction, 'network');
      transaction.waitsForCustomer = true;
    } else {
      const hasLapsed = review !== null && this.world.time >= review.until;
      const result = hasLapsed ? 'did not end in time' : 'refused the transaction';
      const detail = `The review by the ${review?.by ?? 'network'} ${result}.`;
      const refused = createFailure('compliance_refused', detail);
      const isStopped = isApproved || waitsForCustomer;
      const failure = isStopped && stopped !== undefined ? stopped : refused;
      move(this.world, transaction, incoming ? 'refuse_incoming' : 'refuse_outgoing', failure);
    }
  }

  /**
   * Decides a review in place of an approver or {Brand}. Does nothing if the transaction is not in
   * review or an approver has decided.
   */
  decideApproval(transaction: Transaction, isApproved: boolean): void {
    if (transaction.status !== 'in_review') return;
    const isOpen = this.endApproval(transaction, isApproved ? 'approve' : 'refuse');
    if (isOpen || !this.world.approvals.has(transaction.id)) this.decide(transaction, isApproved);
  }

  /** Ends the open request for an approval, if any; returns whether there was one. */
  private endApproval(transaction: Transaction, id: string): boolean {
    const approval = this.world.approvals.get(transaction.id);
    if (approval?.status !== 'requested') return false;
    approval.status = this.world.lifecycle.take('approval', id, approval.status).to;
    // Approval means that as many approvers have agreed as the policy requires now.
    if (id === 'approve') approval.given = guardTransaction(this.world, transaction).required ?? 1;
    return true;
  }

  process(transaction: Transaction, id: 'start' | 'approve' | 'arrive'): void {
    move(this.world, transaction, id);
    this.#chain.planFinality(transaction);
  }

  /**
   * Processes, holds or sends back money that arrived for a transaction in `awaiting_funds`.
   *
   * @param isOtherSource whether the money came from an address other than the one that the
   *   transaction names
   */
  arrive(transaction: Transaction, isOtherSource: boolean): void {
    const { world } = this;
    const failure = paymentFailure(world, transaction, isOtherSource);
    if (failure !== undefined) {
      move(world, transaction, 'arrive_refused', failure);
    } else if (
      this.inactiveFailure(transaction) !== undefined &&
      reviewDeciders[transaction.effect ?? ''] === undefined
    ) {
      move(world, transaction, 'arrive_in_review');
      this.openReview(transaction, 'network');
      transaction.waitsForCustomer = true;
    } else if (!this.review(transaction, 'arrive_in_review')) {
      // The chain applies the policy's refusals, which stop only the later steps.
      this.process(transaction, 'arrive');
    }
  }
}
