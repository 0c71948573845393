import { TestClient } from '../../../tools/sandbox/testClient';
import { begin, flow, payInStep, transfer } from '../../../tools/sandbox/testOrders';

it('continues a flow once the customer it pays is no longer suspended', async () => {
  const { client, customer, other } = await begin();
  const { kind, destination } = transfer(other);
  const order = flow([payInStep, { kind, destination }]);
  const id = await client.create({ customer_id: customer, ...order });
  await client.setStatus(other, 'suspended');
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  await client.pass(60);
  expect((await client.transaction(id))['status']).toBe('in_review');
  await client.setStatus(other, 'active');
  await client.pass(20);
  expect((await client.transaction(id))['status']).toBe('settled');
});

const day = 86_400;

it('sends money back with customer_not_active if the customer is still suspended when the review ends', async () => {
  const { client, customer } = await begin();
  const order = { ...payInStep, amount: { value: '500.00', currency: 'EUR' } };
  const id = await client.create({ customer_id: customer, ...order });
  await client.setStatus(customer, 'suspended');
  await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  await client.pass(client.data.limits.transactionReviewDays * day + 60);
  const { body } = await client.get('/returned_payments?limit=1');
  expect(body['data'][0]).toMatchObject({ transaction_id: id, reason: 'customer_not_active' });
});

const cases: readonly [string, string, (client: TestClient, id: string) => Promise<unknown>][] = [
  ['requested', 'Example', (client, id) => client.setStatus(id, 'suspended', 'Fraud')],
  ['screening_finding', 'FINDING', (client) => client.pass(60)],
  ['verification_ended', 'Example', (client) => client.pass(366 * day)],
  ['verification_failed', 'Example', async (client, id) => { await client.send('PATCH', `/customers/${id}`, { legal_name: 'REJECT' }); await client.pass(10); }],
  ['region_not_open', 'Example', async (client, id) => { await client.send('PATCH', `/customers/${id}`, { country: 'CA' }); await client.pass(14 * day); }],
]; // prettier-ignore

describe('a suspended customer', () => {
  it.each(cases)('shows who suspends it and why: %s', async (reason, name, act) => {
    const client = new TestClient();
    const id = await client.addCustomer('C-1', { legal_name: name });
    await act(client, id);
    const { body } = await client.get(`/customers/${id}`);
    const isRequested = reason === 'requested';
    const by = isRequested ? 'institution' : 'network';
    const detail = isRequested ? 'Fraud' : null;
    expect(body['status']).toBe('suspended');
    expect(body['suspensions']).toEqual([{ by, reason, detail, since: body['updated_at'] }]);
    // The report does not cover the millisecond in which it is read.
    await client.pass(1);
    const to = new Date(client.clock.now());
    const from = new Date(to.getTime() - day * 1000);
    const { body: report } = await client.get(
      `/reports/customers?from=${from.toISOString()}&to=${to.toISOString()}`,
    );
    const row = { status: 'suspended', status_by: by, status_reason: detail ?? reason };
    expect(report['data']).toMatchObject([row]);
  });

  it('can have each reason in customers.yaml except institution_failed, which the sandbox cannot cause', () => {
    const reasons = new TestClient().data.customers.suspensions.map(({ reason }) => reason);
    const seen = cases.map(([reason]) => reason);
    expect(reasons.filter((reason) => !seen.includes(reason))).toEqual(['institution_failed']);
  });

  it('lists a recurring reason once, with the time of its first occurrence', async () => {
    const client = new TestClient();
    const id = await client.addCustomer('C-1');
    const suspensions = [];
    for (let times = 0; times < 2; times += 1) {
      await client.send('PATCH', `/customers/${id}`, { legal_name: 'REJECT' });
      await client.pass(10);
      suspensions.push((await client.get(`/customers/${id}`)).body['suspensions']);
    }
    expect(suspensions[0]).toHaveLength(1);
    expect(suspensions[1]).toEqual(suspensions[0]);
  });

  it('lists each reason until that reason ends', async () => {
    const client = new TestClient();
    const id = await client.addCustomer('C-1', { legal_name: 'FINDING' });
    await client.setStatus(id, 'suspended', 'Fraud');
    const reasons = async () => {
      const { body } = await client.get(`/customers/${id}`);
      return (body['suspensions'] as { reason: string }[]).map(({ reason }) => reason);
    };
    await client.pass(60);
    expect(await reasons()).toEqual(['requested', 'screening_finding']);
    // Confirming the data does not clear a finding.
    await client.send('PATCH', `/customers/${id}`, { legal_name: 'Example' });
    await client.pass(20);
    expect(await reasons()).toEqual(['requested', 'screening_finding']);
    await client.pass(60);
    expect(await reasons()).toEqual(['requested']);
    await client.setStatus(id, 'closed');
    expect(await reasons()).toEqual([]);
  });
});

