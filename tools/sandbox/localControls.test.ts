import { createSandbox, jumpingClock, type Sandbox } from '../../src/sandbox';
import { webhookKeyOf, webhookTo } from '../../src/sandbox/webhooks/deliver';
import { answerLocal } from './localControls';
import { readCurrentData } from './readData';
import { business } from './testClient';
import { WebhookKeys } from './webhookKeys';

const start = Date.parse('2025-11-26T08:00:00.000Z');
const data = readCurrentData();
const { retryMinutes } = data.environments.webhooks;

interface Options {
  readonly isJumping?: boolean;
  readonly hasWebhook?: boolean;
  /** Answers a delivery, given how many came before. */
  readonly answer?: (index: number) => number | Promise<number>;
}

/** Returns a sandbox with a customer in review, and functions that call it. */
async function begin({ isJumping = true, hasWebhook = true, answer = () => 204 }: Options = {}) {
  const clock = jumpingClock(() => start);
  const keys = new WebhookKeys();
  const deliveries: { id: string; time: number; status: string; signatures: number }[] = [];
  const sandbox = createSandbox(data, {
    clock,
    webhook: webhookTo(
      'http://localhost/',
      async (request) => {
        const signatures = (request.headers.get('webhook-signature') ?? '').split(' ').length;
        const event = (await request.json()) as { id: string; data: { status: string } };
        const {
          id,
          data: { status },
        } = event;
        deliveries.push({ id, time: clock.now(), status, signatures });
        return answer(deliveries.length - 1);
      },
      (own) => keys.signing(own),
    ),
  });
  const controls = { ...(isJumping && { clock }), ...(hasWebhook && { keys }) };
  const local = async (
    method: string,
    path: string,
    body?: unknown,
    settle = () => Promise.resolve(),
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`http://localhost${path}`, {
      method,
      ...(body !== undefined && { body: text }),
    });
    const response = await answerLocal(sandbox, controls, path, request, settle);
    return { status: response.status, body: JSON.parse(String(response.body)) as object };
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
  return { sandbox, clock, deliveries, local, send };
}

describe('POST /local/clock', () => {
  it.each([{ to: '2025-12-26T08:00:00Z' }, { advance: 'P1M' }])(
    'moves the clock with %j, and does what is due until then',
    async (body) => {
      const { local, send } = await begin();
      expect(await local('POST', '/local/clock', body)).toEqual({
        status: 200,
        body: { now: '2025-12-26T08:00:00.000Z' },
      });
      const { data: customers } = (await (await send('GET', '/customers')).json()) as {
        data: { status: string; updated_at: string }[];
      };
      expect(customers[0]?.status).toBe('active');
      expect(Date.parse(customers[0]?.updated_at ?? '')).toBeLessThan(start + 86_400_000);
    },
  );

  it('sends each event when it is due, and repeats a refused one after the first retry delay', async () => {
    const { local, deliveries } = await begin({ answer: (index) => (index === 0 ? 500 : 204) });
    await local('POST', '/local/clock', { advance: 'P1D' });
    const { activation } = data.sandbox.seconds;
    expect(deliveries.map(({ time, status }) => [status, (time - start) / 1000])).toEqual([
      ['pending_review', 0],
      ['active', activation],
      ['pending_review', (retryMinutes[0] ?? 0) * 60],
    ]);
  });

  it('waits for the answer to a delivery that has begun', async () => {
    let refuse: (status: number) => void = () => undefined;
    const refused = new Promise<number>((resolve) => {
      refuse = resolve;
    });
    const { local, deliveries, sandbox, clock } = await begin({
      answer: (index) => (index === 0 ? refused : 204),
    });
    const delivery = sandbox.tick();
    const settledAt: number[] = [];
    const settle = () => {
      settledAt.push(clock.now());
      refuse(500);
      return delivery;
    };
    await local('POST', '/local/clock', { advance: 'PT30S' }, settle);
    expect(settledAt[0]).toBe(start);
    await local('POST', '/local/clock', { advance: 'PT30S' });
    expect(deliveries.at(-1)).toMatchObject({ status: 'pending_review', time: start + 60_000 });
  });

  it('has the same effect in one move as in a hundred', async () => {
    const [one, many] = await Promise.all([begin(), begin()]);
    await one.local('POST', '/local/clock', { advance: 'PT100H' });
    for (let hours = 0; hours < 100; hours += 1) {
      await many.local('POST', '/local/clock', { advance: 'PT1H' });
    }
    expect(one.deliveries).toEqual(many.deliveries);
    expect(one.sandbox.events()).toEqual(many.sandbox.events());
  });

  it.each([
    [{ to: 'tomorrow' }],
    [{ to: '2026' }],
    [{ to: 5 }],
    [{ advance: '1 month' }],
    [{ advance: 'P1D', to: '2025-12-26T08:00:00Z' }],
    [{}],
    [null],
    ['not JSON'],
  ])('refuses %j', async (body) => {
    const { local } = await begin();
    expect(await local('POST', '/local/clock', body)).toEqual({
      status: 400,
      body: {
        error:
          'Send {"to": "2025-12-26T08:00:00Z"}, a time in UTC, or {"advance": "P1M"}, an ISO 8601 duration.',
        now: '2025-11-26T08:00:00.000Z',
      },
    });
  });

  it('does not go back', async () => {
    const { local } = await begin();
    expect(await local('POST', '/local/clock', { to: '2025-11-26T07:59:59Z' })).toEqual({
      status: 400,
      body: {
        error: 'The clock cannot go back. Send a later time, or start the sandbox again.',
        now: '2025-11-26T08:00:00.000Z',
      },
    });
  });

  it('does not move a clock that follows real time', async () => {
    const { local } = await begin({ isJumping: false });
    expect(await local('POST', '/local/clock', { advance: 'P1D' })).toEqual({
      status: 409,
      body: { error: 'The clock follows real time. Start the sandbox with --clock jump.' },
    });
  });
});

