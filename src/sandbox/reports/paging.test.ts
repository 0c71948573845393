import { TestClient, type TestBody } from '../../../tools/sandbox/testClient';

async function readPages(
  client: TestClient,
  path: string,
  field: string,
  pauseSeconds: number,
): Promise<unknown[]> {
  const values: unknown[] = [];
  let cursor: unknown = '';
  while (cursor !== null) {
    const page = cursor === '' ? '' : `&cursor=${String(cursor)}`;
    const { body } = await client.get(`${path}${page}`);
    values.push(...(body['data'] as TestBody[]).map((row): unknown => row[field]));
    cursor = body['next_cursor'];
    await client.pass(pauseSeconds);
  }
  return values;
}

it('skips no payment that is being returned if an earlier return ends between two pages', async () => {
  const client = new TestClient();
  const amount = { value: '10.00', currency: 'EUR' };
  for (const reference of ['A', 'B']) {
    await client.post('/sandbox/payments', { reference, amount });
    await client.pass(5);
  }
  const path =
    '/reports/returns?from=2025-11-26T00:00:00.000Z&to=2025-11-27T00:00:00.000Z&status=returning&limit=1';
  const { bank } = client.data.sandbox.seconds;
  // The first payment is returned before the second page is read.
  expect(await readPages(client, path, 'reference', bank - 9)).toEqual(['A', 'B']);
});

it('shows customers in the later pages as they were at the time of the first', async () => {
  const client = new TestClient();
  for (const name of ['C-1', 'C-2']) await client.addCustomer(name);
  const path =
    '/reports/customers?from=2025-11-26T00:00:00.000Z&to=2025-11-27T00:00:00.000Z&status=active&limit=1';
  const { body: first } = await client.get(path);
  const [{ customer_id: id }] = first['data'] as [TestBody];
  // This change happens in the millisecond in which the first page was read; the report ends before
  // that millisecond.
  await client.setStatus(String(id), 'suspended');
  await client.pass(1);
  const { body: second } = await client.get(`${path}&cursor=${String(first['next_cursor'])}`);
  expect(second['data']).toMatchObject([{ external_id: 'C-1', status: 'active' }]);
});

it('adds no rows of a new day to the later pages of a network report', async () => {
  const client = new TestClient();
  const untilMidnight = (Date.parse('2025-11-27T00:00:00.000Z') - client.clock.now()) / 1000;
  await client.pass(untilMidnight - 1);
  const path = '/reports/network?from=2025-11-26&to=2025-11-28&limit=4';
  const dates = await readPages(client, path, 'date', 2);
  expect(new Set(dates)).toEqual(new Set(['2025-11-26']));
});

it('returns the same balances again for the as_of that it returned', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const amount = { value: '10.00', currency: 'EUR' };
  // The payment is credited at once, in the same millisecond as the report.
  await client.post('/sandbox/incoming_payments', { customer_id: customer, amount });
  const now = await client.get('/reports/balances');
  const moment = String(now.body['as_of']);
  expect((await client.get(`/reports/balances?as_of=${moment}`)).text).toBe(now.text);
  await client.pass(1);
  const later = await client.get('/reports/balances');
  expect(later.body['totals']).toEqual([{ currency: 'EUR', total: '10.00' }]);
});

it('the report on customers has no rows for a period that begins in the future', async () => {
  const client = new TestClient();
  await client.addCustomer('C-1');
  const path = '/reports/customers?from=2025-11-27T00:00:00.000Z&to=2025-11-28T00:00:00.000Z';
  expect((await client.get(path)).body['data']).toEqual([]);
});

it('begins each page in CSV with the names of the columns', async () => {
  const client = new TestClient();
  for (const name of ['C-1', 'C-2']) await client.addCustomer(name);
  const path =
    '/reports/customers?from=2025-11-26T00:00:00.000Z&to=2025-11-27T00:00:00.000Z&limit=1';
  const csv = { Accept: client.data.reports.csvType };
  const first = await client.get(path, csv);
  await client.pass(1);
  const cursor = String(first.headers.get('Next-Cursor'));
  const second = await client.get(`${path}&cursor=${cursor}`, csv);
  const lines = [first, second].map(({ text }) => text.split('\r\n'));
  expect(lines.map(([names, ...rows]) => [names?.split(',')[0], rows.length])).toEqual([
    ['customer_id', 2],
    ['customer_id', 2],
  ]);
  expect(second.headers.has('Next-Cursor')).toBe(false);
});
