import { Coverage } from '../../../tools/sandbox/coverage';
import { checkConservation } from '../../../tools/sandbox/invariants/ledger';
import type { TestClient } from '../../../tools/sandbox/testClient';
import {
  address,
  begin,
  eur,
  payIn,
  payout,
  stablecoinOut,
} from '../../../tools/sandbox/testOrders';

const coverage = new Coverage();
const day = 86_400;

const onAddress = (symbol: string) => ({ type: 'address', address, currency: symbol });
const onBalance = (customer: string) => ({
  type: 'balance',
  customer_id: customer,
  currency: 'EUR',
});

async function freeze(client: TestClient, body: object): Promise<string> {
  const { body: created, status, text } = await client.post('/sandbox/freezes', body);
  if (status !== 201) throw new Error(text);
  return String(created['id']);
}

describe('a freeze of a balance', () => {
  it.each([
    ['without an amount', '0.00 + 9995.00 EUR', 'refuses', undefined, 'funds_frozen'],
    ['of 9000.00 EUR', '995.00 + 9000.00 EUR', 'refuses', '9000.00', 'funds_frozen'],
    ['of 20000.00 EUR', '0.00 + 9995.00 EUR', 'refuses', '20000.00', 'funds_frozen'],
    ['of 5000.00 EUR', '4995.00 + 5000.00 EUR', 'allows', '5000.00', undefined],
  ])(
    '%s leaves %s (available + frozen) and %s a payout of 2000.00 EUR',
    async (_freeze, balance, _outcome, amount, code) => {
      const { client, customer } = await begin();
      const target = onBalance(customer);
      await freeze(client, { target, ...(amount !== undefined && { amount: eur(amount) }) });
      expect(await client.balance(customer, 'EUR')).toBe(balance);
      const { body } = await client.post('/transactions', { customer_id: customer, ...payout });
      expect(body['code']).toBe(code);
      checkConservation(client);
    },
  );

  it('without an amount also covers money that arrives later, and releases everything when it ends', async () => {
    const { client, customer } = await begin();
    const id = await freeze(client, { target: onBalance(customer), order_number: 'RELEASE' });
    await client.fund(customer, '1000.00', 'EUR');
    expect(await client.balance(customer, 'EUR')).toBe('0.00 + 10994.50 EUR');
    const { body } = await client.get(`/freezes/${id}`);
    expect(body).toMatchObject({ status: 'active', frozen: eur('10994.50'), amount: null });
    await client.pass(60);
    expect(await client.balance(customer, 'EUR')).toBe('10994.50 + 0.00 EUR');
    expect((await client.get(`/freezes/${id}`)).body['status']).toBe('released');
    coverage.collect(client);
  });

  it('fails only the transactions whose money it needs, newest first', async () => {
    const { client, customer } = await begin();
    const order = { customer_id: customer, ...payout, reference: 'HOLD' };
    const first = await client.create(order);
    const second = await client.create(order);
    await client.pass(5);
    const waiting = await client.create({ customer_id: customer, ...payIn });
    await freeze(client, { target: onBalance(customer), amount: eur('7000.00') });
    expect((await client.transaction(second))['failure'].code).toBe('funds_frozen');
    expect((await client.transaction(first))['status']).toBe('in_review');
    expect((await client.transaction(waiting))['status']).toBe('awaiting_funds');
    expect(await client.balance(customer, 'EUR')).toBe('995.00 + 9000.00 EUR');
    const pending = await client.create({ ...order, amount: eur('500.00') });
    await freeze(client, { target: onBalance(customer) });
    expect((await client.transaction(pending))['failure'].code).toBe('funds_frozen');
    coverage.collect(client);
  });

  it('takes over money that another freeze releases, up to its own amount', async () => {
    const { client, customer } = await begin();
    const target = onBalance(customer);
    await freeze(client, { target, order_number: 'RELEASE' });
    const second = await freeze(client, { target, amount: eur('5000.00') });
    expect((await client.get(`/freezes/${second}`)).body['frozen']).toEqual(eur('0.00'));
    await client.pass(60);
    expect((await client.get(`/freezes/${second}`)).body['frozen']).toEqual(eur('5000.00'));
    expect(await client.balance(customer, 'EUR')).toBe('4995.00 + 5000.00 EUR');
  });

  it('keeps the customer from being closed, and ends when its order expires', async () => {
    const { client, customer } = await begin();
    const expires = new Date(client.clock.now() + 3_600_000).toISOString();
    const id = await freeze(client, { target: onBalance(customer), expires_at: expires });
    const { body } = await client.setStatus(customer, 'closed');
    expect(body['code']).toBe('balance_not_zero');
    await client.pass(3600);
    expect((await client.get(`/freezes/${id}`)).body).toMatchObject({
      status: 'expired',
      frozen: eur('0.00'),
    });
    coverage.collect(client);
  });

  it('gets a new review date after each review, until it ends', async () => {
    const { client, customer } = await begin();
    const order = { target: onBalance(customer), order_number: 'RELEASE' };
    const id = await freeze(client, { target: onBalance(customer) });
    const ended = await freeze(client, order);
    const { reviewDays } = client.data.freezes;
    const days = async (freezeId: string) => {
      const { body } = await client.get(`/freezes/${freezeId}`);
      const { created_at: start, review_at: next } = body as Record<string, string>;
      return (Date.parse(next ?? '') - Date.parse(start ?? '')) / 1000 / day;
    };
    for (const reviews of [1, 2, 3]) {
      expect([await days(id), await days(ended)]).toEqual([reviews * reviewDays, reviewDays]);
      await client.pass(reviewDays * day);
    }
  });

  it('stays active even if its order number is SEIZE', async () => {
    const { client, customer } = await begin();
    const id = await freeze(client, { target: onBalance(customer), order_number: 'SEIZE' });
    await client.pass(120);
    expect((await client.get(`/freezes/${id}`)).body['status']).toBe('active');
  });

  it('covers a payment with a sanctions hit as soon as the payment is accepted', async () => {
    const { client, customer } = await begin();
    await freeze(client, { target: onBalance(customer), amount: eur('12495.00') });
    const payment = { customer_id: customer, amount: eur('2500.00'), reference: 'SCREENING' };
    const { body } = await client.post('/sandbox/incoming_payments', payment);
    expect(await client.balance(customer, 'EUR')).toBe('0.00 + 9995.00 EUR');
    await client.post(`/incoming_payments/${String(body['id'])}/accept`, {});
    expect(await client.balance(customer, 'EUR')).toBe('0.00 + 12495.00 EUR');
  });

  it('keeps a credited payment from being returned', async () => {
    const { client, customer } = await begin();
    const payment = { customer_id: customer, amount: eur('2500.00') };
    const { body } = await client.post('/sandbox/incoming_payments', payment);
    await freeze(client, { target: onBalance(customer) });
    const path = `/incoming_payments/${String(body['id'])}/return`;
    expect((await client.post(path, { reason: 'Mistake' })).body['code']).toBe('funds_frozen');
  });
});

