import { TestClient } from '../../tools/sandbox/testClient';
import { freeze, issue, newIssuance, newRedemption, redeem } from '../../tools/sandbox/testIssuer';
import { address, begin, stablecoinIn, stablecoinOut } from '../../tools/sandbox/testOrders';

it('an address that may not receive stablecoins can still send them, and gets its payment back once it may receive again', async () => {
  const { client, customer } = await begin();
  const { issuer, permission } = client.data.sandbox.seconds;
  const finality = client.data.epochs.finality.seconds;
  const out = await client.create({ customer_id: customer, ...stablecoinOut });
  const refused = { customer_id: customer, ...stablecoinIn, reference: 'NOSTABLE' };
  const deposit = await client.create(refused);
  const issuance_id = await issue(client, 'NODEST');
  await client.post('/sandbox/payments', { issuance_id, amount: newIssuance().amount });
  await client.pass(finality + 1);
  expect((await client.transaction(out))['status']).toBe('settled');
  const late = await client.create({ customer_id: customer, ...stablecoinOut });
  await client.pass(issuer - finality - 1);
  const source = { type: 'network_address', address };
  const payment = { transaction_id: deposit, amount: stablecoinIn.amount, source };
  expect((await client.post('/sandbox/payments', payment)).status).toBe(202);
  await client.pass(2 * finality);
  expect((await client.transaction(late))['failure']).toMatchObject({
    code: 'destination_refused',
    detail: 'The receiving address may not receive the stablecoin.',
  });
  const path = `/returned_payments?transaction_id=${deposit}`;
  const returned = async () => (await client.get(path)).body['data'];
  expect(await returned()).toMatchObject([
    { status: 'returning', reason: 'stablecoin_unavailable', waits_for: 'end_of_suspension' },
  ]);
  await client.pass(permission - finality);
  expect(await returned()).toMatchObject([{ status: 'returned', waits_for: null }]);
});

it('a customer with a finding can send stablecoins neither for a transaction nor for a redemption', async () => {
  const { client, customer } = await begin();
  const found = await client.addCustomer('C-3', { legal_name: 'FINDING' });
  const { body } = await client.get(`/customers/${found}`);
  const source = { type: 'network_address', address: String(body['network_address']) };
  const transaction_id = await client.create({ customer_id: customer, ...stablecoinIn });
  const redemption_id = await redeem(client, {});
  await client.pass(client.data.sandbox.seconds.finding);
  for (const payment of [
    { transaction_id, amount: stablecoinIn.amount, source },
    { redemption_id, amount: newRedemption().amount, source },
  ]) {
    const answer = await client.post('/sandbox/payments', payment);
    expect(answer.body['errors']).toEqual([
      {
        field: 'source.address',
        message:
          'The transfer failed on the chain. The address that pays belongs to a suspended customer',
      },
    ]);
  }
});

async function payRedemption(client: TestClient, reference: string): Promise<string> {
  const id = await redeem(client, { reference });
  await client.post('/sandbox/payments', { redemption_id: id, amount: newRedemption().amount });
  return id;
}

const { permission, pause, order } = new TestClient().data.sandbox.seconds;

it.each<[string, number, (client: TestClient) => Promise<unknown>]>([
  ['a second suspension', permission, (client) => payRedemption(client, 'NODEST')],
  [
    'a pause',
    pause,
    (client) => client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' }),
  ],
  [
    'a freeze',
    order,
    (client) => freeze(client, 'RELEASE', client.data.sandbox.stablecoin.holderAddress),
  ],
])(
  'a refused redemption is held until a suspension and %s have both ended and the new mint is final',
  async (_cause, length, prevent) => {
    for (const later of [0, 5]) {
      const client = new TestClient();
      const { data } = client;
      const path = `/stablecoin/redemptions/${await payRedemption(client, 'BANKREJECT NODEST')}`;
      await client.pass(permission - length + later);
      await prevent(client);
      await client.pass(length + data.epochs.finality.seconds - 1);
      expect((await client.get(path)).body['status']).toBe('held');
      await client.pass(1);
      expect((await client.get(path)).body['status']).toBe('returned');
    }
  },
);
