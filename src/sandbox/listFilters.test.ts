import { issue, redeem } from '../../tools/sandbox/testIssuer';
import { TestClient, type TestBody } from '../../tools/sandbox/testClient';
import { eur, usd } from '../../tools/sandbox/testOrders';

async function createPairs(): Promise<{ client: TestClient; between: string }> {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const amount = eur('100.00');
  const target = { type: 'balance', customer_id: customer, currency: 'USD' };
  let between = '';
  for (const reference of ['first', 'second']) {
    await issue(client, reference);
    await redeem(client, { reference });
    await client.post('/sandbox/incoming_payments', { customer_id: customer, amount, reference });
    await client.post('/sandbox/payments', { reference, amount });
    await client.post('/sandbox/freezes', { target, order_number: reference });
    await client.pass(60);
    between ||= new Date(client.clock.now()).toISOString();
    await client.pass(60);
  }
  return { client, between };
}

const lists = [
  '/stablecoin/issuances',
  '/stablecoin/redemptions',
  '/incoming_payments',
  '/returned_payments',
  '/freezes',
];

it.each(lists)('%s with updated_since has only what has changed since', async (path) => {
  const { client, between } = await createPairs();
  const names = async (query: string) =>
    ((await client.get(`${path}${query}`)).body['data'] as TestBody[]).map(
      (row): unknown => row['reference'] ?? row['order_number'],
    );
  expect(await names('')).toEqual(['second', 'first']);
  expect(await names(`?updated_since=${between}`)).toEqual(['second']);
});

it.each(lists.slice(0, 2))('%s finds an order by its reference', async (path) => {
  const { client } = await createPairs();
  const { body } = await client.get(`${path}?reference=first`);
  expect(body['data']).toMatchObject([{ reference: 'first' }]);
});

it('finds the dollars that were sent back for an issuance', async () => {
  const client = new TestClient();
  for (const reference of ['first', 'second']) {
    const id = await issue(client, reference);
    await client.post('/sandbox/payments', { issuance_id: id, amount: usd('1.00') });
    await client.pass(60);
    const { body } = await client.get(`/returned_payments?issuance_id=${id}`);
    expect(body['data']).toMatchObject([{ issuance_id: id, reference }]);
  }
});
