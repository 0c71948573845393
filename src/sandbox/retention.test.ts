import { receive } from '../../tools/sandbox/testIncoming';
import { business, TestClient, type TestAnswer } from '../../tools/sandbox/testClient';
import { freeze, issue, newIssuance, redeem } from '../../tools/sandbox/testIssuer';
import { begin, eur, payout, type Case } from '../../tools/sandbox/testOrders';
import { addMonths } from './time/format';

/* Checks how long objects can be read, and how far reports go back. */

const { data } = new TestClient();
const { limits, compliance } = data;
const day = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };

const ids: Readonly<Record<string, (testCase: Case) => Promise<string>>> = {
  '/transactions': ({ client, customer }) => client.create({ customer_id: customer, ...payout }),
  '/incoming_payments': (testCase) => receive(testCase, 'a'),
  '/returned_payments': async ({ client }) => {
    await client.post('/sandbox/payments', { reference: 'X', amount: eur('80.00') });
    return String((await client.get('/returned_payments')).body['data'][0].id);
  },
  '/stablecoin/issuances': ({ client }) => issue(client, 'a'),
  '/stablecoin/redemptions': ({ client }) => redeem(client, {}),
  '/freezes': ({ client }) => freeze(client, 'SEIZE'),
  '/reports/exports': async ({ client }) =>
    String((await client.post('/reports/exports', { kind: 'customers', ...day })).body['id']),
  '/customers': async ({ client }) => {
    const id = await client.addCustomer('C-3');
    await client.setStatus(id, 'closed');
    return id;
  },
};

async function isListed(client: TestClient, path: string, id: string): Promise<boolean> {
  await client.pass(1);
  const { body } = await client.get(`${path}?limit=100`);
  return (body['data'] as { id: string }[]).some((object) => object.id === id);
}

describe.each(Object.entries(ids))('an object of %s', (path, prepare) => {
  it('can be read for the documented number of months after its last change', async () => {
    const testCase = await begin();
    const { client } = testCase;
    const id = await prepare(testCase);
    // Waits for all automatic changes; the last is the removal of an export's file.
    await client.pass((limits.exportKeepDays + 1) * 86_400);
    const { body } = await client.get(`${path}/${id}`);
    const lastChange = Date.parse(String(body['updated_at'] ?? body['expires_at']));
    const end = addMonths(lastChange, limits.historyMonths);
    await client.pass((end - client.clock.now()) / 1000 - 2);
    expect([(await client.get(`${path}/${id}`)).status, await isListed(client, path, id)]).toEqual([
      200,
      true,
    ]);
    await client.pass(1);
    const { body: gone } = await client.get(`${path}/${id}`);
    expect([gone['code'], await isListed(client, path, id)]).toEqual(['not_found', false]);
  });
});

it.each([
  ['an active freeze', '/freezes', ({ client }: Case) => freeze(client, '1')],
  [
    'unclaimed money of an issuance',
    '/returned_payments',
    async ({ client }: Case) => {
      const issuance_id = await issue(client, 'PAYERMISMATCH NORETURN');
      await client.post('/sandbox/payments', { issuance_id, amount: newIssuance().amount });
      return String((await client.get('/returned_payments')).body['data'][0].id);
    },
  ],
  ['an active customer', '/customers', ({ customer }: Case) => Promise.resolve(customer)],
])('%s stays readable', async (_what, path, prepare) => {
  const testCase = await begin();
  const id = await prepare(testCase);
  await testCase.client.pass(3 * 366 * 86_400);
  expect((await testCase.client.get(`${path}/${id}`)).status).toBe(200);
});

const iso = (time: number) => new Date(time).toISOString();

/** Reads a report, or orders its export, for the day that begins at the given moment. */
async function ask(
  client: TestClient,
  kind: string,
  isExport: boolean,
  moment: number,
): Promise<TestAnswer> {
  await client.pass(1);
  const [from, to] = [moment, moment + 86_400_000].map((time) =>
    kind === 'network' && !isExport ? iso(time).slice(0, 10) : iso(time),
  );
  const period =
    kind === 'balances' ? { as_of: String(from) } : { from: String(from), to: String(to) };
  if (isExport) return client.post('/reports/exports', { kind, ...period });
  return client.get(`/reports/${kind}?${new URLSearchParams(period).toString()}`);
}

const { retentionYears, recordYears } = compliance;
const histories = [
  ['balances', 12 * retentionYears],
  ['transactions', 12 * retentionYears],
  ['returns', 12 * retentionYears],
  ['customers', 12 * recordYears],
  ['network', limits.historyMonths],
].flatMap(([kind, months]) => [
  [String(kind), false, limits.historyMonths] as const,
  [String(kind), true, Number(months)] as const,
]);

it.each(histories)(
  'the report %s (export: %s) goes back %i months',
  async (kind, isExport, months) => {
    const client = new TestClient();
    await client.pass(86_400);
    const midnight = Date.parse(day.to);
    const first = addMonths(midnight, -months) + 86_400_000;
    expect((await ask(client, kind, isExport, first)).status).toBeLessThan(300);
    const { body } = await ask(client, kind, isExport, first - 2 * 86_400_000);
    expect([body['code'], body['errors'][0].message]).toEqual([
      'invalid_request',
      `Must be at most ${months} months ago`,
    ]);
  },
);

it('an export can be ordered for a customer who can no longer be read', async () => {
  const client = new TestClient();
  const { body } = await client.post('/customers', { ...business('C-1'), legal_name: 'REJECT' });
  const customer_id = String(body['id']);
  await client.pass(3 * 366 * 86_400);
  expect((await client.get(`/customers/${customer_id}`)).status).toBe(404);
  const order = { kind: 'customers', customer_id, ...day };
  expect((await client.post('/reports/exports', order)).status).toBe(202);
});

it('the pages of a report stay readable when its period leaves the history', async () => {
  const { client } = await begin();
  const from = client.clock.now() - 60_000;
  const query = `from=${iso(from)}&to=${iso(from + 86_400_000)}&limit=1`;
  await client.pass((addMonths(from, limits.historyMonths) - client.clock.now()) / 1000);
  const { body } = await client.get(`/reports/transactions?${query}`);
  await client.pass(1);
  const next = `${query}&cursor=${String(body['next_cursor'])}`;
  expect((await client.get(`/reports/transactions?${next}`)).body['data']).toHaveLength(1);
  expect((await client.get(`/reports/transactions?${query}`)).status).toBe(400);
});

it('a quote that can no longer be read cannot be used', async () => {
  const { client, customer } = await begin();
  const ask = { customer_id: customer, sell: eur('10.00'), buy_currency: 'USD' };
  const quote_id = String((await client.post('/quotes', ask)).body['id']);
  const order = { kind: 'currency_exchange', customer_id: customer, quote_id };
  const codes = async () => [
    (await client.get(`/quotes/${quote_id}`)).body['code'],
    (await client.post('/transactions', order)).body['code'],
  ];
  await client.pass(limits.quoteHours * 3600 - 1);
  expect(await codes()).toEqual([undefined, 'quote_expired']);
  await client.pass(1);
  expect(await codes()).toEqual(['not_found', 'not_found']);
});
