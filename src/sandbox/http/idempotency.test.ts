import { readCurrentVersion } from '../../../tests/facts/rpcPages';
import { business, TestClient } from '../../../tools/sandbox/testClient';

interface KnownProblem {
  readonly code: string;
  readonly key: 'same' | 'new' | '–';
}

const { list } = readCurrentVersion().library.tokens['api_errors'] as unknown as {
  list: readonly KnownProblem[];
};

/** Headers that make a POST fail before its operation runs, by problem code. */
const refusals: Readonly<Record<string, (client: TestClient) => Record<string, string>>> = {
  invalid_token: () => ({ Authorization: 'Bearer expired' }),
  certificate_mismatch: () => ({ 'Client-Cert': ':b3RoZXI=:' }),
  insufficient_scope: ({ sandbox }) => ({
    Authorization: `Bearer ${sandbox.issueToken(['network:read'])}`,
  }),
  idempotency_in_progress: () => ({ 'Sandbox-Outcome': 'idempotency_in_progress' }),
  rate_limited: () => ({ 'Sandbox-Outcome': 'rate_limited' }),
  internal_error: () => ({ 'Sandbox-Outcome': 'internal_error' }),
  service_unavailable: () => ({ 'Sandbox-Outcome': 'service_unavailable' }),
};

const key = { 'Idempotency-Key': 'one' };

async function payIn(client: TestClient): Promise<object> {
  return {
    kind: `fiat_to_${client.network}`,
    customer_id: await client.addCustomer('C-1'),
    amount: { value: '10.00', currency: 'EUR' },
  };
}

it.each(Object.keys(refusals))('reruns a call with the same key after %s', async (code) => {
  const client = new TestClient();
  const order = await payIn(client);
  const refused = await client.post('/transactions', order, {
    ...key,
    ...refusals[code]?.(client),
  });
  expect(refused.body['code']).toBe(code);
  const { status, headers } = await client.post('/transactions', order, key);
  expect([status, headers.get('Idempotency-Replayed')]).toEqual([201, null]);
  expect(client.sandbox.world.transactions.size).toBe(1);
});

it('reruns a call with the same key after body_too_large', async () => {
  const client = new TestClient();
  const order = await payIn(client);
  const metadata = { note: 'x'.repeat(70_000) };
  const refused = await client.post('/transactions', { ...order, metadata }, key);
  expect(refused.body['code']).toBe('body_too_large');
  expect((await client.post('/transactions', order, key)).status).toBe(201);
});

it('runs one of two calls with the same key at the same time, and refuses the other', async () => {
  const client = new TestClient();
  const order = await payIn(client);
  const [first, second] = await Promise.all([
    client.post('/transactions', order, key),
    client.post('/transactions', order, key),
  ]);
  expect([first.status, second.body['code']]).toEqual([201, 'idempotency_in_progress']);
  expect(second.headers.get('Retry-After')).toBe('1');
  expect(client.sandbox.world.transactions.size).toBe(1);
});

it.each([
  [64, 201],
  [65, 400],
])('for a key of %i characters, answers %i', async (length, status) => {
  const client = new TestClient();
  const headers = { 'Idempotency-Key': 'x'.repeat(length) };
  expect((await client.post('/transactions', await payIn(client), headers)).status).toBe(status);
});

const allowed = ['one', '2f6c1b1e-8a57-4c6e-9f0a-5d1f7f0a7782', 'order/7:1_~"b=+'];

it.each<[string[], number]>([
  ...allowed.map((value): [string[], number] => [[value], 201]),
  [['one', 'two'], 400],
  [['one', 'one'], 400],
  [['one,two'], 400],
  [['one two'], 400],
  [['schlüssel'], 400],
])('for the keys %j in one request, answers %i', async (values, status) => {
  const { sandbox } = new TestClient();
  const headers = new Headers({
    Authorization: `Bearer ${sandbox.issueToken()}`,
    'Content-Type': 'application/json',
  });
  for (const value of values) headers.append('Idempotency-Key', value);
  const body = JSON.stringify(business('C-1'));
  const url = 'http://localhost/v1/customers';
  const response = await sandbox.handle(new Request(url, { method: 'POST', headers, body }));
  expect(response.status).toBe(status);
  if (status === 201) return;
  const message = 'Must have only visible ASCII characters, without commas, and be sent once';
  expect(await response.json()).toMatchObject({
    code: 'invalid_request',
    errors: [{ field: 'Idempotency-Key', message }],
  });
});

it('refuses the characters that the pattern of the document excludes', async () => {
  const client = new TestClient();
  const { schema } = client.data.document.components.parameters['IdempotencyKey'] ?? {};
  const pattern = new RegExp(String(schema?.['pattern']), 'u');
  const first = 0x20;
  for (let code = first; code < 256; code += 1) {
    await client.pass(1);
    const key = `a${String.fromCharCode(code)}b`;
    const { body } = await client.post('/customers', {}, { 'Idempotency-Key': key });
    const isRefused = body['errors'][0].field === 'Idempotency-Key';
    expect([key, isRefused]).toEqual([key, !pattern.test(key)]);
  }
});

it('the tests above cover every code after which api_errors.yaml allows the same key', () => {
  const same = list.filter((problem) => problem.key === 'same').map(({ code }) => code);
  expect([...Object.keys(refusals), 'body_too_large'].sort()).toEqual(same.sort());
});

it("replays an operation's refusal even after its cause is gone", async () => {
  const client = new TestClient();
  const { body } = await client.post('/customers', business('C-1'));
  const order = {
    kind: `fiat_to_${client.network}`,
    customer_id: body['id'],
    amount: { value: '10.00', currency: 'EUR' },
  };
  const early = await client.post('/transactions', order, key);
  expect(early.body['code']).toBe('customer_not_active');
  await client.pass(10);
  const repeated = await client.post('/transactions', order, key);
  expect(repeated.body['code']).toBe('customer_not_active');
  expect(repeated.headers.get('Idempotency-Replayed')).toBe('true');
  expect((await client.post('/transactions', order)).status).toBe(201);
});

it('refuses a key that is reused with another body, even if the operation takes no body', async () => {
  const client = new TestClient();
  const path = '/incoming_payments/inc_01kaznpxc8eqhgj0m9waanvyqc/accept';
  const key = { 'Idempotency-Key': 'same' };
  expect((await client.send('POST', path, '', key)).status).toBe(404);
  expect((await client.send('POST', path, '{}', key)).body['code']).toBe('idempotency_key_reused');
});

it('refuses a key that is reused with another query', async () => {
  const client = new TestClient();
  const key = { 'Idempotency-Key': 'same' };
  const { status } = await client.post('/customers?dry_run=true', business('C-1'), key);
  expect(status).toBe(400);
  const second = await client.post('/customers', business('C-1'), key);
  expect(second.body['code']).toBe('idempotency_key_reused');
});
