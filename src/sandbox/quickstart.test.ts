import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/copyProject';
import { TestClient } from '../../tools/sandbox/testClient';

describe('the quickstart', () => {
  it('ends with the balances that its page shows', async () => {
    const client = new TestClient();
    const first = await client.addCustomer('C-1001');
    const second = await client.addCustomer('C-1002', { country: 'US' });
    await client.fund(first, '10000.00', 'EUR');
    expect(await client.balance(first, 'EUR')).toBe('9995.00 + 0.00 EUR');

    const { body: quote } = await client.post('/quotes', {
      customer_id: first,
      sell: { value: '4000.00', currency: 'EUR' },
      buy_currency: 'USD',
    });
    expect(quote).toMatchObject({
      fee: { value: '8.00', currency: 'EUR' },
      rate: '1.08500',
      buy: { value: '4331.32', currency: 'USD' },
    });
    const exchange = await client.create({
      kind: 'currency_exchange',
      customer_id: first,
      quote_id: quote['id'],
    });
    expect(await client.balance(first, 'EUR')).toBe('5995.00 + 4000.00 EUR');
    await client.pass(15);
    expect(await client.transaction(exchange)).toMatchObject({ status: 'settled' });

    const transfer = await client.create({
      kind: `${client.network}_to_${client.network}`,
      customer_id: first,
      amount: { value: '1000.00', currency: 'USD' },
      destination: { type: 'customer', customer_id: second },
      reference: 'Invoice 7781',
    });
    const { body } = await client.get(`/transactions/${transfer}?wait=30`);
    expect(body).toMatchObject({ status: 'processing' });
    const { body: settled } = await client.get(`/transactions/${transfer}?wait=30`);
    expect(settled).toMatchObject({
      status: 'settled',
      fee: { value: '0.10' },
      received: { value: '999.90' },
    });

    const page = readFileSync(
      join(projectRoot, 'content/current/documentation/institutions/quickstart.mdx'),
      'utf8',
    );
    const shown = [
      ...page.matchAll(/"currency": "(\w+)", "available": "([\d.]+)", "held": "([\d.]+)"/g),
    ].map(([, currency, available, held]) => `${available} + ${held} ${currency}`);
    expect(shown).toHaveLength(3);
    expect([
      await client.balance(first, 'EUR'),
      await client.balance(first, 'USD'),
      await client.balance(second, 'USD'),
    ]).toEqual(shown);
  });
});
