import { TestClient } from './testClient';
import { address, usd, usdx } from './testOrders';

/* Orders that the sandbox's tests place with the stablecoin's issuer. */

const { data } = new TestClient();

export const day = 86_400;

/** The registered account that pays for issuances and receives redemptions. */
export const [account] = data.sandbox.stablecoin.accounts;

export const newIssuance = (more: object = {}) => ({ amount: usd('250000.00'), address, ...more });

export const newRedemption = (more: object = {}) => ({
  amount: usdx('250000.000000'),
  bank_account_id: account?.id,
  ...more,
});

/** Orders an issuance of 250,000 USD, and returns its id. */
export async function issue(client: TestClient, reference: string): Promise<string> {
  const { body } = await client.post('/stablecoin/issuances', newIssuance({ reference }));
  return String(body['id']);
}

/** Orders a redemption of 250,000 stablecoins, and returns its id. */
export async function redeem(client: TestClient, more: object): Promise<string> {
  const { body } = await client.post('/stablecoin/redemptions', newRedemption(more));
  return String(body['id']);
}

/**
 * Adds a customer, orders a redemption that the bank refuses, sends the stablecoins from the
 * customer's address, and closes the customer; returns the id of the redemption and the address.
 */
export async function redeemFromClosed(
  client: TestClient,
  reference = 'BANKREJECT',
): Promise<{ readonly id: string; readonly source: string }> {
  const customer = await client.addCustomer('C-9');
  const source = String((await client.get(`/customers/${customer}`)).body['network_address']);
  const id = await redeem(client, { reference });
  await client.post('/sandbox/payments', {
    redemption_id: id,
    amount: newRedemption().amount,
    source: { type: 'network_address', address: source },
  });
  await client.setStatus(customer, 'closed');
  return { id, source };
}

/** Freezes an address, by default the one that the tests issue to; returns the id of the freeze. */
export async function freeze(client: TestClient, order: string, at = address): Promise<string> {
  const target = { type: 'address', address: at, currency: data.stablecoin.symbol };
  const { body } = await client.post('/sandbox/freezes', { target, order_number: order });
  return String(body['id']);
}

/** Returns supply, reserve and their ratio in percent, separated by spaces. */
export async function state(client: TestClient): Promise<string> {
  const { body } = await client.get('/stablecoin');
  return `${body['supply'].value} ${body['reserve'].value} ${body['ratio_percent']}`;
}

/** The state at the start, after an issuance and after a redemption. */
export const states = {
  start: '412500000.000000 414562500.00 100.50',
  issued: '412750000.000000 414812500.00 100.49',
  redeemed: '412250000.000000 414312500.00 100.50',
} as const;

/** Failure codes of issuances and redemptions. */
export const failures = (
  data as unknown as { stablecoin: { failures: { code: string }[] } }
).stablecoin.failures.map(({ code }) => code);
