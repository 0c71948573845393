import type { PlainRequest, Sandbox, SteppedClock } from '../../src/sandbox';
import { formatTime } from '../../src/sandbox/time/format';
import { isObject } from '../../src/shared/isObject';
import type { LocalAnswer } from './localAnswer';
import { addDuration, parseTime } from './parseTime';

async function readMembers(request: PlainRequest): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value = JSON.parse(new TextDecoder().decode(await request.arrayBuffer())) as unknown;
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns the time that a body asks for; undefined if it does not have the right form. */
function targetOf(members: Readonly<Record<string, unknown>>, now: number): number | undefined {
  const { to, advance } = members;
  if (Object.keys(members).length !== 1) return undefined;
  if (typeof to === 'string') return parseTime(to);
  return typeof advance === 'string' ? addDuration(now, advance) : undefined;
}

/** Returns the times after `now` at which a task or the next attempt of a delivery is due. */
function dueTimes({ world }: Sandbox, now: number): number[] {
  const attempts = world.events
    .filter(({ status }) => status === 'queued')
    .map(({ nextAttemptAt }) => nextAttemptAt);
  return [world.schedule.next(), ...attempts].filter(
    (time): time is number => time !== undefined && time > now,
  );
}

/**
 * Moves a sandbox's clock from one due time to the next, and at each runs what is due, deliveries
 * included. Before each move, waits for the answers to all deliveries, because the delay before a
 * repeat starts with the answer.
 */
async function moveClock(
  sandbox: Sandbox,
  clock: SteppedClock,
  until: number,
  settle: () => Promise<unknown>,
): Promise<void> {
  const runDueTasks = async () => {
    await sandbox.tick();
    await settle();
  };
  await runDueTasks();
  while (clock.now() < until) {
    await clock.waitUntil(Math.min(until, ...dueTimes(sandbox, clock.now())));
    await runDueTasks();
  }
}

/**
 * Answers a request that moves the clock to a time (`to`) or by a duration (`advance`).
 *
 * @param clock undefined if the clock follows real time
 * @param settle waits for the deliveries that have begun
 */
export async function answerClock(
  sandbox: Sandbox,
  clock: SteppedClock | undefined,
  request: PlainRequest,
  settle: () => Promise<unknown>,
): Promise<LocalAnswer> {
  if (clock === undefined) {
    return {
      status: 409,
      body: { error: 'The clock follows real time. Start the sandbox with --clock jump.' },
    };
  }
  const now = clock.now();
  const until = targetOf(await readMembers(request), now);
  const refuse = (error: string) => ({ status: 400, body: { error, now: formatTime(now) } });
  if (until === undefined) {
    return refuse(
      'Send {"to": "2025-12-26T08:00:00Z"}, a time in UTC, or {"advance": "P1M"}, an ISO 8601 duration.',
    );
  }
  if (until < now) {
    return refuse('The clock cannot go back. Send a later time, or start the sandbox again.');
  }
  await moveClock(sandbox, clock, until, settle);
  return { status: 200, body: { now: formatTime(clock.now()) } };
}
