import {
  begin,
  payIn,
  payInStep,
  flow,
  payoutStep,
  stablecoinIn,
} from '../../tools/sandbox/testOrders';
import { TestClient } from '../../tools/sandbox/testClient';

const { data } = new TestClient();
const { holderAddress } = data.sandbox.stablecoin;
const payer = data.sandbox.originator.account;
const at = (address: string) => ({ type: 'network_address', address });
const account = { iban: 'DE25888888880000067890', bic: 'EXMPDEMMXXX' };

/** Title, order, source that the payment names, and the status and the source shown afterwards. */
const cases: readonly [string, object, object | undefined, string, object][] = [
  ['the bank account that paid in', { ...payIn, reference: 'HOLD' }, undefined, 'in_review', { type: 'bank_account', account_name: 'Example Imports GmbH', ...account }],
  ['the account of another payer', { ...payIn, reference: 'PAYERMISMATCH' }, undefined, 'failed', { type: 'bank_account', account_name: 'Another Name Ltd', ...account }],
  ['the address announced', { ...stablecoinIn, source: at(payer), reference: 'HOLD' }, undefined, 'in_review', at(payer)],
  ['the address that a payment came from if none was announced', { ...stablecoinIn, reference: 'HOLD' }, undefined, 'in_review', at(holderAddress)],
  ['an address other than the one announced', { ...stablecoinIn, source: at(payer) }, at(holderAddress), 'failed', at(holderAddress)],
  ['another address if a test value asks for it', { ...stablecoinIn, source: at(payer), reference: 'PAYERMISMATCH' }, undefined, 'failed', at(holderAddress)],
  ['the address that paid if the order left it open, whatever the test value', { ...stablecoinIn, reference: 'PAYERMISMATCH' }, undefined, 'processing', at(holderAddress)],
]; // prettier-ignore

it.each(cases)('shows %s', async (_title, order, source, status, expected) => {
  const { client, customer } = await begin();
  const id = await client.create({ customer_id: customer, ...order });
  const { amount } = order as typeof payIn;
  await client.post('/sandbox/payments', { transaction_id: id, amount, ...(source && { source }) });
  const transaction = await client.transaction(id);
  expect([transaction['status'], transaction['source']]).toEqual([status, expected]);
  if (status === 'failed') expect(transaction['failure'].code).toBe('payer_mismatch');
});

it('shows the source of a flow in its first step, and the payee as the source of a payout that came back', async () => {
  const { client, customer } = await begin();
  const order = flow([payInStep, payoutStep]);
  const id = await client.create({ customer_id: customer, ...order, reference: 'BANKRETURN' });
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  await client.pass(150);
  const [first] = (await client.transaction(id))['steps'];
  expect(first).toMatchObject({ source: { type: 'bank_account', ...account } });
  const { body } = await client.get('/transactions?limit=1');
  expect(body['data'][0]).toMatchObject({
    return_of: id,
    bank_reason: data.sandbox.bankReason,
    source: payoutStep.destination,
  });
});

it.each([
  ['an address as the source of a bank transfer', payIn, at(payer), 'source'],
  ['a mint as the source of stablecoins', stablecoinIn, at(data.stablecoin.mint), 'source.address'],
])('refuses %s', async (_title, order, source, field) => {
  const { client, customer } = await begin();
  const id = await client.create({ customer_id: customer, ...order });
  const payment = { transaction_id: id, amount: order.amount, source };
  const { body } = await client.post('/sandbox/payments', payment);
  expect(body['errors'][0].field).toBe(field);
});
