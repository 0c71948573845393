import { createSandbox } from '..';
import { business, TestClient } from '../../../tools/sandbox/testClient';
import { selfChecks } from '../selfChecks';

it('replays the answer to a key for a day, unless the call was refused before its operation ran', async () => {
  const client = new TestClient();
  const key = { 'Idempotency-Key': 'same' };
  const refused = await client.post('/customers', business('C-1'), {
    ...key,
    Authorization: 'Bearer x',
  });
  expect(refused.status).toBe(401);
  const first = await client.post('/customers', business('C-1'), key);
  expect(first.status).toBe(201);
  const second = await client.post('/customers', business('C-1'), key);
  expect([second.status, second.text]).toEqual([201, first.text]);
  expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  await client.pass(86_401);
  expect((await client.post('/customers', business('C-1'), key)).body['code']).toBe(
    'customer_exists',
  );
});

it.each([
  ['an invalid token', 401, { Authorization: 'Bearer x' }],
  ['another certificate', 401, { 'Client-Cert': ':b3RoZXI=:' }],
  ['a missing scope', 403, undefined],
  ['a large body', 413, undefined],
  ['exceeding its rate', 429, { 'Sandbox-Outcome': 'rate_limited' }],
  ['a failure of the service', 500, { 'Sandbox-Outcome': 'internal_error' }],
  ['an unavailable service', 503, { 'Sandbox-Outcome': 'service_unavailable' }],
])('does not store the answer to a call refused for %s', async (_cause, status, headers) => {
  const client = new TestClient();
  const key = { 'Idempotency-Key': 'same' };
  const reader = { Authorization: `Bearer ${client.sandbox.issueToken(['customers:read'])}` };
  const large = { ...business('C-1'), legal_name: 'x'.repeat(65_000) };
  const refused = await client.post('/customers', status === 413 ? large : business('C-1'), {
    ...key,
    ...(headers ?? (status === 403 ? reader : {})),
  });
  expect(refused.status).toBe(status);
  await client.pass(1);
  expect((await client.post('/customers', business('C-1'), key)).status).toBe(201);
});

it('still accepts an old token after issuing a new one', async () => {
  const client = new TestClient();
  const tokens = [client.sandbox.issueToken(), client.sandbox.issueToken()];
  for (const token of tokens) {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await client.get('/customers', headers)).status).toBe(200);
  }
});

it('says that the token was not issued to the certificate of the request', async () => {
  const { body } = await new TestClient().get('/customers', { 'Client-Cert': ':b3RoZXI=:' });
  expect(body['detail']).toMatch(/^The token was not issued to the client certificate of this/);
});

it.each([
  ['GET', '/customers/%E0%A4%A'],
  ['GET', '/customers/'],
  ['GET', '//customers'],
  ['OPTIONS', '/nothing'],
])('answers not_found to %s %s', async (method, path) => {
  const { status, headers, body } = await new TestClient().send(method, path);
  expect([status, body['code'], body['detail'], headers.get('Allow')]).toEqual([
    404,
    'not_found',
    `There is no endpoint at /v1${path}.`,
    null,
  ]);
});

it.each([
  ['PUT', '/customers', 'GET, POST'],
  ['OPTIONS', '/customers', 'GET, POST'],
  ['POST', '/transactions/1', 'GET, DELETE'],
  ['POST', '/sandbox/policy', 'GET, PUT'],
  ['get', '/quotes', 'POST'],
])('answers method_not_allowed to %s %s, even without a token', async (method, path, allowed) => {
  const headers = { Authorization: '' };
  const answer = await new TestClient().send(method, path, undefined, headers);
  expect(answer.body).toMatchObject({
    status: 405,
    code: 'method_not_allowed',
    detail: `/v1${path} does not support ${method}. Use ${allowed.replace(', ', ' or ')}.`,
  });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed]);
});

it('answers HEAD without a body', async () => {
  const request = new Request('http://localhost/v1/customers', { method: 'HEAD' });
  const { status, headers, body } = await new TestClient().sandbox.answer(request);
  expect([status, headers.get('Allow'), body]).toEqual([405, 'GET, POST', null]);
});

it('pages through a list without skipping or repeating entries while others are added', async () => {
  const client = new TestClient();
  for (let index = 0; index < 7; index += 1) {
    await client.post('/customers', business(`C-${index}`));
    await client.pass(1);
  }
  const listed: string[] = [];
  let cursor = '';
  do {
    const { body } = await client.get(`/customers?limit=2${cursor}`);
    listed.push(...(body['data'] as { external_id: string }[]).map((row) => row.external_id));
    await client.post('/customers', business(`D-${listed.length}`));
    await client.pass(1);
    cursor = body['next_cursor'] === null ? '' : `&cursor=${String(body['next_cursor'])}`;
  } while (cursor !== '');
  expect(listed).toEqual(['C-6', 'C-5', 'C-4', 'C-3', 'C-2', 'C-1', 'C-0']);
});

it('throws instead of sending a header that the OpenAPI document does not declare', async () => {
  const { data, clock } = new TestClient();
  const text = JSON.stringify(data.document).replaceAll('"ETag":', '"Other":');
  const document = JSON.parse(text) as typeof data.document;
  const sandbox = createSandbox({ ...data, document }, { clock, checks: selfChecks });
  const request = new Request('http://localhost/v1/network', {
    headers: { Authorization: `Bearer ${sandbox.issueToken()}` },
  });
  await expect(sandbox.handle(request)).rejects.toThrow(
    'getNetwork does not declare etag for 200.',
  );
});
