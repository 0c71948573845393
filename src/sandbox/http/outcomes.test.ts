import { TestClient } from '../../../tools/sandbox/testClient';
import { address, begin, eur, payIn, stablecoinIn, usd } from '../../../tools/sandbox/testOrders';

const { currencies, sandbox, document, stablecoin } = new TestClient().data;
const fiat = currencies.list.filter(({ kind }) => kind === 'fiat').map(({ code }) => code);

/** Requests for the outcomes that the default request below cannot cause. */
const operations: Readonly<Record<string, [string, object]>> = {
  stablecoin_paused: ['/sandbox/payments', { reference: 'a', amount: eur('10.00') }],
  settlement_paused: ['/sandbox/payments', { reference: 'a', amount: eur('10.00') }],
  participant_required: ['/stablecoin/issuances', { amount: usd('250000.00'), address }],
  export_failed: [
    '/reports/exports',
    { kind: 'returns', from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' },
  ],
};

const pausedCurrencies: Readonly<Record<string, string>> = {
  stablecoin_paused: stablecoin.symbol,
  settlement_paused: 'EUR',
};

it.each(sandbox.outcomes.map(({ outcome }) => outcome))(
  'the header Sandbox-Outcome causes %s',
  async (outcome) => {
    const client = new TestClient();
    const [path, body] = operations[outcome] ?? ['/transactions', payIn];
    const answer = await client.post(path, body, { 'Sandbox-Outcome': outcome });
    await client.pass(sandbox.seconds.export);
    const [order] = client.sandbox.world.exports.values();
    if (outcome === 'export_failed') expect(order?.status).toBe('failed');
    else if (outcome in pausedCurrencies) {
      const { world } = client.sandbox;
      const paused = world.data.currencies.list.filter(({ code }) => world.isPaused(code));
      expect(paused.map(({ code }) => code)).toEqual([pausedCurrencies[outcome]]);
    } else expect(answer.body['code']).toBe(outcome);
  },
);

it.each([
  ['of the currency in the amount', payIn, [payIn.amount.currency]],
  ['of every currency if the amount is in stablecoins', stablecoinIn, fiat],
])('the outcome settlement_paused pauses the settlement token %s', async (_, order, codes) => {
  const { client, customer } = await begin();
  const body = { customer_id: customer, ...order };
  await client.post('/transactions', body, { 'Sandbox-Outcome': 'settlement_paused' });
  const paused = currencies.list.filter(({ code }) => client.sandbox.world.isPaused(code));
  expect(paused.map(({ code }) => code)).toEqual(codes);
});

it('the OpenAPI document lists the values of Sandbox-Outcome where it describes the sandbox', () => {
  const { servers } = document as unknown as { servers: { url: string; description: string }[] };
  const [described, ...others] = servers.filter(({ url }) => url.includes('.sandbox.'));
  expect(others).toEqual([]);
  const [header, ...values] = [...(described?.description ?? '').matchAll(/`([^`]+)`/g)].map(
    ([, code]) => code,
  );
  expect(header).toBe('Sandbox-Outcome');
  expect(values).toEqual(sandbox.outcomes.map(({ outcome }) => outcome));
});
