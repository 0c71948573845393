import { TestClient } from '../../../tools/sandbox/testClient';

const client = new TestClient();
const { symbol } = client.data.stablecoin;

it.each([
  ['balance', symbol, 'Must be a fiat currency'],
  ['address', 'EUR', `Must be ${symbol}`],
])('refuses a freeze of a target of the type %s in %s', async (type, currency, message) => {
  const customer = await client.addCustomer(`C-${type}`);
  const { holderAddress: address } = client.data.sandbox.stablecoin;
  const place = type === 'balance' ? { customer_id: customer } : { address };
  const { status, body } = await client.post('/sandbox/freezes', {
    target: { type, ...place, currency },
  });
  expect([status, body['errors']]).toEqual([400, [{ field: 'target.currency', message }]]);
});
