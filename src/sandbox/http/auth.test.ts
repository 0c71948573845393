import { TestClient } from '../../../tools/sandbox/testClient';

it.each([
  ['no token', '', 'Bearer'],
  ['an unknown token', 'Bearer x', 'Bearer error="invalid_token"'],
])('asks for a token if a request has %s', async (_cause, token, challenge) => {
  const client = new TestClient();
  const headers = new Headers(token === '' ? {} : { Authorization: token });
  const { status, headers: answered } = await client.sandbox.answer({
    method: 'GET',
    url: 'http://localhost/v1/customers',
    headers,
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  });
  expect([status, answered.get('WWW-Authenticate')]).toEqual([401, challenge]);
});

it('asks for another token if the token was issued to another certificate', async () => {
  const { body, headers } = await new TestClient().get('/customers', {
    'Client-Cert': ':b3RoZXI=:',
  });
  expect([body['code'], headers.get('WWW-Authenticate')]).toEqual([
    'certificate_mismatch',
    'Bearer error="invalid_token"',
  ]);
});

it.each(['Bearer', 'bearer', 'BEARER'])('accepts a token after the scheme %s', async (scheme) => {
  const client = new TestClient();
  const Authorization = `${scheme} ${client.sandbox.issueToken()}`;
  expect((await client.get('/customers', { Authorization })).status).toBe(200);
});
