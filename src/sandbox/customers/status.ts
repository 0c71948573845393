import { entryWith } from '../known';
import { resumeMovements } from '../movement';
import type { Customer } from '../objects';
import { addMonths, day } from '../time/format';
import type { World } from '../world';
import { noteFacts } from './facts';
import { hasExpiredDocument, isOpenCountry } from './rules';

interface CustomerListener {
  readonly onSuspended: (customer: Customer) => void;
  readonly onActive: (customer: Customer) => void;
}

/**
 * Values of `status_by` in the customers report, by party in lifecycles.yaml; any other party
 * appears as `network`.
 */
const parties: Readonly<Record<string, 'institution' | 'time'>> = {
  Institution: 'institution',
  Time: 'time',
};

/** Suspension reasons that a successful verification removes. */
const verificationReasons = ['verification_ended', 'verification_failed', 'region_not_open'];

const isActiveOrSuspended = ({ status }: Customer) => status === 'active' || status === 'suspended';

/** Moves customers through the states of lifecycles.yaml. */
export class CustomerStatus {
  readonly #listeners: CustomerListener[] = [];

  constructor(private readonly world: World) {}

  listen(listener: CustomerListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Takes a customer through one transition of lifecycles.yaml. Queues the event that reports the
   * new status, if there is one.
   *
   * @param reason why the customer is suspended or closed
   * @throws OutsideModelError if lifecycles.yaml does not allow the transition
   */
  move(customer: Customer, id: string, reason: string | null = null): void {
    const { world } = this;
    const { to, by } = world.lifecycle.take('customer', id, customer.status);
    customer.status = to;
    customer.updatedAt = world.time;
    const party = parties[by] ?? 'network';
    customer.history.push({ status: to, time: world.time, by: party, reason });
    world.notify('customer', customer.id, customer.status);
  }

  /** Starts a review of a customer in `pending_review`. */
  startReview(customer: Customer): void {
    const { world } = this;
    const review = (customer.review += 1);
    const effect = this.effectOf(customer);
    world.after(this.reviewSeconds(effect), () => {
      if (customer.review !== review || customer.status !== 'pending_review') return;
      if (effect === 'undecided') {
        this.move(customer, 'lapse');
      } else if (
        effect === 'reject' ||
        !isOpenCountry(world.data, String(customer.details['country']))
      ) {
        this.move(customer, 'reject');
      } else {
        const requirements = this.findRequirements(customer, effect);
        if (requirements.length > 0) {
          this.ask(customer, requirements);
        } else {
          this.accept(customer);
        }
      }
    });
  }

  /** An identity document may have expired since it was accepted. */
  private findRequirements(
    { details }: Customer,
    effect: string | undefined,
  ): Customer['requirements'] {
    const name = {
      field: 'legal_name',
      reason: 'Does not match the document or the register',
    };
    return [
      ...(effect === 'ask' ? [name] : []),
      ...(hasExpiredDocument(details, this.world.time)
        ? [{ field: 'identity_document', reason: 'Has expired' }]
        : []),
    ];
  }

  private effectOf({ details }: Customer): string | undefined {
    return this.world.effectOf('legal_name', String(details['legal_name']));
  }

  private reviewSeconds(effect: string | undefined): number {
    const { sandbox, compliance } = this.world.data;
    return effect === 'undecided'
      ? (compliance.verification.pendingExpiresDays * day) / 1000
      : sandbox.seconds.activation;
  }

  /** Reviews an active or suspended customer after an update of the customer's data. */
  reviewChange(customer: Customer, isOpen: boolean): void {
    const review = (customer.review += 1);
    const effect = this.effectOf(customer);
    const { world } = this;
    // Further updates do not extend the deadline of a customer who has moved.
    customer.moveDeadline = isOpen
      ? undefined
      : (customer.moveDeadline ?? world.time + world.data.regions.moveDays * day);
    const end = customer.moveDeadline ?? world.time + this.reviewSeconds(effect) * 1000;
    world.schedule.at(Math.max(end, world.time), () => {
      if (customer.review !== review || !isActiveOrSuspended(customer)) return;
      const isRefused =
        !isOpen ||
        ['reject', 'undecided'].includes(effect ?? '') ||
        this.findRequirements(customer, effect).length > 0;
      if (isRefused) {
        this.suspend(customer, isOpen ? 'verification_failed' : 'region_not_open');
      } else {
        this.renew(customer);
        this.resume(customer, verificationReasons);
      }
    });
  }

  /**
   * Suspends a customer, or adds a reason to a suspension. Does nothing if the customer is already
   * suspended for this reason.
   *
   * @param detail the reason that the institution gave
   * @throws Error if customers.yaml does not have the reason
   */
  suspend(customer: Customer, reason: string, detail: string | null = null): void {
    const { suspensions } = customer;
    const { customers } = this.world.data;
    const { by } = entryWith(customers.suspensions, 'reason', reason);
    if (suspensions.has(reason)) return;
    suspensions.set(reason, { by, reason, detail, since: this.world.time });
    customer.updatedAt = this.world.time;
    if (customer.status !== 'active') {
      this.world.lifecycle.take('customer', 'add_reason', customer.status);
      return;
    }
    this.move(customer, by === 'network' ? 'find' : 'suspend', detail ?? reason);
    for (const { onSuspended } of this.#listeners) onSuspended(customer);
  }

  /** Removes reasons for a customer's suspension. The customer becomes active if none is left. */
  resume(customer: Customer, reasons: readonly string[]): void {
    const { suspensions } = customer;
    const ended = reasons.filter((reason) => suspensions.delete(reason));
    if (ended.length === 0) return;
    customer.updatedAt = this.world.time;
    // Releases stablecoins that wait to go to the customer's address.
    resumeMovements(this.world);
    if (suspensions.size > 0) {
      this.world.lifecycle.take('customer', 'end_reason', customer.status);
      return;
    }
    this.move(customer, reasons.includes('requested') ? 'resume' : 'clear');
    for (const { onActive } of this.#listeners) onActive(customer);
  }

  private accept(customer: Customer): void {
    customer.networkAddress ??= this.world.ids.address();
    this.move(customer, 'accept');
    this.renew(customer);
  }

  private ask(customer: Customer, requirements: Customer['requirements']): void {
    const { world } = this;
    const { pendingExpiresDays } = world.data.compliance.verification;
    customer.requirements = requirements;
    this.move(customer, 'ask');
    const review = customer.review;
    world.after((pendingExpiresDays * day) / 1000, () => {
      if (customer.status !== 'action_required' || customer.review !== review) return;
      customer.requirements = [];
      this.move(customer, 'give_up');
    });
  }

  /**
   * Extends the verification from its current end if that is within the next `renewalDays`,
   * otherwise from now.
   */
  private renew(customer: Customer): void {
    const { world } = this;
    const { renewalDays, levelList } = world.data.compliance.verification;
    const { level } = entryWith(world.data.customers.types, 'type', customer.type);
    const { validMonths } = entryWith(levelList, 'name', level);
    const { nextReviewAt: oldEnd = 0 } = customer;
    const isEarly = oldEnd > world.time && oldEnd - world.time <= renewalDays * day;
    const end = addMonths(isEarly ? oldEnd : world.time, validMonths);
    customer.nextReviewAt = end;
    noteFacts(customer, world.time);
    world.schedule.at(end, () => {
      if (isActiveOrSuspended(customer) && customer.nextReviewAt === end) {
        this.suspend(customer, 'verification_ended');
      }
    });
    if (this.effectOf(customer) === 'find') this.scheduleFinding(customer);
  }

  private scheduleFinding(customer: Customer): void {
    const { finding } = this.world.data.sandbox.seconds;
    this.world.after(finding, () => {
      if (!isActiveOrSuspended(customer)) return;
      this.suspend(customer, 'screening_finding');
      this.world.after(finding, () => {
        this.resume(customer, ['screening_finding']);
      });
    });
  }
}
