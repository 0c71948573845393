import { begin, eur, setPolicy, stablecoinOut, transfer } from '../../../tools/sandbox/testOrders';

it.each([
  ['jurisdiction of the customer', { rule: 'jurisdiction', mode: 'allow', countries: ['DE'] }],
  ['class of the customer', { rule: 'counterparty_class', classes: ['business'] }],
  ['badge of the institution', { rule: 'counterparty_badge', kind: 'institution' }],
])('finds the %s behind an address that receives stablecoins', async (_what, rule) => {
  const { client, customer, other } = await begin();
  const { body } = await client.get(`/customers/${other}`);
  const destination = { type: 'network_address', address: String(body['network_address']) };
  await setPolicy(client, 'all', rule);
  const order = { ...stablecoinOut, customer_id: customer, destination };
  const id = await client.create(order);
  await client.pass(20);
  expect((await client.transaction(id))['status']).toBe('settled');
});

it("also applies the policy to a receiver who is the institution's customer", async () => {
  const { client, customer } = await begin();
  const other = await client.addCustomer('C-3', { country: 'US' });
  // The receiver is in an allowed country; the sender is not.
  await setPolicy(client, 'all', { rule: 'jurisdiction', mode: 'allow', countries: ['US'] });
  const id = await client.create({ customer_id: customer, ...transfer(other) });
  await client.pass(20);
  expect((await client.transaction(id))['failure'].guard_rule.code).toBe(6042);
});

it.each([
  ['individual', 'retail'],
  ['business', 'business'],
  ['financial_institution', 'institution'],
])('checks the class of a payer of the type %s', async (type, name) => {
  const { client, customer } = await begin();
  const payment = { customer_id: customer, amount: eur('10.00'), payer_type: type };
  const statuses = [];
  for (const classes of [[name], ['unverified']]) {
    await setPolicy(client, 'all', { rule: 'counterparty_class', classes });
    const { body } = await client.post('/sandbox/incoming_payments', payment);
    statuses.push([body['status'], body['failure']?.guard_rule.code]);
  }
  expect(statuses).toEqual([
    ['credited', undefined],
    ['refused', 6041],
  ]);
});
