import { TestClient } from '../../../tools/sandbox/testClient';

/** Returns the value of the payments in the last 24 hours, according to getNetwork. */
async function used(client: TestClient): Promise<string> {
  const { body } = await client.get('/network');
  return String(body['limit'].used.value);
}

describe('the daily limit', () => {
  it.each([
    ['the amount of a single payment', undefined, '1000.00'],
    ['the amount that the last step of a flow sends, once it is known', '1000.00', '1082.83'],
  ])('counts %s', async (_name, euros, expected) => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    const receiver = await client.addCustomer('C-2');
    const transfer = `${client.network}_to_${client.network}`;
    const destination = { type: 'customer', customer_id: receiver };
    if (euros === undefined) {
      await client.fund(customer, '2000.00', 'USD');
      const amount = { value: '1000.00', currency: 'USD' };
      await client.create({ kind: transfer, customer_id: customer, amount, destination });
    } else {
      await client.fund(customer, '2000.00', 'EUR');
      await client.create({
        kind: 'composed_flow',
        customer_id: customer,
        amount: { value: euros, currency: 'EUR' },
        steps: [
          { kind: 'currency_exchange', buy_currency: 'USD', minimum_rate: '1.00000' },
          { kind: transfer, destination },
        ],
      });
      // 1,000.00 EUR until the exchange is final.
      expect(await used(client)).toBe('1085.00');
    }
    await client.pass(20);
    expect(await used(client)).toBe(expected);
  });
});
