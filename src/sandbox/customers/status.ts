import type { Customer } from '../objects';
import { addMonths, day } from '../time/format';
import type { World } from '../world';

/** Callbacks for when a customer is suspended or becomes active again. */
export interface CustomerListener {
  readonly onSuspended: (customer: Customer) => void;
  readonly onActive: (customer: Customer) => void;
}

const isActiveOrSuspended = ({ status }: Customer) => status === 'active' || status === 'suspended';

/** Moves customers through the states of lifecycles.yaml. */
export class CustomerStatus {
  readonly #listeners: CustomerListener[] = [];

  constructor(private readonly world: World) {}

  listen(listener: CustomerListener): void {
    this.#listeners.push(listener);
  }

  /** Takes a customer through one transition of lifecycles.yaml, and sends its event. */
  move(customer: Customer, id: string): void {
    const { world } = this;
    customer.status = world.lifecycle.take('customer', id, customer.status).to;
    customer.updatedAt = world.time;
    customer.history.push({ status: customer.status, time: world.time });
    world.notify('customer', customer.id, customer.status);
  }

  /**
   * Starts a review of a customer in `pending_review`, with the outcome that the test value in the
   * name asks for.
   */
  startReview(customer: Customer): void {
    const { world } = this;
    const review = (customer.review += 1);
    const effect = this.effectOf(customer);
    world.after(this.reviewSeconds(effect), () => {
      if (customer.review !== review || customer.status !== 'pending_review') return;
      if (effect === 'undecided') {
        this.move(customer, 'lapse');
      } else if (effect === 'reject') {
        this.move(customer, 'reject');
      } else if (effect === 'ask') {
        this.ask(customer);
      } else {
        this.accept(customer);
        if (effect === 'find') this.scheduleFinding(customer);
      }
    });
  }

  private effectOf({ details }: Customer): string | undefined {
    return this.world.effectOf('legal_name', String(details['legal_name']));
  }

  /**
   * Returns how many seconds a review takes: until its deadline if nobody decides it or the country is
   * not open.
   */
  private reviewSeconds(effect: string | undefined, isOpenCountry = true): number {
    const { sandbox, compliance, regions } = this.world.data;
    if (!isOpenCountry) return (regions.moveDays * day) / 1000;
    return effect === 'undecided'
      ? (compliance.verification.pendingExpiresDays * day) / 1000
      : sandbox.seconds.activation;
  }

  /**
   * Reviews an active or suspended customer whose data has changed. An active one can move money
   * meanwhile.
   */
  reviewChange(customer: Customer, isOpenCountry: boolean): void {
    const review = (customer.review += 1);
    const effect = this.effectOf(customer);
    this.world.after(this.reviewSeconds(effect, isOpenCountry), () => {
      if (customer.review !== review || !isActiveOrSuspended(customer)) return;
      const isRefused = !isOpenCountry || ['reject', 'ask', 'undecided'].includes(effect ?? '');
      if (isRefused) {
        this.suspend(customer, 'network');
      } else {
        this.renew(customer);
        this.resume(customer, 'network');
      }
    });
  }

  /** Suspends a customer. If both parties do, the suspension lasts until both have ended it. */
  suspend(customer: Customer, by: 'institution' | 'network'): void {
    customer.suspendedBy.add(by);
    if (customer.status !== 'active') return;
    this.move(customer, by === 'network' ? 'find' : 'suspend');
    for (const { onSuspended } of this.#listeners) onSuspended(customer);
  }

  /** Ends the suspension by one party. The customer stays suspended if the other has suspended it too. */
  resume(customer: Customer, by: 'institution' | 'network'): void {
    customer.suspendedBy.delete(by);
    if (customer.status !== 'suspended' || customer.suspendedBy.size > 0) return;
    this.move(customer, by === 'network' ? 'clear' : 'resume');
    for (const { onActive } of this.#listeners) onActive(customer);
  }

  private accept(customer: Customer): void {
    customer.networkAddress ??= this.world.ids.address();
    this.move(customer, 'accept');
    this.renew(customer);
  }

  private ask(customer: Customer): void {
    const { world } = this;
    const { pendingExpiresDays } = world.data.compliance.verification;
    customer.requirements = [
      { field: 'legal_name', reason: 'Does not match the document or the register' },
    ];
    this.move(customer, 'ask');
    const review = customer.review;
    world.after((pendingExpiresDays * day) / 1000, () => {
      if (customer.status !== 'action_required' || customer.review !== review) return;
      customer.requirements = [];
      this.move(customer, 'give_up');
    });
  }

  /**
   * Sets the end of the verification, at which the customer is suspended. A renewal in the last
   * `renewalDays` counts from the old end, any other from now.
   */
  private renew(customer: Customer): void {
    const { world } = this;
    const level = world.data.customers.types.find(({ type }) => type === customer.type)?.level;
    const months = world.data.compliance.verification.levelList.find(
      ({ name }) => name === level,
    )?.validMonths;
    if (months === undefined)
      throw new Error(`The data has no verification period for ${customer.type}.`);
    const { renewalDays } = world.data.compliance.verification;
    const { nextReviewAt: oldEnd = 0 } = customer;
    const isEarly = oldEnd > world.time && oldEnd - world.time <= renewalDays * day;
    const end = addMonths(isEarly ? oldEnd : world.time, months);
    customer.nextReviewAt = end;
    world.schedule.at(end, () => {
      if (isActiveOrSuspended(customer) && customer.nextReviewAt === end) {
        this.suspend(customer, 'network');
      }
    });
  }

  private scheduleFinding(customer: Customer): void {
    const { finding } = this.world.data.sandbox.seconds;
    this.world.after(finding, () => {
      if (!isActiveOrSuspended(customer)) return;
      this.suspend(customer, 'network');
      this.world.after(finding, () => {
        this.resume(customer, 'network');
      });
    });
  }
}
