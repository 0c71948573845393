import type { KindGroup, Lifecycles, Machine, Transition } from './data';
import { entryWith } from './known';

/**
 * Thrown when the sandbox does what lifecycles.yaml or transactions.yaml rules out, which is a bug.
 */
export class OutsideModelError extends Error {}

/** Looks up transitions and events in lifecycles.yaml. */
export class Lifecycle {
  /** Transitions taken, such as `transaction.settle`. */
  readonly taken = new Set<string>();

  constructor(readonly data: Lifecycles) {}

  /**
   * Returns whether a transition starts from a state.
   * @throws Error if lifecycles.yaml does not have the transition
   */
  allows(machine: Machine, id: string, from: string): boolean {
    return entryWith(this.data[machine], 'id', id).from === from;
  }

  /**
   * Returns the transition that an object takes, and records it in `taken`.
   *
   * @param from the object's state; `–` for a new one
   * @param groups the groups of kinds that a transaction belongs to
   * @param failure code of the failure that the transition gives the object
   * @throws OutsideModelError if lifecycles.yaml does not allow the transition from this state, for
   *   these groups or with this failure, or if the transition needs a failure and there is none
   */
  take(
    machine: Machine,
    id: string,
    from: string,
    { groups = [], failure }: { groups?: readonly KindGroup[]; failure?: string | undefined } = {},
  ): Transition {
    const transition = entryWith(this.data[machine], 'id', id);
    const { kinds, groupFailures = [] } = transition;
    const ofGroups = groupFailures.filter(({ group }) => groups.includes(group));
    const failures = [transition, ...ofGroups].flatMap((source) => source.failures ?? []);
    const name = `${machine}.${id}`;
    const isAllowed =
      transition.from === from &&
      kinds?.some((kind) => groups.includes(kind)) !== false &&
      (failure === undefined ? failures.length === 0 : failures.includes(failure));
    if (!isAllowed) {
      throw new OutsideModelError(`${name} is not allowed from ${from} with ${String(failure)}.`);
    }
    this.taken.add(name);
    return transition;
  }

  /**
   * Returns the webhook event that reports a status; undefined if there is none.
   *
   * @param change the transition, if the object keeps its status
   */
  eventOf(machine: Machine, status: string, change?: string): string | undefined {
    return this.data.notifications.find(
      (notification) =>
        notification.machine === machine &&
        notification.states.includes(status) &&
        notification.change === change,
    )?.event;
  }
}
