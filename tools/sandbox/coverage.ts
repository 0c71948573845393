import type { Machine } from '../../src/sandbox/data';
import type { TestClient } from './testClient';

/** Collects the transitions, events and failures of sandboxes, to compare them with the data. */
export class Coverage {
  readonly #taken = new Set<string>();
  readonly #events = new Set<string>();
  readonly #failures = new Set<string>();

  collect({ sandbox: { world } }: TestClient): void {
    for (const id of world.lifecycle.taken) this.#taken.add(id);
    for (const { type, data } of world.events) this.#events.add(`${type} ${data.status}`);
    const objects = [
      ...world.transactions.values(),
      ...world.issuances.values(),
      ...world.redemptions.values(),
      ...world.incomingPayments.values(),
    ];
    for (const { failure } of objects) if (failure !== null) this.#failures.add(failure.code);
  }

  /** Returns a machine's transitions that no sandbox took and its events that no sandbox sent. */
  missing({ data }: TestClient, machine: Machine): string[] {
    const transitions = data.lifecycles[machine].map(({ id }) => `${machine}.${id}`);
    const events = data.lifecycles.notifications
      .filter((notification) => notification.machine === machine)
      .flatMap(({ event, states }) => states.map((status) => `${event} ${status}`));
    return [
      ...transitions.filter((id) => !this.#taken.has(id)),
      ...events.filter((event) => !this.#events.has(event)),
    ];
  }

  missingFailures(codes: readonly string[]): string[] {
    return codes.filter((code) => !this.#failures.has(code));
  }
}
