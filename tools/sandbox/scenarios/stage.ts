import type { Machine } from '../../../src/sandbox/data';
import { TestClient, type TestAnswer, type TestBody } from '../testClient';
import { begin, type Case } from '../testOrders';

/*
 * A sandbox in which a scenario causes a transition of lifecycles.yaml, with a record of its calls
 * and transitions.
 */

/** A transition that an object took. */
export interface TakenTransition {
  readonly machine: Machine;
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly failure: string | undefined;
  /** Id of the operation that was called; undefined if time passed. */
  readonly operation: string | undefined;
  /** In milliseconds since 1970. */
  readonly time: number;
  /** Number of events before the transition's own. */
  readonly events: number;
  /** Total balances before the transition, by customer and currency. */
  readonly totals: ReadonlyMap<string, bigint>;
}

export interface Stage extends Case {
  /** Transitions since the scenario began, oldest first. */
  readonly taken: readonly TakenTransition[];
  /** Ids of the operations called since the scenario began, oldest first. */
  readonly called: readonly string[];
}

/**
 * Causes a transition, at once or as time passes afterwards. Returns the id of its object, or a
 * function that finds the id after the transition.
 */
export type Scenario = (stage: Stage) => Promise<string | (() => string)>;

/** Scenarios by transition and, if it has failures, failure: `arrive_refused payer_mismatch`. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Sends a request that the sandbox refuses with a problem. */
export type Refusal = (stage: Stage) => Promise<TestAnswer>;

function operationOf({ data }: TestClient, method: string, path: string): string {
  const names = path.split('?')[0]?.split('/') ?? [];
  const isSame = (template: string) => {
    const parts = template.split('/');
    return (
      parts.length === names.length &&
      parts.every((part, index) => part.startsWith('{') || part === names[index])
    );
  };
  const [, methods] =
    Object.entries(data.document.paths).find(([template]) => isSame(template)) ?? [];
  return methods?.[method.toLowerCase()]?.operationId ?? '';
}

/** Returns the total balances of all customers, by customer and currency. */
export function totalsOf({ sandbox: { world } }: TestClient): Map<string, bigint> {
  const totals = new Map<string, bigint>();
  for (const id of world.customers.keys()) {
    for (const { code } of world.data.currencies.list) {
      totals.set(`${id} ${code}`, world.total(id, code));
    }
  }
  return totals;
}

/**
 * Creates two customers, the first with money, then records all calls and transitions.
 *
 * @param answer the status that a webhook answers with once the customers exist; if undefined,
 *   there is no webhook
 */
export async function openStage(answer?: number): Promise<Stage> {
  let status = 204;
  const url = 'https://bank.example/events';
  const webhook = { url, deliver: () => Promise.resolve(status) };
  const testCase = await begin(new TestClient(1, answer === undefined ? undefined : webhook));
  status = answer ?? status;
  const { client } = testCase;
  const { world } = client.sandbox;
  const { lifecycle } = world;
  const taken: TakenTransition[] = [];
  const called: string[] = [];
  let operation: string | undefined;
  const send = client.send.bind(client);
  client.send = async (method, path, ...rest) => {
    operation = operationOf(client, method, path);
    called.push(operation);
    const sent = await send(method, path, ...rest);
    operation = undefined;
    return sent;
  };
  const take = lifecycle.take.bind(lifecycle);
  lifecycle.take = (machine, id, from, options) => {
    const totals = totalsOf(client);
    const transition = take(machine, id, from, options);
    const failure = options?.failure;
    const { to } = transition;
    const { time } = world;
    const { length: events } = world.events;
    taken.push({ machine, id, from, to, failure, operation, time, events, totals });
    return transition;
  };
  return { ...testCase, taken, called };
}

const paths: Readonly<Partial<Record<Machine, string>>> = {
  transaction: '/transactions',
  customer: '/customers',
  quote: '/quotes',
  export: '/reports/exports',
  issuance: '/stablecoin/issuances',
  redemption: '/stablecoin/redemptions',
  incoming_payment: '/incoming_payments',
  returned_payment: '/returned_payments',
  freeze: '/freezes',
};

/** Reads an object: through the API if an operation returns it, otherwise from the sandbox. */
export async function readObject(
  { client }: Stage,
  machine: Machine,
  id: string,
): Promise<TestBody> {
  const path = paths[machine];
  const { world } = client.sandbox;
  if (path !== undefined) return (await client.get(`${path}/${id}`)).body;
  return machine === 'approval'
    ? (world.approvals.get(id) ?? {})
    : (world.events.find((event) => event.id === id) ?? {});
}

function nextTime({ client: { sandbox, clock } }: Stage, sendsEvents: boolean): number {
  const { schedule, events } = sandbox.world;
  const attempts = events
    .filter(({ status }) => sendsEvents && status === 'queued')
    .map(({ nextAttemptAt }) => nextAttemptAt);
  return Math.max(clock.now(), Math.min(schedule.next() ?? Infinity, ...attempts));
}

/** More steps than any transition needs. */
const maxSteps = 200;

/**
 * Advances the clock from one task or delivery attempt to the next until a wanted transition is
 * taken. Returns the transition; undefined if nothing is left to wait for, or after `maxSteps`
 * steps.
 */
export async function untilTaken(
  stage: Stage,
  isWanted: (entry: TakenTransition) => boolean,
  sendsEvents: boolean,
): Promise<TakenTransition | undefined> {
  const { client, taken } = stage;
  for (let step = 0; step < maxSteps; step += 1) {
    const found = taken.find(isWanted);
    if (found !== undefined) return found;
    const next = nextTime(stage, sendsEvents);
    if (next === Infinity) return undefined;
    await client.pass((next - client.clock.now()) / 1000);
  }
  return undefined;
}
