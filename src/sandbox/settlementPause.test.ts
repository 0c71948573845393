import {
  checkConservation,
  checkOpenMoney,
  checkPauses,
} from '../../tools/sandbox/invariants/ledger';
import { checkReports } from '../../tools/sandbox/invariants/reports';
import { TestClient, type TestBody } from '../../tools/sandbox/testClient';
import { issue, newIssuance } from '../../tools/sandbox/testIssuer';
import {
  begin,
  eur,
  exchangeStep,
  flow,
  payIn,
  payInStep,
  payout,
  payoutStep,
  stablecoinOut,
  transfer,
  usd,
  type Case,
} from '../../tools/sandbox/testOrders';

const { data } = new TestClient();
const rows = (
  data as unknown as { lifecycles: { settlementPause: { what: string }[] } }
).lifecycles.settlementPause.map(({ what }) => what);
const { seconds } = data.sandbox;
const finality = data.epochs.finality.seconds;

/** Pauses a currency's settlement token with a payment that is sent back. */
const pause = (client: TestClient, amount: object = eur('10.00')) =>
  client.post(
    '/sandbox/payments',
    { reference: 'a', amount },
    { 'Sandbox-Outcome': 'settlement_paused' },
  );

/** Checks that money and pauses are consistent, then reads an object. */
async function get(client: TestClient, path: string): Promise<TestBody> {
  checkConservation(client);
  checkOpenMoney(client);
  checkPauses(client);
  return (await client.get(path)).body;
}

async function statusOf(client: TestClient, path: string): Promise<string> {
  return String((await get(client, path))['status']);
}

async function receive({ client, customer }: Case, more: object = {}): Promise<TestBody> {
  const payment = { customer_id: customer, amount: eur('10.00'), ...more };
  return (await client.post('/sandbox/incoming_payments', payment)).body;
}

const toEuros = flow([{ ...exchangeStep, buy_currency: 'EUR' }, payoutStep], usd('100.00'));

const askForQuote = (
  { client, customer }: Case,
  exchange: object = { sell: eur('100.00'), buy_currency: 'USD' },
) => client.post('/quotes', { customer_id: customer, ...exchange });