describe('a freeze of an address', () => {
  it('is listed, although the address belongs to no customer', async () => {
    const { client } = await begin();
    const target = onAddress(client.data.stablecoin.symbol);
    const id = await freeze(client, { target });
    const { body } = await client.get('/freezes');
    expect(body['data']).toMatchObject([{ id, target }]);
  });

  it('stops transfers and issuances of stablecoins to the address, and can end with a seizure', async () => {
    const { client, customer, other } = await begin();
    const target = onAddress(client.data.stablecoin.symbol);
    const id = await freeze(client, { target, order_number: 'SEIZE' });
    const order = { customer_id: customer, ...stablecoinOut };
    const payment = await client.create(order);
    await client.pass(20);
    expect((await client.transaction(payment))['failure'].code).toBe('destination_refused');
    const issuance = { amount: { value: '250000.00', currency: 'USD' }, address };
    const { body } = await client.post('/stablecoin/issuances', issuance);
    expect(body['code']).toBe('destination_invalid');
    await client.pass(60);
    expect((await client.get(`/freezes/${id}`)).body).toMatchObject({
      status: 'seized',
      ordered_by: 'issuer',
      frozen: null,
      seized_to: client.data.sandbox.stablecoin.seizureAddress,
    });
    const { body: list } = await client.get(`/freezes?customer_id=${other}`);
    expect(list['data']).toEqual([]);
    coverage.collect(client);
  });
});

it('the tests above take every transition of a freeze and send every event', async () => {
  const { client } = await begin();
  expect(coverage.missing(client, 'freeze')).toEqual([]);
});
