import { TestClient } from '../../../tools/sandbox/testClient';
import { begin, payIn, stablecoinIn } from '../../../tools/sandbox/testOrders';

const { currencies, sandbox, document } = new TestClient().data;
const fiat = currencies.list.filter(({ kind }) => kind === 'fiat').map(({ code }) => code);

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
