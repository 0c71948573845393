import { TestClient } from '../../tools/sandbox/testClient';

const money = (value: string, currency: string) => ({ value, currency });

/** Name of the case, expected status and code, and members of the request. */
const cases: readonly [string, number, string | undefined, object][] = [
  ['an amount to sell below its minimum', 422, 'amount_invalid', { sell: money('0.99', 'USD'), buy_currency: 'EUR' }],
  ['an amount to sell that buys less than a minimum', 201, undefined, { sell: money('1.00', 'USD'), buy_currency: 'GBP' }],
  ['an amount to buy below its minimum', 422, 'amount_invalid', { buy: money('0.99', 'GBP'), sell_currency: 'USD' }],
  ['an amount to buy that costs less than a minimum', 422, 'amount_invalid', { buy: money('100', 'JPY'), sell_currency: 'USD' }],
  ['an amount to buy within both limits', 201, undefined, { buy: money('1.00', 'GBP'), sell_currency: 'USD' }],
]; // prettier-ignore

it.each([
  ['sell', 'buy_currency', 'EUR cannot be exchanged for USDX'],
  ['buy', 'sell_currency', 'USDX cannot be exchanged for EUR'],
])(
  'the message for an amount to %s names the sold currency before the bought one',
  async (side, other, message) => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    const amounts = { [side]: money('10.00', 'EUR'), [other]: client.data.stablecoin.symbol };
    const { body } = await client.post('/quotes', { customer_id: customer, ...amounts });
    expect(body['errors']).toEqual([{ field: other, message }]);
  },
);

it.each<[string, object, string, string]>([
  ['an amount to sell', { sell: money('0.99', 'EUR'), buy_currency: 'USD' }, 'sell.value', 'Must be from 1.00 to 10000000.00 EUR'],
  ['an amount in yen', { sell: money('99', 'JPY'), buy_currency: 'USD' }, 'sell.value', 'Must be from 100 to 1500000000 JPY'],
  ['an amount to buy, by what it costs', { buy: money('100', 'JPY'), sell_currency: 'USD' }, 'buy.value', 'Must cost from 1.00 to 10000000.00 USD'],
  ['yen with decimals', { sell: money('100.00', 'JPY'), buy_currency: 'USD' }, 'sell.value', 'Must have no decimals'],
])('the error for %s says which amounts are allowed', async (_name, amounts, field, message) => {
  const client = new TestClient();
  const customer_id = await client.addCustomer('C-1');
  const { body } = await client.post('/quotes', { customer_id, ...amounts });
  expect(body['errors']).toEqual([{ field, message }]);
}); // prettier-ignore

it('refuses quotes during an outage of exchanges, because no exchange could use them', async () => {
  const client = new TestClient();
  const customer_id = await client.addCustomer('C-1');
  client.sandbox.console.setFlowStatus('currency_exchange', 'unavailable');
  const ask = { customer_id, sell: money('10.00', 'EUR'), buy_currency: 'USD' };
  const { status, body } = await client.post('/quotes', ask);
  expect([status, body['code']]).toEqual([503, 'service_unavailable']);
});

it.each(cases)('createQuote with %s answers %i', async (_name, status, code, amounts) => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const answer = await client.post('/quotes', { customer_id: customer, ...amounts });
  expect([answer.status, answer.body['code']]).toEqual([status, code]);
});

it.each([
  ['at once', 'a', 0, 'settled'],
  ['so late that it would start after the quote has expired', 'a', 29.5, 'failed'],
  ['so late that it is final only after the quote has expired', 'a', 28, 'settled'],
  ['at once but approved after the quote has expired', 'HOLD', 0, 'failed'],
  ['at once, with an approval that no policy asks for', 'APPROVE', 0, 'settled'],
])(
  'an exchange with a quote, ordered %s, is settled only if it reaches the chain in time',
  async (...row) => {
    const [, reference, seconds, status] = row;
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    await client.fund(customer, '1000.00', 'EUR');
    const ask = { customer_id: customer, sell: money('10.00', 'EUR'), buy_currency: 'USD' };
    const { body: quote } = await client.post('/quotes', ask);
    await client.pass(seconds);
    const order = { kind: 'currency_exchange', customer_id: customer, quote_id: quote['id'] };
    const id = await client.create({ ...order, reference });
    await client.pass(90);
    const transaction = await client.transaction(id);
    expect(transaction['status']).toBe(status);
    expect(transaction['failure']?.code).toBe(status === 'failed' ? 'quote_expired' : undefined);
  },
);

it.each([
  ['USD', 'CHF', '0.883170'],
  ['EUR', 'USD', '1.08500'],
  ['CHF', 'EUR', '1.04358'],
])(
  'quotes %s for %s with the number of significant digits in fx.yaml: %s',
  async (sold, bought, rate) => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    const amounts = { sell: money('100.00', sold), buy_currency: bought };
    const { body } = await client.post('/quotes', { customer_id: customer, ...amounts });
    expect(body['rate']).toBe(rate);
    const digits = rate.replace(/^0\./, '').replace('.', '');
    expect(digits).toHaveLength(client.data.fx.rate.significantDigits);
  },
);

it('an amount above the limit of the customer is quoted, but not exchanged', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const ask = { customer_id: customer, sell: money('2500000.00', 'EUR'), buy_currency: 'USD' };
  const { body: quote } = await client.post('/quotes', ask);
  expect(quote['status']).toBe('open');
  const order = { kind: 'currency_exchange', customer_id: customer, quote_id: quote['id'] };
  expect((await client.post('/transactions', order)).body['code']).toBe('limit_exceeded');
});
