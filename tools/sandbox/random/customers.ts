import fc from 'fast-check';
import type { Action } from './action';
import { anyNumber, customerOf, kinds, pick, symbol } from './values';
import { business, type TestClient } from '../testClient';
import { blockFrance, setPolicy } from '../testOrders';

/* Random calls about customers. */

export const addCustomer: fc.Arbitrary<Action> = fc
  .tuple(
    fc.constantFrom('Example', 'Example', 'Example', 'REVIEW', 'REJECT', 'FINDING', 'NODECISION'),
    fc.constantFrom('DE', 'US', 'JP', 'CA'),
    anyNumber,
  )
  .map(
    ([name, country, chance]) =>
      (client) =>
        client.post('/customers', { ...business(`C-${chance}`), legal_name: name, country }),
  );

export const changeCustomer: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, fc.constantFrom({ country: 'CA' }, { legal_name: 'Other' }, { country: 'DE' }))
  .map(
    ([chance, change]) =>
      (client) =>
        client.send('PATCH', `/customers/${customerOf(client, chance)}`, change),
  );

export const setStatus: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, fc.constantFrom('suspended', 'active', 'active', 'closed'))
  .map(
    ([chance, status]) =>
      (client) =>
        client.setStatus(customerOf(client, chance), status),
  );

/**
 * Adds a customer with a finding, which makes the sandbox suspend the customer; then also suspends
 * and activates the customer with calls.
 */
export const suspendTwice: fc.Arbitrary<Action> = anyNumber.map((chance) => async (client) => {
  const legalName = 'FINDING';
  const { body } = await client.post('/customers', {
    ...business(`F-${chance}`),
    legal_name: legalName,
  });
  await client.pass(70);
  for (const status of ['suspended', 'active']) {
    await client.pass(0.4);
    await client.setStatus(String(body['id']), status);
  }
  return undefined;
});

const customerWithStatus = (client: TestClient, requiredStatus: string, chance: number): string =>
  pick(
    [...client.sandbox.world.customers.values()].filter(({ status }) => status === requiredStatus),
    chance,
  )?.id ?? 'cus_01kazjwhmmapdenm42ckaqjq90';

/** Sends the data that a review asked for. */
export const answerReview: fc.Arbitrary<Action> = anyNumber.map(
  (chance) => (client) =>
    client.send('PATCH', `/customers/${customerWithStatus(client, 'action_required', chance)}`, {
      legal_name: 'Example Ltd',
    }),
);

/** Adds and closes a customer, suspended or not, and then pays the customer. */
export const payClosed: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, fc.boolean())
  .map(([chance, isSuspended]) => async (client) => {
    const id = await client.addCustomer(`L-${chance}`);
    const amount = { value: '10.00', currency: 'EUR' };
    const { body } = await client.post('/transactions', {
      kind: kinds[0],
      customer_id: id,
      amount,
    });
    if (isSuspended) {
      await client.setStatus(id, 'suspended');
    }
    await client.pass(0.4);
    const closed = await client.setStatus(id, 'closed');
    if (typeof body['id'] !== 'string' || closed.status !== 200) return closed;
    await client.post('/sandbox/incoming_payments', { customer_id: id, amount });
    return client.post('/sandbox/payments', { transaction_id: body['id'], amount });
  });

/**
 * Adds a customer, sends stablecoins back to the customer's address or mints them there again, and
 * closes the customer; may freeze the address.
 */
export const sendBackToClosed: fc.Arbitrary<Action> = fc
  .tuple(
    anyNumber,
    fc.constantFrom('plain', 'NEWACCOUNT'),
    fc.constantFrom('none', '1', 'RELEASE', 'SEIZE'),
  )
  .map(([chance, reference, order]) => async (client) => {
    const customer_id = await client.addCustomer(`S-${chance}`);
    const found = await client.get(`/customers/${customer_id}`);
    const { network_address: address } = found.body;
    if (typeof address !== 'string') return found;
    const source = { type: 'network_address', address };
    const isRedemption = chance % 2 === 0;
    const amount = { value: isRedemption ? '250000.000000' : '10.000000', currency: symbol };
    await client.pass(0.4);
    const { body } = isRedemption
      ? await client.post('/stablecoin/redemptions', {
          amount,
          bank_account_id: client.data.sandbox.stablecoin.accounts[0]?.id,
          reference: `BANKREJECT ${reference}`,
        })
      : await client.post('/transactions', {
          kind: kinds[4],
          customer_id,
          amount,
          source,
          reference: `PAYERMISMATCH ${reference}`,
        });
    await client.pass(0.4);
    const id = isRedemption ? 'redemption_id' : 'transaction_id';
    if (chance % 3 > 0) await client.setStatus(customer_id, 'closed');
    const paid = await client.post('/sandbox/payments', { [id]: body['id'], amount, source });
    await client.pass(0.4);
    if (order !== 'none') {
      const target = { type: 'address', address, currency: symbol };
      await client.post('/sandbox/freezes', { target, order_number: order });
    }
    await client.pass(0.4);
    return chance % 3 > 0 ? paid : client.setStatus(customer_id, 'closed');
  });

/**
 * Suspends a customer, pays the customer from another institution, and ends the suspension. In
 * between, the policy may become stricter; a payment that needs a decision is then accepted.
 */
export const payDuringSuspension: fc.Arbitrary<Action> = anyNumber.map(
  (chance) => async (client) => {
    const id = customerWithStatus(client, 'active', chance);
    await client.setStatus(id, 'suspended');
    const { body } = await client.post('/sandbox/incoming_payments', {
      customer_id: id,
      amount: { value: '25.00', currency: 'EUR' },
      reference: chance % 2 === 0 ? 'plain' : 'BADNAME',
    });
    const isStricter = chance % 3 === 0;
    // Lets the rate limit recover, because `setPolicy` throws if its call is refused.
    await client.pass(0.4);
    if (isStricter) await setPolicy(client, 'all', blockFrance);
    const active = await client.setStatus(id, 'active');
    if (!isStricter) return active;
    const accepted = await client.post(`/incoming_payments/${String(body['id'])}/accept`, {});
    await client.send('PUT', '/sandbox/policy', { version: 1, appliesTo: 'all', rules: [] });
    return accepted;
  },
);
