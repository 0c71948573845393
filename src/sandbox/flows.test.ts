import { TestClient } from '../../tools/sandbox/testClient';
import { payInStep, stablecoinIn, stablecoinOut } from '../../tools/sandbox/testOrders';

const { seconds } = new TestClient().data.sandbox;

async function statusOf(client: TestClient, kind: string): Promise<unknown> {
  const { body } = await client.get(`/network?kind=${kind}`);
  return body['flows'][0].status;
}

it.each([
  ['transactions in stablecoins', stablecoinIn.kind, 'degraded', 'unavailable', 'degraded'],
  ['flows', 'composed_flow', 'unavailable', 'unavailable', 'unavailable'],
  ['flows', 'composed_flow', 'operational', 'degraded', 'operational'],
  ['other transactions', payInStep.kind, 'degraded', 'degraded', 'degraded'],
] as const)(
  'the status of %s (%s), set to %s, is %s during a pause, and restored after it',
  async (_what, kind, before, during, after) => {
    const client = new TestClient();
    client.sandbox.console.setFlowStatus(kind, before);
    await client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' });
    expect(await statusOf(client, kind)).toBe(during);
    await client.pass(seconds.pause);
    expect(await statusOf(client, kind)).toBe(after);
  },
);

it('the end of an outage during a pause does not open conversions before the pause ends', async () => {
  const client = new TestClient();
  const { kind } = stablecoinOut;
  client.sandbox.console.setFlowStatus(kind, 'unavailable');
  await client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' });
  client.sandbox.console.setFlowStatus(kind, 'operational');
  expect(await statusOf(client, kind)).toBe('unavailable');
  await client.pass(seconds.pause);
  expect(await statusOf(client, kind)).toBe('operational');
});

it('a pause of every settlement token leaves the stablecoin itself open', async () => {
  const client = new TestClient();
  await client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
  expect(await statusOf(client, stablecoinOut.kind)).toBe('unavailable');
  expect((await client.get('/stablecoin')).body).toMatchObject({ transfers: 'open' });
});
