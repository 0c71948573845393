import { business, TestClient } from '../../../tools/sandbox/testClient';

const refusal = ({ status, body }: Awaited<ReturnType<TestClient['get']>>) => [
  status,
  body['code'],
  (body['errors'] as unknown[] | undefined)?.[0],
];

const missing = 'txn_01kaznpxc8eqhgj0m9waanvyqc';

it.each(['/customers?limit=1&limit=2', '/transactions?status=settled&status=settled'])(
  'refuses a parameter that is given more than once: %s',
  async (path) => {
    const parameter = /\?(\w+)/.exec(path)?.[1];
    expect(refusal(await new TestClient().get(path))).toEqual([
      400,
      'invalid_request',
      { parameter, message: 'Is given more than once' },
    ]);
  },
);

it.each([
  ['amount.value', '{"amount":{"value":"1.00","currency":"EUR","value":"9.00"}}'],
  ['kind', '{"kind":"composed_flow","kind":"composed_flow"}'],
])('refuses a body that gives %s more than once', async (field, body) => {
  expect(refusal(await new TestClient().send('POST', '/transactions', body))).toEqual([
    400,
    'invalid_request',
    { field, message: 'Is given more than once' },
  ]);
});

it.each([
  ['"\\ud83d"', 400],
  ['"\\ud83d\\ude00"', 201],
])('for a body with the text %s, answers %i', async (text, status) => {
  const body = JSON.stringify(business('C-1')).replace('"Example Imports GmbH"', text);
  const answer = await new TestClient().send('POST', '/customers', body);
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body['detail']).toBe('The body is not valid JSON in UTF-8.');
});

it.each(['$cursor ', ' $cursor', '$cursor\n', '$cursor=', '$cursor$cursor', ''])(
  'refuses the altered cursor %j',
  async (pattern) => {
    const client = new TestClient();
    for (const name of ['C-1', 'C-2']) await client.post('/customers', business(name));
    const cursor = String((await client.get('/customers?limit=1')).body['next_cursor']);
    const altered = encodeURIComponent(pattern.replaceAll('$cursor', cursor));
    expect(refusal(await client.get(`/customers?limit=1&cursor=${altered}`))).toEqual([
      400,
      'cursor_invalid',
      undefined,
    ]);
    expect((await client.get(`/customers?limit=1&cursor=${cursor}`)).status).toBe(200);
  },
);

it.each([
  ['POST', '/incoming_payments/inc_01kaznpxc8eqhgj0m9waanvyqc/accept'],
  ['DELETE', `/transactions/${missing}`],
  ['GET', `/transactions/${missing}`],
])('refuses an unknown field in the body of %s %s, which takes no body', async (method, path) => {
  const client = new TestClient();
  expect(refusal(await client.send(method, path, { reason: 'Test' }))).toEqual([
    400,
    'invalid_request',
    { field: 'reason', message: 'Is an unknown field' },
  ]);
  for (const body of ['', '{}']) expect((await client.send(method, path, body)).status).toBe(404);
  // An operation that takes no body never answers `body_too_large`.
  expect((await client.send(method, path, 'x'.repeat(70_000))).status).toBe(400);
});

it('refuses an unknown value of Sandbox-Outcome', async () => {
  const client = new TestClient();
  const headers = { 'Sandbox-Outcome': 'service-unavailable' };
  const answer = refusal(await client.post('/customers', business('C-1'), headers));
  expect(answer).toMatchObject([400, 'invalid_request', { field: 'Sandbox-Outcome' }]);
  expect((await client.get('/customers')).body['data']).toEqual([]);
});

it.each([
  ['gzip', 400],
  ['identity', 201],
])('for a body with the Content-Encoding %s, answers %i', async (encoding, status) => {
  const answer = await new TestClient().post('/customers', business('C-1'), {
    'Content-Encoding': encoding,
  });
  expect(answer.status).toBe(status);
  if (status === 201) return;
  expect(refusal(answer)[2]).toEqual({ field: 'Content-Encoding', message: 'Must be absent' });
});

it('refuses a body in an encoding other than UTF-8', async () => {
  const { sandbox } = new TestClient();
  const response = await sandbox.handle(
    new Request('http://localhost/v1/customers', {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.issueToken()}`, 'Idempotency-Key': 'latin' },
      body: Buffer.from('{"legal_name":"Müller"}', 'latin1'),
    }),
  );
  expect(await response.json()).toMatchObject({
    code: 'invalid_request',
    detail: 'The body is not valid JSON in UTF-8.',
  });
});

it.each([
  ['$tag', 304],
  ['W/$tag', 304],
  ['"other", $tag', 304],
  ['*', 304],
  ['"other"', 200],
])('compares If-None-Match: %s with the entity tag', async (pattern, status) => {
  const client = new TestClient();
  const tag = (await client.get('/network')).headers.get('ETag') ?? '';
  const answer = await client.get('/network', { 'If-None-Match': pattern.replace('$tag', tag) });
  expect([answer.status, answer.headers.get('ETag')]).toEqual([status, tag]);
});

it.each([
  ['/network', 'If-None-Match'],
  [`/reports/exports/exp_${'0'.repeat(26)}/file`, 'Range'],
])('refuses a header longer than the document allows: %s %s', async (path, field) => {
  expect(refusal(await new TestClient().get(path, { [field]: 'x'.repeat(201) }))).toEqual([
    400,
    'invalid_request',
    { field, message: 'Must have at most 200 characters' },
  ]);
});

it.each([
  ['application/json', 201],
  ['application/json; charset=utf-8', 201],
  ['APPLICATION/JSON;charset=UTF-8', 201],
  ['application/json; charset="utf-8"; version=1', 201],
  ['application/json; charset=utf-16', 400],
  ['application/json; charset=iso-8859-1', 400],
  ['application/json, text/plain', 400],
  ['application/jsonl', 400],
  ['text/plain', 400],
  ['application/x-www-form-urlencoded', 400],
])('for a body of the type %s, answers %i', async (type, status) => {
  const answer = await new TestClient().post('/customers', business('C-1'), {
    'Content-Type': type,
  });
  expect(answer.status).toBe(status);
  if (status === 201) return;
  expect(answer.body['errors']).toEqual([
    { field: 'Content-Type', message: 'Must be application/json in UTF-8' },
  ]);
});
