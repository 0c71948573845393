import type { PlainRequest, PlainResponse, Sandbox, SteppedClock } from '../../src/sandbox';
import { webhookKeyOf } from '../../src/sandbox/webhooks/deliver';

function respond(status: number, body: object): PlainResponse {
  return {
    status,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    body: `${JSON.stringify(body)}\n`,
  };
}

async function readJson(request: PlainRequest): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await request.arrayBuffer())) as unknown;
  } catch {
    return undefined;
  }
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

/** Moves a sandbox's clock, and does on the way what becomes due, deliveries included, in order. */
async function moveClock(sandbox: Sandbox, clock: SteppedClock, until: number): Promise<void> {
  while (clock.now() < until) {
    await clock.waitUntil(Math.min(until, ...dueTimes(sandbox, clock.now())));
    await sandbox.tick();
  }
}

async function answerClock(
  sandbox: Sandbox,
  clock: SteppedClock | undefined,
  request: PlainRequest,
): Promise<PlainResponse> {
  if (clock === undefined)
    return respond(409, { error: 'The clock follows real time. Start with --clock jump.' });
  const { to } = ((await readJson(request)) ?? {}) as { readonly to?: unknown };
  const until = typeof to === 'string' ? Date.parse(to) : Number.NaN;
  const now = new Date(clock.now()).toISOString();
  if (Number.isNaN(until) || until < clock.now())
    return respond(400, { error: `Send {"to": "…"} with a time after ${now}.`, now });
  await moveClock(sandbox, clock, until);
  return respond(200, { now: new Date(clock.now()).toISOString() });
}

/** The keys that sign a sandbox's deliveries. */
export class WebhookKeys {
  #old: Uint8Array | undefined;
  #current: Uint8Array | undefined;

  /**
   * Returns the keys that sign: the old one first, if there are two.
   *
   * @param own the sandbox's own key, which signs until it is replaced
   */
  signing(own: Uint8Array): readonly Uint8Array[] {
    const current = this.#current ?? own;
    return this.#old === undefined ? [current] : [this.#old, current];
  }

  /** Adds a new key, which signs with the last one from now on. */
  add(own: Uint8Array, key: Uint8Array): void {
    this.#old = this.#current ?? own;
    this.#current = key;
  }

  /** Ends the use of the old key. */
  removeOld(): void {
    this.#old = undefined;
  }
}

async function answerKeys(
  sandbox: Sandbox,
  keys: WebhookKeys,
  method: string,
): Promise<PlainResponse> {
  const { privateKey: own, world } = sandbox;
  if (method === 'POST') keys.add(own, world.ids.bytes(own.length));
  else keys.removeOld();
  const signing = keys.signing(own);
  return respond(200, {
    keys: await Promise.all(signing.map((key) => webhookKeyOf(sandbox, key))),
  });
}

/** What the calls that only a sandbox on this computer has can change. */
export interface LocalControls {
  /** Undefined if the clock follows real time. */
  readonly clock?: SteppedClock | undefined;
  readonly keys: WebhookKeys;
}

/**
 * Answers the calls that only a sandbox on this computer has: `POST /local/clock` moves the clock,
 * `POST /local/webhook_keys` adds a key, and `DELETE /local/webhook_keys` ends the use of the old
 * one.
 *
 * @param path path of the request, which begins with `/local/`
 */
export async function answerLocal(
  sandbox: Sandbox,
  { clock, keys }: LocalControls,
  path: string,
  request: PlainRequest,
): Promise<PlainResponse> {
  const call = `${request.method} ${path}`;
  if (call === 'POST /local/clock') return answerClock(sandbox, clock, request);
  if (call === 'POST /local/webhook_keys' || call === 'DELETE /local/webhook_keys')
    return answerKeys(sandbox, keys, request.method);
  return respond(404, {
    error: 'Send POST /local/clock, or POST or DELETE /local/webhook_keys.',
  });
}
