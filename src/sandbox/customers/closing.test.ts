import { TestClient } from '../../../tools/sandbox/testClient';
import { eur, payout, transfer } from '../../../tools/sandbox/testOrders';

it('closes a customer after a remainder below the minimum is topped up and paid out', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const other = await client.addCustomer('C-2');
  for (const id of [customer, other]) await client.fund(id, '100.00', 'EUR');
  const send = async (from: string, order: object, value: string) => {
    const amount = eur(value);
    const { body } = await client.post('/transactions', { ...order, customer_id: from, amount });
    await client.pass(60);
    return body['code'] as string | undefined;
  };
  expect(await send(customer, payout, '99.50')).toBeUndefined();
  expect(await client.balance(customer, 'EUR')).toBe('0.45 + 0.00 EUR');
  expect(await send(customer, payout, '0.45')).toBe('amount_invalid');
  expect((await client.setStatus(customer, 'closed')).body['code']).toBe('balance_not_zero');
  expect(await send(other, transfer(customer), '1.00')).toBeUndefined();
  expect(await send(customer, payout, '1.45')).toBeUndefined();
  expect((await client.setStatus(customer, 'closed')).body['status']).toBe('closed');
});