const scenarios: Readonly<Record<string, (testCase: Case) => Promise<void>>> = {
  'A new transaction or quote': async (testCase) => {
    const { client, customer, other } = testCase;
    await pause(client);
    const orders = [payIn, payout, flow([payInStep, exchangeStep]), toEuros];
    const refused = await Promise.all([
      ...orders.map((order) => client.post('/transactions', { customer_id: customer, ...order })),
      askForQuote(testCase),
      askForQuote(testCase, { sell: usd('100.00'), buy_currency: 'EUR' }),
    ]);
    for (const { status, body } of refused) {
      expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    }
    const { flows } = (await client.get('/network')).body as {
      flows: { kind: string; status: string; currencies: { currency: string }[] }[];
    };
    for (const { status, currencies } of flows) {
      const names = currencies.map(({ currency }) => currency);
      expect(names).not.toContain('EUR');
      expect(status).toBe(names.includes('GBP') ? 'degraded' : 'operational');
    }
    // Dollars can still be sent and converted.
    await client.create({ customer_id: customer, ...transfer(other) });
    await client.create({ customer_id: customer, ...stablecoinOut });
  },
  'A transaction that is processing': async (testCase) => {
    const { client, customer } = testCase;
    const { body: quote } = await askForQuote(testCase);
    const exchange = { kind: 'currency_exchange', quote_id: quote['id'] as string };
    const orders = [payIn, payout, flow([payInStep, exchangeStep])];
    const paths: string[] = [];
    for (const order of [...orders, exchange]) {
      const id = await client.create({ customer_id: customer, ...order });
      if (order !== payout && 'amount' in order) {
        await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
      }
      paths.push(`/transactions/${id}`);
    }
    await client.pass(seconds.start);
    await pause(client);
    await client.pass(finality);
    const read = async () => {
      const statuses = [];
      for (const path of paths) statuses.push(await statusOf(client, path));
      return statuses;
    };
    expect(await read()).toEqual(['processing', 'processing', 'processing', 'failed']);
    expect((await get(client, paths[3] ?? ''))['failure'].code).toBe('quote_expired');
    await client.pass(seconds.pause - 1);
    expect((await read()).slice(0, 3)).toEqual(['processing', 'processing', 'processing']);
    await client.pass(1);
    expect((await read()).slice(0, 3)).toEqual(['settled', 'processing', 'settled']);
    await client.pass(seconds.bank);
    expect((await read())[1]).toBe('settled');
    await checkReports(client);
  },
  'A payout that is with a bank': async ({ client, customer }) => {
    const paths: string[] = [];
    for (const [order, reference] of [
      [payout, 'a'],
      [payout, 'BANKREJECT'],
      [toEuros, 'BANKREJECT'],
    ] as const) {
      const id = await client.create({ customer_id: customer, ...order, reference });
      paths.push(`/transactions/${id}`);
    }
    await client.pass(seconds.start + finality);
    await pause(client);
    await client.pass(seconds.bank);
    const read = () => Promise.all(paths.map((path) => statusOf(client, path)));
    expect(await read()).toEqual(['settled', 'processing', 'processing']);
    await client.pass(seconds.pause - seconds.bank + finality);
    expect(await read()).toEqual(['settled', 'failed', 'partially_settled']);
    await checkReports(client);
  },
  'A payment from another institution': async (testCase) => {
    const { client, customer, other } = testCase;
    const reviewed = await receive(testCase, { reference: 'BADNAME' });
    const accept = `/incoming_payments/${String(reviewed['id'])}/accept`;
    await client.setStatus(other, 'suspended');
    const waiting = await receive({ ...testCase, customer: other });
    const sent = { ...transfer(''), amount: eur('20.00'), reference: 'PAYEERETURN' };
    const destination = { type: 'network_address', address: data.sandbox.originator.account };
    await client.create({ ...sent, customer_id: customer, destination });
    await client.pass(seconds.start + finality + seconds.bankReturn - 1);
    await pause(client);
    const count = client.sandbox.world.incomingPayments.size;
    expect((await receive(testCase))['errors'][0].field).toBe('amount.currency');
    expect((await client.post(accept, {})).body['code']).toBe('service_unavailable');
    await client.setStatus(other, 'active');
    await client.pass(seconds.pause + finality - 1);
    const path = `/incoming_payments/${String(waiting['id'])}`;
    expect([await statusOf(client, path), client.sandbox.world.incomingPayments.size]).toEqual([
      'in_review',
      count,
    ]);
    // The payment that the payee sent back arrives, and the waiting payment is credited.
    await client.pass(2);
    expect([await statusOf(client, path), client.sandbox.world.incomingPayments.size]).toEqual([
      'credited',
      count + 1,
    ]);
    expect((await client.post(accept, {})).body['status']).toBe('credited');
    await checkReports(client);
  },
  'The return of an incoming payment': async (testCase) => {
    const { client } = testCase;
    const paths: string[] = [];
    for (const reference of ['a', 'BADNAME', 'NORETURN']) {
      const { id } = await receive(testCase, { reference });
      paths.push(`/incoming_payments/${String(id)}`);
    }
    for (const path of paths) await client.post(`${path}/return`, { reason: 'Test' });
    await pause(client);
    await client.pass(seconds.pause + finality - 1);
    const read = () => Promise.all(paths.map((path) => statusOf(client, path)));
    expect(await read()).toEqual(['returning', 'returning', 'returning']);
    await client.pass(1);
    expect(await read()).toEqual(['returned', 'returned', 'credited']);
    await checkReports(client);
  },
  'Pay-ins that arrive, reviews, deletions, freezes, issuances and redemptions': async ({
    client,
    customer,
  }) => {
    const paid = await client.create({ customer_id: customer, ...payIn });
    const deleted = await client.create({ customer_id: customer, ...payout });
    const reviewed = await client.create({ customer_id: customer, ...payIn, reference: 'HOLD' });
    const issuance_id = await issue(client, 'a');
    for (const amount of [eur('1.00'), usd('1.00')]) await pause(client, amount);
    for (const id of [paid, reviewed]) {
      await client.post('/sandbox/payments', { transaction_id: id, amount: payIn.amount });
    }
    expect(await statusOf(client, `/transactions/${paid}`)).toBe('processing');
    expect((await client.send('DELETE', `/transactions/${deleted}`)).status).toBe(200);
    await client.pass(1);
    const target = { type: 'balance', customer_id: customer, currency: 'EUR' };
    const order = { target, amount: eur('50.00'), order_number: 'RELEASE' };
    const { body: freeze } = await client.post('/sandbox/freezes', order);
    await client.post('/sandbox/payments', { issuance_id, amount: newIssuance().amount });
    await client.pass(seconds.review);
    expect(await statusOf(client, `/transactions/${reviewed}`)).toBe('processing');
    expect(await statusOf(client, `/freezes/${String(freeze['id'])}`)).toBe('released');
    expect(await statusOf(client, `/stablecoin/issuances/${issuance_id}`)).toBe('minted');
  },
};

describe('a pause of a settlement token', () => {
  it.each(Object.entries(scenarios))('does what lifecycles.yaml says: %s', async (_what, run) => {
    await run(await begin());
  });

  it('has scenarios for exactly the rows in lifecycles.yaml, in the same order', () => {
    expect(Object.keys(scenarios)).toEqual(rows);
  });

  it('is extended by another that begins during it', async () => {
    const { client, customer } = await begin();
    const path = `/transactions/${await client.create({ customer_id: customer, ...payout })}`;
    await client.pass(seconds.start);
    await pause(client);
    await client.pass(finality - 1);
    await pause(client);
    await client.pass(seconds.pause + finality - 1);
    const { ledger } = await get(client, path);
    expect(client.sandbox.world.waiting).toHaveLength(1);
    await client.pass(1);
    expect(client.sandbox.world.waiting).toEqual([]);
    expect((await get(client, path))['ledger']).not.toEqual(ledger);
  });
});
