import { createSandbox, jumpingClock } from '../../src/sandbox';
import type { RunningServer } from '../serve/startServer';
import { readCurrentData } from './readData';
import { serveSandbox } from './serveSandbox';
import { business } from './testClient';

let server: RunningServer;

beforeAll(async () => {
  const clock = jumpingClock(() => Date.now());
  server = await serveSandbox(createSandbox(readCurrentData(), { clock }), 0);
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
  // The scope to read customers was not requested.
  expect((await send('GET', '/customers')).body['code']).toBe('insufficient_scope');
});

it('refuses a token to a client whose id is invalid', async () => {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'nobody' });
  const response = await fetch(`${server.origin}/oauth2/token`, { method: 'POST', body });
  expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_client' }]);
});
