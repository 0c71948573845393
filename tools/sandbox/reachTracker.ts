import type { Machine } from '../../src/sandbox/data';
import { TestClient, type TestAnswer } from './testClient';

type Objects = Iterable<{ readonly status: string }>;

const objectsOf = ({ sandbox: { world } }: TestClient): Readonly<Record<Machine, Objects>> => ({
  transaction: world.transactions.values(),
  customer: world.customers.values(),
  quote: world.quotes.values(),
  approval: world.approvals.values(),
  export: world.exports.values(),
  issuance: world.issuances.values(),
  redemption: world.redemptions.values(),
  incoming_payment: world.incomingPayments.values(),
  returned_payment: world.returnedPayments.values(),
  freeze: world.freezes.values(),
  webhook: world.events,
});

/**
 * Collects the states, transitions, events, failures, problems and reasons for returns that random
 * sequences reach.
 */
export class ReachTracker {
  readonly #found = new Set<string>();

  addAnswer({ status, body }: TestAnswer): void {
    if (status >= 400) this.#found.add(`problem ${String(body['code'])}`);
  }

  addObjects(client: TestClient): void {
    for (const [machine, objects] of Object.entries(objectsOf(client))) {
      for (const { status } of objects) this.#found.add(`${machine} ${status}`);
    }
  }

  /**
   * Adds what a whole sequence has reached: transitions, events, failures and reasons for returns.
   */
  addHistory({ sandbox: { world } }: TestClient): void {
    for (const id of world.lifecycle.taken) this.#found.add(`transition ${id}`);
    for (const { type, data } of world.events) this.#found.add(`event ${type} ${data.status}`);
    for (const { failure } of [
      ...world.transactions.values(),
      ...world.issuances.values(),
      ...world.redemptions.values(),
      ...world.incomingPayments.values(),
    ]) {
      if (failure !== null) this.#found.add(`failure ${failure.code}`);
    }
    for (const { reason } of world.returnedPayments.values()) this.#found.add(`return ${reason}`);
  }

  /** Returns everything that is documented but was not reached, in the order of the data. */
  missing(): string[] {
    return documented().filter((name) => !this.#found.has(name));
  }
}

interface Codes {
  readonly transactions: {
    readonly failures: readonly { readonly code: string }[];
    readonly returned: { readonly reasons: readonly { readonly reason: string }[] };
  };
  readonly stablecoin: { readonly failures: readonly { readonly code: string }[] };
}

function documented(): string[] {
  const client = new TestClient();
  const { data } = client;
  const machines = Object.keys(objectsOf(client)) as Machine[];
  const { lifecycles, api_errors: problems } = data;
  const { transactions, stablecoin } = data as unknown as Codes;
  const all = [
    ...machines.flatMap((machine) => lifecycles[machine].map(({ to }) => `${machine} ${to}`)),
    ...machines.flatMap((machine) =>
      lifecycles[machine].map(({ id }) => `transition ${machine}.${id}`),
    ),
    ...lifecycles.notifications.flatMap(({ event, states }) =>
      states.map((status) => `event ${event} ${status}`),
    ),
    ...problems.list.map(({ code }) => `problem ${code}`),
    ...[...transactions.failures, ...stablecoin.failures].map(({ code }) => `failure ${code}`),
    ...transactions.returned.reasons.map(({ reason }) => `return ${reason}`),
  ];
  return [...new Set(all)];
}
