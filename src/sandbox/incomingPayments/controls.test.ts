import { checkConservation, checkOpenMoney } from '../../../tools/sandbox/invariants/ledger';
import {
  begin,
  blockFrance,
  eur,
  setPolicy,
  stablecoinOut,
  transfer,
} from '../../../tools/sandbox/testOrders';

/*
 * Controls that begin while an incoming payment or its return waits. For payments that customers
 * send, see src/sandbox/guardAndLimits.test.ts.
 */

const { destination: address } = stablecoinOut;
const onlyFrance = { rule: 'jurisdiction', mode: 'allow', countries: ['FR'] };

describe('an incoming payment that waits', () => {
  it.each([
    ['accepted', 'BADNAME', blockFrance, 'in_review', 'compliance_refused'],
    ['accepted', 'NODATA', blockFrance, 'in_review', 'compliance_refused'],
    ['accepted', 'NODATA', onlyFrance, 'credited', undefined],
    ['released', 'a', blockFrance, 'returned', undefined],
    ['released', 'a', onlyFrance, 'credited', undefined],
  ])('is %s (reference %s) only if the policy at that time allows it: %j', async (...row) => {
    const [decision, reference, rule, status, code] = row;
    const { client, customer } = await begin();
    if (decision === 'released') await client.setStatus(customer, 'suspended');
    const payment = { customer_id: customer, amount: eur('25.00'), reference };
    const { body } = await client.post('/sandbox/incoming_payments', payment);
    const path = `/incoming_payments/${String(body['id'])}`;
    await setPolicy(client, 'all', rule);
    const answer =
      decision === 'released'
        ? await client.setStatus(customer, 'active')
        : await client.post(`${path}/accept`, {});
    await client.pass(20);
    expect([(await client.get(path)).body['status'], answer.body['code']]).toEqual([status, code]);
    checkConservation(client);
    checkOpenMoney(client);
  });

  it.each([
    ['25.00', 'credited'],
    ['24.99', 'in_review'],
  ])(
    'is credited despite the policy only if a freeze takes all of its money: with %s frozen, it is %s',
    async (sum, status) => {
      const { client } = await begin();
      const customer = await client.addCustomer('C-3');
      const payment = { customer_id: customer, amount: eur('25.00'), reference: 'SCREENING' };
      const { body } = await client.post('/sandbox/incoming_payments', payment);
      await setPolicy(client, 'all', blockFrance);
      const target = { type: 'balance', customer_id: customer, currency: 'EUR' };
      await client.post('/sandbox/freezes', { target, amount: eur(sum) });
      const path = `/incoming_payments/${String(body['id'])}`;
      await client.post(`${path}/accept`, {});
      expect((await client.get(path)).body['status']).toBe(status);
    },
  );

  it('stays in review, and can be accepted later, if the policy refuses it after a suspension and its return fails', async () => {
    const { client, customer } = await begin();
    await client.setStatus(customer, 'suspended');
    const payment = { customer_id: customer, amount: eur('25.00'), reference: 'NORETURN' };
    const { body } = await client.post('/sandbox/incoming_payments', payment);
    const path = `/incoming_payments/${String(body['id'])}`;
    await setPolicy(client, 'all', blockFrance);
    await client.setStatus(customer, 'active');
    await client.pass(20);
    expect((await client.get(path)).body).toMatchObject({
      status: 'in_review',
      failure: { code: 'destination_refused' },
    });
    await setPolicy(client, 'all');
    expect((await client.post(`${path}/accept`, {})).body['status']).toBe('credited');
  });

  it.each([['before'], ['after']])(
    'stays in review, and can be accepted, if its return fails %s the suspension ends',
    async (when) => {
      const { client, customer } = await begin();
      await client.setStatus(customer, 'suspended');
      const payment = { customer_id: customer, amount: eur('25.00'), reference: 'NORETURN' };
      const { body } = await client.post('/sandbox/incoming_payments', payment);
      const path = `/incoming_payments/${String(body['id'])}`;
      await client.post(`${path}/return`, { reason: 'Test' });
      if (when === 'after') await client.setStatus(customer, 'active');
      await client.pass(20);
      if (when === 'after') await client.setStatus(customer, 'suspended');
      await client.setStatus(customer, 'active');
      expect((await client.get(path)).body['status']).toBe('in_review');
      expect((await client.post(`${path}/accept`, {})).body['status']).toBe('credited');
    },
  );

  it('is released only if the policy at the end of a pause allows it', async () => {
    const { client, customer } = await begin();
    await client.setStatus(customer, 'suspended');
    const payment = { customer_id: customer, amount: eur('25.00') };
    const { body } = await client.post('/sandbox/incoming_payments', payment, {
      'Sandbox-Outcome': 'settlement_paused',
    });
    await client.setStatus(customer, 'active');
    await setPolicy(client, 'all', blockFrance);
    await client.pass(client.data.sandbox.seconds.pause);
    for (const wait of [20, 20]) await client.pass(wait);
    const { body: after } = await client.get(`/incoming_payments/${String(body['id'])}`);
    expect([after['status'], after['failure'].guard_rule.rule]).toEqual([
      'returned',
      'jurisdiction',
    ]);
  });
});

it('a freeze stops the return of a payment that waits for the signer', async () => {
  const { client } = await begin();
  const customer = await client.addCustomer('C-3');
  const payment = { customer_id: customer, amount: eur('25.00'), reference: 'NOSIGNER' };
  const { body } = await client.post('/sandbox/incoming_payments', payment);
  const path = `/incoming_payments/${String(body['id'])}`;
  await client.post(`${path}/return`, { reason: 'Test' });
  const target = { type: 'balance', customer_id: customer, currency: 'EUR' };
  await client.post('/sandbox/freezes', { target });
  await client.pass(client.data.sandbox.seconds.signer);
  const { body: after } = await client.get(path);
  expect([after['status'], after['failure'].code]).toEqual(['credited', 'funds_frozen']);
});

it('a policy does not stop the return of a transfer by another institution', async () => {
  const { client, customer } = await begin();
  await client.create({
    customer_id: customer,
    ...transfer(''),
    amount: eur('25.00'),
    destination: { ...address, address: client.data.sandbox.originator.account },
    reference: 'PAYEERETURN',
  });
  await client.pass(20);
  await setPolicy(client, 'all', blockFrance);
  await client.pass(client.data.sandbox.seconds.bankReturn);
  const { body } = await client.get('/incoming_payments');
  expect(body['data']).toMatchObject([{ status: 'credited', failure: null }]);
});
