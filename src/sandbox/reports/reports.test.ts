import { createHash } from 'node:crypto';
import { business, TestClient, type TestBody } from '../../../tools/sandbox/testClient';
import { checkReports } from '../../../tools/sandbox/invariants/reports';
import {
  begin,
  eur,
  exchangeStep,
  flow,
  payIn,
  payInStep,
  payout,
  payoutStep,
} from '../../../tools/sandbox/testOrders';

const day = 'from=2025-11-26T00:00:00.000Z&to=2025-11-27T00:00:00.000Z';

async function fundedClient(): Promise<{ client: TestClient; customer: string }> {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  await client.fund(customer, '10000.00', 'EUR');
  await client.fund(customer, '100.00', 'USD');
  return { client, customer };
}

it('shows only the movements of the requested day', async () => {
  const { client, customer } = await fundedClient();
  const { body } = await client.get(`/reports/transactions?${day}`);
  expect(body['data']).toMatchObject([
    {
      customer_id: customer,
      entry: 'credit',
      amount: '9995.00',
      fee: '5.00',
      balance_after: '9995.00',
    },
    { customer_id: customer, entry: 'credit', amount: '99.95', fee: '0.05', currency: 'USD' },
  ]);
  await client.pass(1);
  const dayBefore = 'from=2025-11-25T00:00:00.000Z&to=2025-11-26T00:00:00.000Z';
  expect((await client.get(`/reports/transactions?${dayBefore}`)).body['data']).toEqual([]);
});

it('gives each return of money its own signature', async () => {
  const { client, customer } = await begin();
  const payment = { customer_id: customer, amount: eur('10.00') };
  const { body } = await client.post('/sandbox/incoming_payments', payment);
  await client.post(`/incoming_payments/${String(body['id'])}/return`, { reason: 'Test' });
  await client.create({ customer_id: customer, ...payout, reference: 'BANKREJECT' });
  const flowOrder = { ...flow([payInStep, payoutStep]), reference: 'NOSIGNER' };
  const id = await client.create({ customer_id: customer, ...flowOrder });
  await client.post('/sandbox/payments', { transaction_id: id, amount: flowOrder.amount });
  const refused: unknown = (await client.transaction(id))['ledger'].signature;
  await client.pass(120);
  const rows: TestBody[] = (await client.get(`/reports/transactions?${day}&limit=100`)).body[
    'data'
  ];
  const signatures = rows.slice(2).map(({ signature }) => String(signature));
  expect(signatures).toHaveLength(5);
  expect(new Set([...signatures, refused]).size).toBe(6);
});

it('gives a debit the booked_at of its transaction, which is before settled_at', async () => {
  const { client, customer } = await begin();
  const id = await client.create({ customer_id: customer, ...payout });
  const read = async () => {
    const { ledger, settled_at: settledAt } = await client.transaction(id);
    return [ledger?.booked_at ?? null, settledAt] as (string | null)[];
  };
  const processing = await read();
  await client.pass(client.data.epochs.finality.seconds + 1);
  const [bookedAt, settledAt] = await read();
  await client.pass(client.data.sandbox.seconds.bank);
  const later = await read();
  const { body } = await client.get(`/reports/transactions?${day}&customer_id=${customer}`);
  expect([processing, settledAt]).toEqual([[null, null], null]);
  expect(later).toEqual([bookedAt, expect.any(String)]);
  expect(String(later[1]) > String(bookedAt)).toBe(true);
  expect((body['data'] as TestBody[]).at(-1)).toMatchObject({
    entry: 'debit',
    booked_at: bookedAt,
  });
});

it('gives no booked_at to a payout that failed on the chain', async () => {
  const { client, customer } = await begin();
  const id = await client.create({ customer_id: customer, ...payout, reference: 'NOSIGNER' });
  await client.pass(3600);
  const { status, ledger } = await client.transaction(id);
  expect([status, ledger?.booked_at ?? null]).toEqual(['failed', null]);
});

it.each(['customers', 'transactions', 'balances'])(
  'later changes do not affect the report on %s for a past period',
  async (kind) => {
    const { client, customer } = await fundedClient();
    const other = await client.addCustomer('C-2');
    const to = new Date(client.clock.now() + 1).toISOString();
    const period = kind === 'balances' ? `as_of=${to}` : `from=2025-11-26T00:00:00.000Z&to=${to}`;
    const read = async () => {
      await client.pass(1);
      return (await client.get(`/reports/${kind}?${period}`)).text;
    };
    const before = await read();
    await client.send('PATCH', `/customers/${customer}`, { country: 'FR' });
    await client.create({ customer_id: customer, ...payout });
    for (const status of ['suspended', 'closed']) await client.setStatus(other, status);
    await client.pass(100);
    expect(await read()).toBe(before);
  },
);

it('counts money as held if it is reserved, being returned to another institution, or frozen', async () => {
  const { client, customer } = await begin();
  await client.create({ customer_id: customer, ...payout, reference: 'HOLD' });
  const payment = { customer_id: customer, amount: eur('10.00') };
  const { body: incoming } = await client.post('/sandbox/incoming_payments', payment);
  await client.post(`/incoming_payments/${String(incoming['id'])}/return`, { reason: 'Test' });
  const target = { type: 'balance', customer_id: customer, currency: 'EUR' };
  const order = { target, amount: eur('300.00') };
  const { body: freeze } = await client.post('/sandbox/freezes', order);
  expect(freeze['frozen']).toEqual(eur('300.00'));
  // Held: 2,000.00 of the payout, 10.00 of the return and 300.00 of the freeze.
  expect(await client.balance(customer, 'EUR')).toBe('7695.00 + 2310.00 EUR');
  await client.pass(15);
  expect(await client.balance(customer, 'EUR')).toBe('7695.00 + 2300.00 EUR');
  await checkReports(client);
});

