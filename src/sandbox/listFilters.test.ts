import { issue, redeem } from '../../tools/sandbox/testIssuer';
import { TestClient, type TestBody } from '../../tools/sandbox/testClient';
import { eur, payIn, usd } from '../../tools/sandbox/testOrders';

async function createPairs(): Promise<{ client: TestClient; timeBetween: string }> {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const amount = eur('100.00');
  const target = { type: 'balance', customer_id: customer, currency: 'USD' };
  let timeBetween = '';
  const start = new Date(client.clock.now()).toISOString();
  for (const reference of ['first', 'second']) {
    await issue(client, reference);
    await redeem(client, { reference });
    await client.post('/sandbox/incoming_payments', { customer_id: customer, amount, reference });
    await client.post('/sandbox/payments', { reference, amount });
    await client.post('/sandbox/freezes', { target, order_number: reference });
    await client.post('/transactions', { customer_id: customer, ...payIn });
    await client.post('/reports/exports', { kind: 'balances', as_of: start });
    await client.addCustomer(`C-${reference}`);
    await client.pass(60);
    timeBetween ||= new Date(client.clock.now()).toISOString();
    await client.pass(60);
  }
  return { client, timeBetween };
}

const lists = [
  '/stablecoin/issuances',
  '/stablecoin/redemptions',
  '/incoming_payments',
  '/returned_payments',
  '/freezes',
];

const nameOf = (row: TestBody): unknown => row['reference'] ?? row['order_number'];

it.each(lists)('%s with updated_since has only what has changed since', async (path) => {
  const { client, timeBetween } = await createPairs();
  const names = async (query: string) =>
    ((await client.get(`${path}${query}`)).body['data'] as TestBody[]).map(nameOf);
  expect(await names('')).toEqual(['second', 'first']);
  expect(await names(`?updated_since=${timeBetween}`)).toEqual(['second']);
});

it.each<[string, string]>([
  ...lists.slice(0, 4).map((path): [string, string] => [path, 'reference']),
  ['/freezes', 'order_number'],
])('%s finds an entry by its %s', async (path, name) => {
  const { client } = await createPairs();
  const { body } = await client.get(`${path}?${name}=first`);
  expect((body['data'] as TestBody[]).map(nameOf)).toEqual(['first']);
});

it.each<[string, string]>([
  ...lists.map((path): [string, string] => [
    path,
    path === '/returned_payments' ? 'received' : 'created',
  ]),
  ['/customers', 'created'],
  ['/transactions', 'created'],
  ['/reports/exports', 'created'],
])('%s can be limited to what was %s at or after a start and before an end', async (path, name) => {
  const { client } = await createPairs();
  const read = async (query: string) => {
    // Exports have a low rate limit.
    await client.pass(10);
    return (await client.get(`${path}?${query}`)).body;
  };
  const idsOf = async (query: string) =>
    ((await read(query))['data'] as TestBody[]).map(({ id }) => String(id));
  const [last = '', ...others] = await idsOf('');
  const [{ [`${name}_at`]: time }] = (await read('limit=1'))['data'] as [Record<string, string>];
  expect(await idsOf(`${name}_from=${time}`)).toEqual([last]);
  expect(await idsOf(`${name}_to=${time}`)).toEqual(others);
  expect((await read(`${name}_from=${time}&${name}_to=${time}`))['errors']).toEqual([
    { parameter: `${name}_from`, message: `Must be before ${name}_to` },
  ]);
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
