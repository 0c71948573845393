import { request } from 'node:http';
import { createSandbox, jumpingClock } from '../../src/sandbox';
import { selfChecks } from '../../src/sandbox/selfChecks';
import { webhookTo } from '../../src/sandbox/webhooks/deliver';
import type { RunningServer } from '../serve/startServer';
import { readCurrentData } from './readData';
import { serveSandbox } from './serveSandbox';
import { business } from './testClient';

let server: RunningServer;

beforeAll(async () => {
  const clock = jumpingClock(() => Date.now());
  const sandbox = createSandbox(readCurrentData(), { clock, checks: selfChecks });
  server = await serveSandbox(sandbox, 0);
});
afterAll(() => server.close());

it('issues a token with only the requested scopes', async () => {
  const token = await fetch(`${server.origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'client_01kazj8120jj7yc0zp3q03dde5',
      scope: 'customers:write transactions:read transactions:write',
    }),
  });
  const { access_token: bearer, scope } = (await token.json()) as Record<string, string>;
  expect(scope).toBe('customers:write transactions:read transactions:write');
  let count = 0;
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.origin}/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${String(bearer)}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-${(count += 1)}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const added = await send('POST', '/customers', business('C-1'));
  expect([added.status, added.body['status']]).toEqual([201, 'pending_review']);
  // The scope for reading customers was not requested.
  expect((await send('GET', '/customers')).body['code']).toBe('insufficient_scope');
});

const form = 'grant_type=client_credentials&client_id=client_01kazj8120jj7yc0zp3q03dde5';
const formType = 'application/x-www-form-urlencoded';

it.each([
  ['whose id is invalid', form.replace('client_01', 'nobody_01'), formType, 'invalid_client'],
  ['without an id', 'grant_type=client_credentials', formType, 'invalid_client'],
  ['with another grant', form.replace('client_c', 'c'), formType, 'unsupported_grant_type'],
  ['without a grant', form.replace('grant_type', 'grant'), formType, 'unsupported_grant_type'],
  ['that repeats a parameter', `${form}&scope=a&scope=b`, formType, 'invalid_request'],
  ['that sends JSON', '{}', 'application/json', 'invalid_request'],
  ['with an unknown scope', `${form}&scope=customers:delete`, formType, 'invalid_scope'],
])('refuses a token to a client %s', async (_what, body, type, error) => {
  const headers = { 'Content-Type': type };
  const response = await fetch(`${server.origin}/oauth2/token`, { method: 'POST', headers, body });
  expect([response.status, await response.json()]).toEqual([400, { error }]);
  const { environments } = readCurrentData() as unknown as {
    environments: { authentication: { errors: { error: string }[] } };
  };
  expect(environments.authentication.errors.map((entry) => entry.error)).toContain(error);
});

it.each(['', '&scope=', '&state=1'])(
  'issues a token with all scopes for a form that ends in "%s"',
  async (more) => {
    const response = await fetch(`${server.origin}/oauth2/token`, {
      method: 'POST',
      headers: { 'Content-Type': `${formType};charset=UTF-8` },
      body: form + more,
    });
    const { scope } = (await response.json()) as { scope: string };
    expect(scope.split(' ')).toEqual(
      readCurrentData().environments.scopes.map((entry) => entry.scope),
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);

/** Sends a request that `fetch` would not send; returns its status and the code of its problem. */
function sendRaw(
  path: string,
  method: string,
  authorization: readonly string[] = [],
): Promise<unknown> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { code } = JSON.parse(text === '' ? '{}' : text) as { code?: string };
        resolve([response.statusCode, code]);
      });
    });
    sent.on('error', reject);
    if (authorization.length > 0) sent.setHeader('Authorization', authorization);
    sent.end();
  });
}

it.each([
  ['TRACE', '/v1/customers', [405, 'method_not_allowed']],
  ['OPTIONS', '*', [404, 'not_found']],
  ['HEAD', '/v1/customers', [405, undefined]],
  ['GET', '/oauth2/token', [405, undefined]],
  ['GET', '//:99999/', [404, 'not_found']],
  ['GET', '//v1/customers', [404, 'not_found']],
  ['GET', 'http://[', [404, 'not_found']],
  ['GET', '/v1/customers/%zz', [404, 'not_found']],
  ['GET', '/v1/customers/', [404, 'not_found']],
  ['GET', 'http://api.example/v1/customers', [401, 'invalid_token']],
  ['GET', '/v1/customers', [401, 'invalid_token']],
])('answers %s %s with %j', async (method, path, expected) => {
  expect(await sendRaw(path, method)).toEqual(expected);
});

it('refuses a request with two tokens', async () => {
  const token = await fetch(`${server.origin}/oauth2/token`, {
    method: 'POST',
    headers: { 'Content-Type': formType },
    body: form,
  });
  const { access_token: value } = (await token.json()) as { access_token: string };
  const bearer = `Bearer ${value}`;
  expect(await sendRaw('/v1/customers', 'GET', [bearer])).toEqual([200, undefined]);
  expect(await sendRaw('/v1/customers', 'GET', [bearer, bearer])).toEqual([401, 'invalid_token']);
});

it('answers a request to move the clock only after the deliveries in progress have ended', async () => {
  const clock = jumpingClock(() => Date.now());
  const order: string[] = [];
  let accept: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const deliver = async (): Promise<number> => {
    begin();
    await accepted;
    return 204;
  };
  const sandbox = createSandbox(readCurrentData(), {
    clock,
    webhook: webhookTo('http://localhost/', deliver),
  });
  const local = await serveSandbox(sandbox, 0, { clock });
  const headers = { Authorization: `Bearer ${sandbox.issueToken()}` };
  await fetch(`${local.origin}/v1/customers`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'a' },
    body: JSON.stringify(business('C-1')),
  });
  await begun;
  const body = JSON.stringify({ advance: 'PT1H' });
  const moved = fetch(`${local.origin}/local/clock`, { method: 'POST', body }).then(() =>
    order.push('moved'),
  );
  await fetch(`${local.origin}/v1/customers`, { headers });
  order.push('accepted');
  accept();
  await moved;
  await local.close();
  expect(order).toEqual(['accepted', 'moved']);
});