describe('/local/webhook_keys', () => {
  it('lets a new key sign together with the old one until the old one is removed', async () => {
    const { sandbox, deliveries, local, send } = await begin();
    const own = await webhookKeyOf(sandbox);
    await sandbox.tick();
    const { body: both } = await local('POST', '/local/webhook_keys');
    const { keys } = both as { keys: string[] };
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(own);
    expect(keys[1]).not.toBe(own);
    await local('POST', '/local/clock', { advance: 'P1D' });
    expect(await local('DELETE', '/local/webhook_keys')).toEqual({
      status: 200,
      body: { keys: [keys[1]] },
    });
    await send('POST', '/customers', { ...business('C-2'), legal_name: 'Example GmbH' });
    await sandbox.tick();
    expect(deliveries.map(({ signatures }) => signatures)).toEqual([1, 2, 1]);
    const { body: next } = await local('POST', '/local/webhook_keys');
    const { keys: nextKeys } = next as { keys: string[] };
    expect(nextKeys[0]).toBe(keys[1]);
    expect(new Set([...keys, ...nextKeys]).size).toBe(3);
  });

  it('refuses to begin a second rotation, and to end one that has not begun', async () => {
    const { local } = await begin();
    expect(await local('DELETE', '/local/webhook_keys')).toEqual({
      status: 409,
      body: { error: 'No rotation is in progress. Begin one with POST /local/webhook_keys.' },
    });
    await local('POST', '/local/webhook_keys');
    expect(await local('POST', '/local/webhook_keys')).toEqual({
      status: 409,
      body: {
        error: 'A rotation is already in progress. End it first with DELETE /local/webhook_keys.',
      },
    });
  });

  it.each(['POST', 'DELETE'])('refuses %s if no address gets events', async (method) => {
    const { local } = await begin({ hasWebhook: false });
    expect(await local(method, '/local/webhook_keys')).toEqual({
      status: 409,
      body: { error: 'No address gets events. Start the sandbox with --webhook.' },
    });
  });
});

describe('POST /local/deliveries/<event id>', () => {
  const eventOf = ({ world }: Sandbox) => world.events[0] ?? { id: '', status: '' };

  it.each([
    ['was delivered', 204],
    ['has failed', 500],
  ])('sends an event that %s again, under its old id', async (_title, answer) => {
    const { sandbox, deliveries, local } = await begin({ answer: () => answer });
    for (const minutes of [0, ...retryMinutes]) {
      await local('POST', '/local/clock', { advance: `PT${minutes}M` });
    }
    const { id, status } = eventOf(sandbox);
    expect(status).toBe(answer === 204 ? 'delivered' : 'failed');
    const before = deliveries.filter((one) => one.id === id).length;
    expect(await local('POST', `/local/deliveries/${id}`)).toEqual({
      status: 202,
      body: { id, status: 'queued' },
    });
    await sandbox.tick();
    expect(deliveries.filter((one) => one.id === id)).toHaveLength(before + 1);
  });

  it('refuses an event that does not exist, or whose next attempt is still to come', async () => {
    const { sandbox, local } = await begin({ answer: () => 500 });
    await sandbox.tick();
    const { id } = eventOf(sandbox);
    expect(await local('POST', '/local/deliveries/evt_1')).toEqual({
      status: 404,
      body: { error: 'There is no event evt_1.' },
    });
    expect(await local('POST', `/local/deliveries/${id}`)).toEqual({
      status: 409,
      body: { error: `${id} is still queued: its next attempt is to come.` },
    });
  });

  it('refuses if no address gets events', async () => {
    const { local } = await begin({ hasWebhook: false });
    expect((await local('POST', '/local/deliveries/evt_1')).status).toBe(409);
  });
});

it.each([
  ['GET', '/local/clock'],
  ['POST', '/local/nothing'],
])('answers %s %s with a list of the calls that exist', async (method, path) => {
  const { local } = await begin();
  expect(await local(method, path)).toEqual({
    status: 404,
    body: {
      error:
        'Send POST /local/clock, POST or DELETE /local/webhook_keys, or POST /local/deliveries/<event id>.',
    },
  });
});
