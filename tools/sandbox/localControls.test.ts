import { createSandbox, jumpingClock, type SteppedClock } from '../../src/sandbox';
import { webhookKeyOf, webhookTo } from '../../src/sandbox/webhooks/deliver';
import { answerLocal, WebhookKeys } from './localControls';
import { readCurrentData } from './readData';
import { business } from './testClient';

const start = Date.parse('2025-11-26T08:00:00.000Z');

/** Returns a sandbox with a customer, and functions that call it. */
async function begin({ isJumping = true, refused = 0 } = {}) {
  const clock = jumpingClock(() => start);
  const keys = new WebhookKeys();
  const deliveries: { time: number; signatures: number }[] = [];
  const deliver = ({ headers }: Request): Promise<number> => {
    const signatures = (headers.get('webhook-signature') ?? '').split(' ').length;
    deliveries.push({ time: clock.now(), signatures });
    return Promise.resolve(deliveries.length > refused ? 204 : 500);
  };
  const sandbox = createSandbox(readCurrentData(), {
    clock,
    webhook: webhookTo('http://localhost/', deliver, (own) => keys.signing(own)),
  });
  const controls: { clock?: SteppedClock; keys: WebhookKeys } = isJumping
    ? { clock, keys }
    : { keys };
  const local = async (method: string, path: string, body?: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`http://localhost${path}`, {
      method,
      ...(body !== undefined && { body: text }),
    });
    const answer = await answerLocal(sandbox, controls, path, request);
    return { status: answer.status, body: JSON.parse(String(answer.body)) as object };
  };
  const send = (method: string, path: string, body?: object) =>
    sandbox.handle(
      new Request(`http://localhost/v1${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${sandbox.issueToken()}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': path,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  await send('POST', '/customers', business('C-1'));
  return { sandbox, deliveries, local, send };
}

describe('POST /local/clock', () => {
  it('moves the clock to a time, and does what is due until then', async () => {
    const { local, send } = await begin();
    const to = '2025-12-26T08:00:00.000Z';
    expect(await local('POST', '/local/clock', { to })).toEqual({ status: 200, body: { now: to } });
    const { data } = (await (await send('GET', '/customers')).json()) as {
      data: { status: string; updated_at: string }[];
    };
    expect(data[0]?.status).toBe('active');
    expect(Date.parse(data[0]?.updated_at ?? '')).toBeLessThan(start + 86_400_000);
  });

  it('repeats a refused delivery when it is due, not at the end', async () => {
    const { local, deliveries, sandbox } = await begin({ refused: 1 });
    await sandbox.tick();
    await local('POST', '/local/clock', { to: '2025-11-27T08:00:00Z' });
    const [first = 0] = readCurrentData().environments.webhooks.retryMinutes;
    expect(deliveries.map(({ time }) => time - start)).toContain(first * 60_000);
  });

  it.each([
    [{ to: '2025-11-26T07:59:59Z' }],
    [{ to: 'tomorrow' }],
    [{ to: 5 }],
    [{}],
    [null],
    ['not JSON'],
  ])('refuses %j', async (body) => {
    const { local } = await begin();
    expect(await local('POST', '/local/clock', body)).toEqual({
      status: 400,
      body: {
        error: 'Send {"to": "…"} with a time after 2025-11-26T08:00:00.000Z.',
        now: '2025-11-26T08:00:00.000Z',
      },
    });
  });

  it('does not move a clock that follows real time', async () => {
    const { local } = await begin({ isJumping: false });
    expect(await local('POST', '/local/clock', { to: '2025-12-26T08:00:00Z' })).toEqual({
      status: 409,
      body: { error: 'The clock follows real time. Start with --clock jump.' },
    });
  });
});

it('a new key signs together with the old one until that is removed', async () => {
  const { sandbox, deliveries, local, send } = await begin();
  const own = await webhookKeyOf(sandbox);
  await sandbox.tick();
  const { body: both } = await local('POST', '/local/webhook_keys');
  const { keys } = both as { keys: string[] };
  expect(keys).toEqual([own, expect.not.stringMatching(own)]);
  await send('POST', '/customers', { ...business('C-2'), customer_number: 'C-2' });
  await local('POST', '/local/clock', { to: '2025-11-27T08:00:00Z' });
  expect(await local('DELETE', '/local/webhook_keys')).toEqual({
    status: 200,
    body: { keys: [keys[1]] },
  });
  expect(new Set(deliveries.map(({ signatures }) => signatures))).toEqual(new Set([1, 2]));
  expect(deliveries.at(-1)?.signatures).toBe(2);
});

it.each([
  ['GET', '/local/clock'],
  ['POST', '/local/nothing'],
])('answers %s %s with the calls that exist', async (method, path) => {
  const { local } = await begin();
  expect(await local(method, path)).toEqual({
    status: 404,
    body: { error: 'Send POST /local/clock, or POST or DELETE /local/webhook_keys.' },
  });
});
