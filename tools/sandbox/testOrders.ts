import { TestClient, type TestBody } from './testClient';

/* Orders that the sandbox's tests create. */

const { data } = new TestClient();
const n = data.network;

export interface Case {
  readonly client: TestClient;
  readonly customer: string;
  readonly other: string;
}

/** Creates two active customers; the first has 10,000 EUR and 5,000 USD, less fees. */
export async function begin(client = new TestClient()): Promise<Case> {
  const customer = await client.addCustomer('C-1');
  const other = await client.addCustomer('C-2');
  await client.fund(customer, '10000.00', 'EUR');
  await client.fund(customer, '5000.00', 'USD');
  return { client, customer, other };
}

const bank = {
  type: 'bank_account',
  account_name: 'Example Imports GmbH',
  iban: 'DE25888888880000067890',
  bic: 'EXMPDEMMXXX',
};
export const eur = (value: string) => ({ value, currency: 'EUR' });
export const usd = (value: string) => ({ value, currency: 'USD' });
export const usdx = (value: string) => ({ value, currency: data.stablecoin.symbol });
export const address = 'FyuLUyPrd5R9pf1cFWoydjAKKJWibtDdVnwf7GTbKoFE';

export const payout = { kind: `${n}_to_fiat`, amount: eur('2000.00'), destination: bank };
export const payIn = { kind: `fiat_to_${n}`, amount: eur('1000.00') };
export const transfer = (other: string) => ({
  kind: `${n}_to_${n}`,
  amount: usd('1000.00'),
  destination: { type: 'customer', customer_id: other },
});
export const stablecoinOut = {
  kind: `${n}_to_stablecoin`,
  amount: usd('500.00'),
  destination: { type: 'network_address', address },
};
export const stablecoinIn = { kind: `stablecoin_to_${n}`, amount: usdx('250.000000') };
export const flow = (steps: readonly object[], amount = eur('1000.00')) => ({
  kind: 'composed_flow',
  amount,
  steps,
});
export const payInStep = { kind: `fiat_to_${n}` };
export const exchangeStep = { kind: 'currency_exchange', buy_currency: 'USD' };
export const payoutStep = { kind: `${n}_to_fiat`, destination: bank };

/** A rule that refuses the payers of incoming payments, who are in France by default. */
export const blockFrance = { rule: 'jurisdiction', mode: 'block', countries: ['FR'] };

/**
 * Sets the guard's policy for customers of some types, or for all.
 * @throws Error with the answer if the policy is refused
 */
export async function setPolicy(client: TestClient, appliesTo: unknown, ...rules: object[]) {
  const answer = await client.send('PUT', '/sandbox/policy', { version: 1, appliesTo, rules });
  if (answer.status !== 200) throw new Error(answer.text);
}

/**
 * Sends a deposit from the address of a customer who is closed before it arrives, so that it is
 * sent back; returns that address.
 */
export async function depositFromClosed(client: TestClient, reference = 'a'): Promise<string> {
  const customer = await client.addCustomer('C-9');
  const address = String((await client.get(`/customers/${customer}`)).body['network_address']);
  const source = { type: 'network_address', address };
  const id = await client.create({ ...stablecoinIn, customer_id: customer, source, reference });
  await client.setStatus(customer, 'closed');
  await client.post('/sandbox/payments', { transaction_id: id, amount: stablecoinIn.amount });
  return address;
}

/**
 * Returns the only returned payment.
 * @throws Error if there are none or several
 */
export async function singleReturn(client: TestClient): Promise<TestBody> {
  const { body } = await client.get('/returned_payments');
  const [payment, ...others] = body['data'] as TestBody[];
  if (payment === undefined || others.length > 0)
    throw new Error('Expected exactly one returned payment.');
  return payment;
}
