import { TestClient } from '../../tools/sandbox/testClient';
import {
  payInStep,
  payout,
  stablecoinIn,
  stablecoinOut,
  usd,
} from '../../tools/sandbox/testOrders';

const { sandbox, stablecoin } = new TestClient().data;
const { seconds } = sandbox;

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

it('a pause of dollars makes conversions unavailable; a pause of every currency makes all kinds unavailable', async () => {
  const client = new TestClient();
  const statuses = async () => {
    const { flows } = (await client.get('/network')).body as {
      flows: { kind: string; status: string; currencies: { currency: string }[] }[];
    };
    for (const { status, currencies } of flows) {
      expect(currencies.length > 0).toBe(status !== 'unavailable');
      // Without dollars, stablecoins cannot be used, not even in a flow.
      const names = currencies.map(({ currency }) => currency);
      if (status === 'degraded') expect(names).not.toContain(stablecoin.symbol);
    }
    return Object.fromEntries(flows.map(({ kind, status }) => [kind, status]));
  };
  const pause = { 'Sandbox-Outcome': 'settlement_paused' };
  await client.post('/sandbox/payments', { reference: 'a', amount: usd('10.00') }, pause);
  expect(await statuses()).toMatchObject({
    [payout.kind]: 'degraded',
    [stablecoinOut.kind]: 'unavailable',
    composed_flow: 'degraded',
  });
  await client.get('/network', pause);
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(['unavailable']));
  await client.pass(seconds.pause);
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(['operational']));
});
