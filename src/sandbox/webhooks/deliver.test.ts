import { createPublicKey, verify } from 'node:crypto';
import { business, TestClient } from '../../../tools/sandbox/testClient';
import { webhookKeyOf } from './deliver';
import { eventBody } from './eventBody';

const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * The webhook answers the first event with the statuses in turn, then with 204. It answers all
 * other events with 204. A status of 0 stands for a failed connection.
 */
function clientWithWebhook(...statuses: number[]) {
  const requests: { headers: Headers; body: string }[] = [];
  const client = new TestClient(1, {
    url: 'https://bank.example/hooks',
    deliver: async (request) => {
      requests.push({ headers: request.headers, body: await request.text() });
      const isFirst = request.headers.get('webhook-id') === requests[0]?.headers.get('webhook-id');
      // Other events are under way at the same time.
      const status = (isFirst ? statuses.shift() : undefined) ?? 204;
      if (status === 0) throw new Error('No connection.');
      return status;
    },
  });
  return { client, requests };
}

it('signs events so that the key shown in the console verifies them', async () => {
  const { client, requests } = clientWithWebhook();
  await client.post('/customers', business('C-1'));
  await client.pass(0);
  const [{ headers, body } = { headers: new Headers(), body: '' }] = requests;
  const value = (name: string) => headers.get(`webhook-${name}`) ?? '';
  const key = createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(await webhookKeyOf(client.sandbox), 'base64')]),
    format: 'der',
    type: 'spki',
  });
  const [version, signature = ''] = value('signature').split(',');
  const signed = Buffer.from(`${value('id')}.${value('timestamp')}.${body}`);
  expect(version).toBe(client.data.environments.webhooks.signatureVersion);
  expect(verify(null, signed, key, Buffer.from(signature, 'base64'))).toBe(true);
  expect(
    verify(null, Buffer.from(`${signed.toString()} `), key, Buffer.from(signature, 'base64')),
  ).toBe(false);
  expect(JSON.parse(body)).toMatchObject({
    id: value('id'),
    type: 'customer.status_changed',
    data: { status: 'pending_review' },
  });
});

it('retries after a failure until the event is delivered', async () => {
  const { client, requests } = clientWithWebhook(500, 0);
  await client.post('/customers', business('C-1'));
  await client.pass(0);
  expect(requests).toHaveLength(1);
  await client.pass(61);
  await client.pass(301);
  const ids = requests.map(({ headers }) => headers.get('webhook-id'));
  expect(ids.filter((id) => id === ids[0])).toHaveLength(3);
  expect(client.sandbox.world.events[0]).toMatchObject({ status: 'delivered', attempts: 3 });
});

it('sends each event once, and does not let it wait for the answer to another', async () => {
  const sent: string[] = [];
  let noteFirst: () => void = () => undefined;
  const firstIsSent = new Promise<void>((resolve) => {
    noteFirst = resolve;
  });
  let answerFirst: () => void = () => undefined;
  const secondIsSent = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const client = new TestClient(1, {
    url: 'https://bank.example/hooks',
    deliver: async (request) => {
      const { data } = (await request.json()) as { data: { status: string } };
      sent.push(data.status);
      if (sent.length === 1) {
        noteFirst();
        await secondIsSent;
      } else answerFirst();
      return 204;
    },
  });
  await client.post('/customers', business('C-1'));
  const first = client.pass(0);
  await firstIsSent;
  await Promise.all([first, client.pass(10)]);
  expect(sent).toEqual(['pending_review', 'active']);
  expect(client.sandbox.world.events.map(({ status }) => status)).toEqual([
    'delivered',
    'delivered',
  ]);
});

it('tries again to send an event whose request could not be made', async () => {
  const client = new TestClient(1, { url: 'no address', deliver: () => Promise.resolve(204) });
  await client.post('/customers', business('C-1'));
  await expect(client.pass(0)).rejects.toThrow();
  await expect(client.pass(0)).rejects.toThrow();
});

it('gives up after the attempts and the time that environments.yaml specifies', async () => {
  const { client } = clientWithWebhook(...Array<number>(100).fill(503));
  const { attempts, retryMinutes } = client.data.environments.webhooks;
  expect(retryMinutes).toHaveLength(attempts - 1);
  expect(retryMinutes.reduce((sum, minutes) => sum + minutes, 0)).toBe(24 * 60);
  await client.post('/customers', business('C-1'));
  await client.pass(0);
  for (const minutes of retryMinutes) await client.pass(minutes * 60);
  expect(client.sandbox.world.events[0]).toMatchObject({ status: 'failed', attempts });
  expect([...client.sandbox.world.lifecycle.taken]).toEqual(
    expect.arrayContaining(['webhook.queue', 'webhook.retry', 'webhook.give_up']),
  );
});

it('sends no body longer than the documented maximum', () => {
  const { environments, lifecycles } = new TestClient().data;
  const id = 'x'.repeat(30);
  const lengths = lifecycles.notifications.flatMap(({ event, states }) =>
    states.map((status) => {
      const body = eventBody({
        id,
        type: event,
        createdAt: 0,
        data: { id, status },
        attempts: 0,
        status: 'queued',
        nextAttemptAt: 0,
      });
      return JSON.stringify(body).length;
    }),
  );
  expect(Math.max(...lengths)).toBeGreaterThan(150);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(environments.webhooks.bodyBytes);
});
