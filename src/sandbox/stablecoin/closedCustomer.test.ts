import { checkOpenMoney } from '../../../tools/sandbox/invariants/ledger';
import { TestClient } from '../../../tools/sandbox/testClient';
import { day, newRedemption, redeem } from '../../../tools/sandbox/testIssuer';

describe('a redemption that is held while a customer is suspended', () => {
  it('waits without a deadline, and for another account once the customer is closed', async () => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-9');
    const { network_address: address } = (await client.get(`/customers/${customer}`)).body;
    const id = await redeem(client, { reference: 'BANKREJECT' });
    await client.post('/sandbox/payments', {
      redemption_id: id,
      amount: newRedemption().amount,
      source: { type: 'network_address', address },
    });
    await client.send('PATCH', `/customers/${customer}`, { legal_name: 'REJECT Ltd' });
    await client.pass(60 * day);
    const read = async () => (await client.get(`/stablecoin/redemptions/${id}`)).body;
    expect(await read()).toMatchObject({ status: 'held', waits_for: 'end_of_suspension' });
    expect((await client.setStatus(customer, 'closed')).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'held', waits_for: 'bank_account' });
    await client.pass(client.data.epochs.finality.seconds);
    const events = client.sandbox.world.events.filter(({ data }) => data.id === id);
    expect(events.slice(-2).map(({ type, data }) => [type, data.status])).toEqual([
      ['redemption.status_changed', 'held'],
      ['redemption.bank_account_needed', 'held'],
    ]);
    checkOpenMoney(client);
  });
});
