import { checkConservation } from '../../../tools/sandbox/invariants/ledger';
import { TestClient } from '../../../tools/sandbox/testClient';
import { freeze } from '../../../tools/sandbox/testIssuer';
import { depositFromClosed, singleReturn, stablecoinIn } from '../../../tools/sandbox/testOrders';

const { data } = new TestClient();

describe('a return of stablecoins to a closed customer', () => {
  it.each([
    ['RELEASE', 'newAddress'],
    ['SEIZE', 'seizureAddress'],
  ] as const)(
    'is not paid to another address while that of the closed customer is frozen (%s)',
    async (order, target) => {
      const client = new TestClient();
      const address = await depositFromClosed(client, 'NEWACCOUNT');
      const { finality } = data.epochs;
      await client.pass(finality.seconds);
      // The freeze ends only after the payer has named another address.
      await client.pass(data.sandbox.seconds.order - 5);
      await freeze(client, order, address);
      await client.pass(10);
      expect(await singleReturn(client)).toMatchObject({ status: 'unclaimed', returned_to: null });
      await client.pass(data.sandbox.seconds.order + finality.seconds);
      expect((await singleReturn(client))['returned_to'].address).toBe(
        data.sandbox.stablecoin[target],
      );
      checkConservation(client);
    },
  );

  it('is not paid to another address during a pause, although its customer is closed', async () => {
    const client = new TestClient();
    await depositFromClosed(client, 'NEWACCOUNT');
    const { finality } = data.epochs;
    const { order, pause } = data.sandbox.seconds;
    await client.pass(finality.seconds);
    await client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' });
    await client.pass(order);
    expect(await singleReturn(client)).toMatchObject({ status: 'unclaimed', returned_to: null });
    await client.pass(pause - order + finality.seconds);
    expect(await singleReturn(client)).toMatchObject({
      status: 'returned',
      returned_to: { address: data.sandbox.stablecoin.newAddress },
    });
    checkConservation(client);
  });

  it('becomes unclaimed when the customer whose address may not receive it is closed', async () => {
    const client = new TestClient();
    const customer_id = await client.addCustomer('C-1');
    const { network_address: address } = (await client.get(`/customers/${customer_id}`)).body;
    const source = { type: 'network_address', address };
    const order = { ...stablecoinIn, customer_id, source, reference: 'REFUSE' };
    const id = await client.create(order);
    await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
    await client.send('PATCH', `/customers/${customer_id}`, { legal_name: 'REJECT Ltd' });
    await client.pass(90);
    expect(await singleReturn(client)).toMatchObject({
      status: 'returning',
      waits_for: 'end_of_suspension',
    });
    expect((await client.setStatus(customer_id, 'closed')).status).toBe(200);
    expect(await singleReturn(client)).toMatchObject({ status: 'returning', waits_for: null });
    await client.pass(data.epochs.finality.seconds);
    expect((await singleReturn(client))['status']).toBe('unclaimed');
  });
});
