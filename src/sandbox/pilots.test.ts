import { business, TestClient } from '../../tools/sandbox/testClient';

/* Compares the pilots in regions.yaml and currencies.yaml with what the sandbox does. */

const { data } = new TestClient();
const { network } = data;

const bankAccounts: Readonly<Record<string, object>> = {
  BRL: { account_number: '1234567X', bank_code: '999999990001' },
  JPY: { account_number: '0123456', bank_code: '9999001' },
  KWD: { iban: 'KW89EXMP0000000000000012345678', bic: 'EXMPKWKWXXX' },
};
const regions = data.regions.list.filter(({ status }) => status === 'pilot');
const currencies = data.currencies.list.filter(({ status }) => status === 'pilot');

it('there are pilot regions, and a bank account here for every pilot currency', () => {
  expect(regions.map(({ code }) => code)).toContain('KW');
  expect(currencies.map(({ code }) => code).sort()).toEqual(Object.keys(bankAccounts));
});

it.each(regions)(
  'adds a customer in $code only if regions.yaml allows customers there',
  async ({ code, customers }) => {
    const { body, status } = await new TestClient().post('/customers', {
      ...business('C-1'),
      country: code,
    });
    expect(customers ? status : body['code']).toBe(customers ? 201 : 'region_not_open');
  },
);

describe.each(currencies)('in $code', ({ code, decimals, exchange }) => {
  const amount = (whole: number) => ({ value: whole.toFixed(decimals), currency: code });
  const begin = async () => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    const other = await client.addCustomer('C-2');
    await client.fund(customer, amount(10_000).value, code);
    return { client, customer, other };
  };

  it('money can be received, sent and paid out', async () => {
    const { client, customer, other } = await begin();
    const order = { customer_id: customer, amount: amount(2000) };
    const transfer = await client.create({
      ...order,
      kind: `${network}_to_${network}`,
      destination: { type: 'customer', customer_id: other },
    });
    const payout = await client.create({
      ...order,
      kind: `${network}_to_fiat`,
      destination: { type: 'bank_account', account_name: 'Example', ...bankAccounts[code] },
    });
    await client.pass(60);
    for (const id of [transfer, payout]) {
      expect((await client.transaction(id))['status']).toBe('settled');
    }
  });

  it('money from other institutions is credited', async () => {
    const { client, customer } = await begin();
    const { body } = await client.post('/sandbox/incoming_payments', {
      customer_id: customer,
      amount: amount(500),
    });
    expect(body['status']).toBe('credited');
  });

  it('exchanges are quoted only if currencies.yaml allows them', async () => {
    const { client, customer } = await begin();
    for (const quote of [
      { sell: amount(1000), buy_currency: 'USD' },
      { sell: { value: '10.00', currency: 'USD' }, buy_currency: code },
    ]) {
      const answer = await client.post('/quotes', { customer_id: customer, ...quote });
      expect(exchange ? answer.status : answer.body['code']).toBe(
        exchange ? 201 : 'currency_not_supported',
      );
    }
  });
});
