import { begin, eur, payout } from '../../../tools/sandbox/testOrders';

it('with insufficient_balance, names the field that sets the amount, or no field for a return', async () => {
  const { client, customer } = await begin();
  const fieldsOf = async (path: string, body: object) => {
    const { code, errors } = (await client.post(path, body)).body;
    expect(code).toBe('insufficient_balance');
    return errors?.map((error: object) => Object.values(error).join(': '));
  };
  const sell = eur('9996.00');
  const quote = await client.post('/quotes', { customer_id: customer, sell, buy_currency: 'USD' });
  const exchange = { kind: 'currency_exchange', quote_id: quote.body['id'] as string };
  const incoming = { customer_id: customer, amount: { value: '10.00', currency: 'GBP' } };
  const { body } = await client.post('/sandbox/incoming_payments', incoming);
  await client.create({ ...payout, ...incoming, destination: { type: 'bank_account', account_name: 'A', account_number: '12345678', bank_code: '000000' } }); // prettier-ignore
  expect([
    await fieldsOf('/transactions', { ...payout, customer_id: customer, amount: sell }),
    await fieldsOf('/transactions', { ...exchange, customer_id: customer }),
    await fieldsOf(`/incoming_payments/${String(body['id'])}/return`, { reason: 'Test' }),
  ]).toEqual([
    ['amount.value: Is larger than the available balance'],
    ['quote_id: Sells more than the available balance'],
    undefined,
  ]);
});