it('reports past balances without the money that has arrived since', async () => {
  const { client, customer } = await fundedClient();
  const then = new Date(client.clock.now() + 1).toISOString();
  await client.pass(1);
  await client.fund(customer, '500.00', 'EUR');
  const { body } = await client.get(`/reports/balances?as_of=${then}`);
  expect(body['totals']).toEqual([
    { currency: 'EUR', total: '9995.00' },
    { currency: 'USD', total: '99.95' },
  ]);
});

it('writes CSV with the column names in its first line, and the cursor in a header', async () => {
  const { client } = await fundedClient();
  const { text, headers } = await client.get('/reports/balances?limit=1', { Accept: 'text/csv' });
  expect(headers.get('Content-Type')).toBe('text/csv');
  expect(headers.get('Next-Cursor')).not.toBeNull();
  expect(text.split('\r\n')[0]).toBe('customer_id,currency,available,held,total,slot');
  expect(text.split('\r\n')[1]).toContain(',EUR,9995.00,0.00,9995.00,');
});

it.each([
  ['text/csv; charset=utf-8', 'text/csv'],
  ['application/json;q=0.1, text/csv', 'text/csv'],
  ['text/csv;q=0.5, application/json', 'application/json'],
  ['text/csv;q=0', 'application/json'],
  ['*/*, application/json;q=0.1, text/csv;q=0.5', 'text/csv'],
  ['application/json, text/csv', 'text/csv'],
  ['text/csv;q=0.5, */*', 'application/json'],
  ['*/*', 'application/json'],
])('with Accept: %s, a report has the media type %s', async (accept, type) => {
  const { client } = await fundedClient();
  const { headers } = await client.get('/reports/balances', { Accept: accept });
  expect(headers.get('Content-Type')).toBe(type);
});

it('puts an apostrophe before CSV text that a spreadsheet would run as a formula', async () => {
  const { client } = await fundedClient();
  await client.addCustomer('=SUM(A1)');
  const { text } = await client.get(`/reports/customers?${day}`, { Accept: 'text/csv' });
  expect(text).toContain(",'=SUM(A1),");
});

it('the report on customers filters by status, and the report on the network counts transactions by day and kind', async () => {
  const { client } = await fundedClient();
  await client.post('/customers', business('C-2'));
  const { body: customers } = await client.get(`/reports/customers?${day}&status=active`);
  expect(customers['data']).toMatchObject([
    { external_id: 'C-1', next_review_at: expect.stringMatching(/^2026-11-26/) as string },
  ]);
  const { body } = await client.get('/reports/network?from=2025-11-26&to=2025-11-28');
  const rows = (body['data'] as TestBody[]).filter(({ created }) => created > 0);
  expect(rows).toMatchObject([
    {
      created: 2,
      settled: 2,
      open: 0,
      settle_seconds_median: 12.8,
      availability_percent: '100.00',
    },
  ]);
  expect(body['data']).toHaveLength(7);
});

it.each([
  ['composed_flow', [payIn.kind, 'currency_exchange', 'currency_exchange']],
  [payIn.kind, [payIn.kind, payIn.kind, payIn.kind]],
])(
  'filtered by the kind %s, lists the movements of transactions and steps of that kind',
  async (kind, expected) => {
    const { client, customer } = await fundedClient();
    const order = flow([payInStep, exchangeStep]);
    const id = await client.create({ customer_id: customer, ...order });
    await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
    await client.pass(30);
    const { body } = await client.get(`/reports/transactions?${day}&kind=${kind}`);
    expect((body['data'] as TestBody[]).map((row) => String(row['kind']))).toEqual(expected);
  },
);

it('subtracts an outage from the availability, and sends an event when the outage ends', async () => {
  const { client } = await fundedClient();
  client.sandbox.console.setFlowStatus('composed_flow', 'unavailable');
  await client.pass(3600);
  client.sandbox.console.setFlowStatus('composed_flow', 'operational');
  await client.pass(86_400 * 2);
  const { body } = await client.get(
    '/reports/network?from=2025-11-26&to=2025-11-27&kind=composed_flow',
  );
  expect(body['data']).toMatchObject([{ availability_percent: '95.83' }]);
  expect(client.sandbox.events().at(-1)).toMatchObject({
    type: 'network.status_changed',
    data: { id: 'composed_flow', status: 'operational' },
  });
});

it.each([
  ['csv', 'text/csv'],
  ['json', 'application/jsonl'],
])('exports %s with a checksum', async (format, type) => {
  const { client } = await fundedClient();
  const { body: order } = await client.post('/reports/exports', {
    kind: 'transactions',
    format,
    from: '2025-11-26T00:00:00.000Z',
    to: '2025-11-27T00:00:00.000Z',
  });
  expect(order['status']).toBe('preparing');
  await client.pass(30);
  const path = `/reports/exports/${String(order['id'])}`;
  const { body } = await client.get(path);
  await client.pass(1);
  const { text, headers } = await client.get(`${path}/file`);
  expect(headers.get('Content-Type')).toBe(type);
  expect(body).toMatchObject({ status: 'ready', rows: 2, bytes: text.length });
  expect(body['sha256']).toBe(createHash('sha256').update(text).digest('hex'));
});

it('answers 304 if the network information is unchanged, without using up the rate limit', async () => {
  const { client } = await fundedClient();
  const { headers } = await client.get('/network');
  await client.pass(1);
  const repeated = await client.get('/network', { 'If-None-Match': headers.get('ETag') ?? '' });
  expect([repeated.status, repeated.text]).toEqual([304, '']);
  const remaining = repeated.headers.get('RateLimit-Remaining');
  expect(remaining).toBe(repeated.headers.get('RateLimit-Limit'));
});