it('lets the institution add its own suspension to one by the network, and end its own first', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1', { legal_name: 'FINDING' });
  const setStatus = (status: string) => client.setStatus(id, status);
  await client.pass(60);
  expect((await setStatus('active')).body).toMatchObject({
    code: 'status_transition_invalid',
    detail: 'Only the network can end the suspension.',
  });
  expect((await setStatus('suspended')).body['suspensions']).toHaveLength(2);
  expect((await setStatus('suspended')).body).toMatchObject({
    code: 'status_transition_invalid',
    detail: 'Your institution has already suspended the customer.',
  });
  expect((await setStatus('active')).body).toMatchObject({
    status: 'suspended',
    suspensions: [{ reason: 'screening_finding' }],
  });
  await client.pass(60);
  expect((await client.get(`/customers/${id}`)).body['status']).toBe('active');
});

it('reports why a customer became suspended, even after that reason has ended', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1', { legal_name: 'FINDING' });
  await client.pass(60);
  await client.setStatus(id, 'suspended', 'Fraud');
  await client.pass(60);
  const { body } = await client.get(`/customers/${id}`);
  expect(body['suspensions']).toMatchObject([{ reason: 'requested' }]);
  const to = new Date(client.clock.now() + 1);
  const from = new Date(to.getTime() - day * 1000);
  const { body: report } = await client.get(
    `/reports/customers?from=${from.toISOString()}&to=${to.toISOString()}`,
  );
  expect(report['data']).toMatchObject([
    { status: 'suspended', status_by: 'network', status_reason: 'screening_finding' },
  ]);
});

it('rejects a new customer who moves during the review to a region that is not open', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1', { legal_name: 'REVIEW' });
  await client.send('PATCH', `/customers/${id}`, { legal_name: 'Example', country: 'CA' });
  await client.pass(10);
  expect((await client.get(`/customers/${id}`)).body['status']).toBe('rejected');
});

it('suspends a customer 14 days after a move to a region that is not open, even after a change of name, until the customer moves back', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1');
  const update = (change: object) => client.send('PATCH', `/customers/${id}`, change);
  const status = async () => (await client.get(`/customers/${id}`)).body['status'] as string;
  await update({ country: 'CA' });
  await client.pass(10 * day);
  await update({ legal_name: 'Example' });
  await client.pass(4 * day - 60);
  expect(await status()).toBe('active');
  await client.pass(60);
  expect(await status()).toBe('suspended');
  await update({ country: 'DE' });
  await client.pass(20);
  expect(await status()).toBe('active');
});

it('refuses a quote for a customer who has moved to a region that is not open, but credits an incoming payment', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1');
  await client.send('PATCH', `/customers/${id}`, { country: 'CA' });
  const sell = { value: '100.00', currency: 'EUR' };
  const quote = await client.post('/quotes', { customer_id: id, sell, buy_currency: 'USD' });
  expect(quote.body['code']).toBe('region_not_open');
  const payment = { customer_id: id, amount: sell };
  const incoming = await client.post('/sandbox/incoming_payments', payment);
  expect(incoming.body['status']).toBe('credited');
});

it.each([
  ['REJECT', 'network'],
  ['NODECISION', 'time'],
  ['REVIEW', 'time'],
])('says in the report who rejected a customer named %s: %s', async (legal_name, by) => {
  const client = new TestClient();
  const { pendingExpiresDays } = client.data.compliance.verification;
  await client.addCustomer('C-1', { legal_name });
  await client.pass(pendingExpiresDays * 86_400);
  const to = new Date(client.clock.now() + 1).toISOString();
  const { body } = await client.get(`/reports/customers?from=2025-11-26T00:00:00.000Z&to=${to}`);
  expect(body['data']).toMatchObject([{ status: 'rejected', status_by: by }]);
});
