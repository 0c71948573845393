import { scenarios } from '../../tools/sandbox/scenarios';
import { refusals } from '../../tools/sandbox/scenarios/problems';
import { webhookAnswers } from '../../tools/sandbox/scenarios/customers';
import { findDifference } from '../../tools/sandbox/scenarios/reports';
import { openStage, readObject, untilTaken } from '../../tools/sandbox/scenarios/stage';
import { TestClient } from '../../tools/sandbox/testClient';
import type { Machine, Transition } from './data';

/*
 * Causes each transition of lifecycles.yaml with each of its failures, and compares status, time,
 * failure, event, trigger and reports with the data. Also sends a request for each problem of a
 * transition. A new transition, failure or problem needs a scenario.
 */

const { lifecycles, document, api_errors: errors } = new TestClient().data;
const operations = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId }) => operationId);
const machines = Object.keys(scenarios) as Machine[];

interface Documented extends Transition {
  readonly within: string;
  readonly report?: string;
}

const transitions = machines.flatMap((machine) =>
  (lifecycles[machine] as readonly Documented[]).map((transition): [Machine, Documented] => [
    machine,
    transition,
  ]),
);

const units = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/**
 * Returns the sum of the times in `within`, in milliseconds; undefined if `within` sets no limit on
 * the time since the status began.
 */
function longestTime({ within }: Documented): number | undefined {
  if (/after the end|no deadline/.test(within)) return undefined;
  const times = [...within.matchAll(/([\d.]+) (?:business )?(second|minute|hour|day)s?/g)];
  if (times.length === 0) return undefined;
  return times.reduce(
    (sum, [, count, unit]) => sum + 1000 * Number(count) * units[unit as keyof typeof units],
    0,
  );
}

const cases = transitions.flatMap(([machine, transition]) => {
  const { failures = [], groupFailures = [] } = transition;
  const ofGroups = groupFailures.flatMap((group) => group.failures);
  const codes = failures.length === 0 ? [undefined] : [...failures, ...ofGroups];
  return codes.map((failure) => {
    const name = failure === undefined ? transition.id : `${transition.id} ${failure}`;
    return [machine, name, transition, failure] as const;
  });
});

it.each(cases)(
  '%s: the sandbox takes the transition %s as lifecycles.yaml describes it',
  async (machine, name, ...rest) => {
    const [transition, failure] = rest;
    const { id, from, to, by, trigger, report = 'none' } = transition;
    const stage = await openStage(machine === 'webhook' ? webhookAnswers[id] : undefined);
    const { client } = stage;
    const run = scenarios[machine][name];
    if (run === undefined) throw new Error(`tools/sandbox/scenarios has no ${machine} ${name}.`);
    const found = await run(stage);
    const entry = await untilTaken(
      stage,
      (taken) => taken.machine === machine && taken.id === id && taken.failure === failure,
      machine === 'webhook',
    );
    if (entry === undefined) throw new Error('The scenario does not cause the transition.');
    const object = await readObject(stage, machine, typeof found === 'string' ? found : found());
    expect([entry.from, object['status']]).toEqual([from, to]);
    if (operations.includes(trigger)) expect(entry.operation).toBe(trigger);
    if (by === 'Time') expect([trigger, entry.operation]).toEqual(['time', undefined]);
    const before = stage.taken.slice(0, stage.taken.indexOf(entry));
    const since = before.findLast((taken) => taken.machine === machine && taken.to === from);
    const limit = longestTime(transition);
    if (since !== undefined && limit !== undefined) {
      const elapsed = entry.time - since.time;
      if (by === 'Time') expect(elapsed).toBe(limit);
      else expect(elapsed).toBeLessThanOrEqual(limit);
    }
    if (failure !== undefined) expect(object['failure'].code).toBe(failure);

    const change = from === to ? id : undefined;
    const event = client.sandbox.world.lifecycle.eventOf(machine, to, change);
    const events = client.sandbox.world.events
      .slice(entry.events)
      .filter(({ data, createdAt }) => data.id === object['id'] && createdAt === entry.time)
      .map(({ type, data }) => [type, data.status]);
    expect(events).toEqual(event === undefined ? [] : [[event, to]]);
    expect(await findDifference(stage, entry, object, report)).toBeUndefined();
  },
);

it('has a scenario for each transition, and no others', () => {
  const names = machines.flatMap((machine) =>
    Object.keys(scenarios[machine]).map((name) => `${machine} ${name}`),
  );
  expect(names.sort()).toEqual(cases.map(([machine, name]) => `${machine} ${name}`).sort());
});

it('each event whose name ends in ".status_changed" lists every status that a transition reaches', () => {
  for (const { machine, event, states } of lifecycles.notifications) {
    if (!event.endsWith('.status_changed')) continue;
    const reached = lifecycles[machine as Machine].map(({ to }) => to);
    expect([event, ...new Set(reached)].sort()).toEqual([event, ...states].sort());
  }
});

const refusalCases = transitions.flatMap(([machine, transition]) =>
  (transition.problems ?? []).map(
    (code) => [machine, `${transition.id} ${code}`, transition, code] as const,
  ),
);

it.each(refusalCases)(
  '%s: the operation refuses a request (%s)',
  async (machine, name, { trigger }, code) => {
    const stage = await openStage();
    const send = refusals[machine]?.[name];
    if (send === undefined) throw new Error(`tools/sandbox/scenarios/problems.ts has no ${name}.`);
    const { status, body } = await send(stage);
    expect([stage.called.at(-1), body['code'], status]).toEqual([
      trigger,
      code,
      errors.list.find((entry) => entry.code === code)?.status,
    ]);
  },
);

it('there is a refused request for each problem that a transition lists, and for no other', () => {
  const names = Object.entries(refusals).flatMap(([machine, byName]) =>
    Object.keys(byName).map((name) => `${machine} ${name}`),
  );
  expect(names.sort()).toEqual(refusalCases.map(([machine, name]) => `${machine} ${name}`).sort());
});

/** General problems, which transitions do not name because so many operations can return them. */
const general = [
  'invalid_request',
  'invalid_token',
  'certificate_mismatch',
  'insufficient_scope',
  'not_found',
  'body_too_large',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'rate_limited',
  'internal_error',
  'service_unavailable',
];

it('the transitions of an operation name all its problems except general ones', () => {
  const named = new Map<string, Set<string>>();
  for (const [, { trigger, problems = [] }] of transitions) {
    named.set(trigger, new Set([...(named.get(trigger) ?? []), ...problems]));
  }
  const missing = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, 'x-problems': problems }) =>
      problems
        .filter((code) => !general.includes(code) && named.get(operationId)?.has(code) === false)
        .map((code) => `${operationId} ${code}`),
    );
  expect(missing).toEqual([]);
});
