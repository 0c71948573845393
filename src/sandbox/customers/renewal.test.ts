import { TestClient } from '../../../tools/sandbox/testClient';

const day = 86_400;

async function verifiedUntil(client: TestClient): Promise<string> {
  const to = new Date(client.sandbox.world.time);
  const from = new Date(to.getTime() - day * 1000);
  const period = `from=${from.toISOString()}&to=${to.toISOString()}`;
  const { body } = await client.get(`/reports/customers?${period}`);
  return String(body['data']?.[0]?.next_review_at).slice(0, 10);
}

it.each([
  [100, 'from the day of the renewal', '2027-03-06'],
  [350, 'from the day on which it would have ended', '2027-11-26'],
])(
  'confirming the data after %i days renews the verification for a year %s',
  async (days, _start, end) => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    await client.pass(2 * day);
    expect(await verifiedUntil(client)).toBe('2026-11-26');
    await client.pass((days - 2) * day);
    const { body } = await client.get(`/customers/${customer}`);
    const confirmed = await client.send('PATCH', `/customers/${customer}`, {
      legal_name: body['legal_name'] as string,
    });
    expect([confirmed.status, confirmed.body['status']]).toEqual([200, 'active']);
    await client.pass(10);
    expect(await verifiedUntil(client)).toBe(end);
  },
);

it('suspends a customer when its verification ends, until its data is confirmed', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  await client.pass(366 * day);
  const { body } = await client.get(`/customers/${customer}`);
  expect(body['status']).toBe('suspended');
  const legalName = body['legal_name'] as string;
  for (const [update, status] of [
    [{ metadata: { team: 'A' } }, 'suspended'],
    [{ legal_name: legalName }, 'active'],
  ] as const) {
    await client.send('PATCH', `/customers/${customer}`, update);
    await client.pass(10);
    expect((await client.get(`/customers/${customer}`)).body['status']).toBe(status);
  }
});

it('a customer that never confirms its data stays suspended and keeps its balance', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  await client.fund(customer, '1000.00', 'EUR');
  await client.pass(10 * 366 * day);
  expect((await client.get(`/customers/${customer}`)).body['status']).toBe('suspended');
  expect(await client.balance(customer, 'EUR')).toBe('999.50 + 0.00 EUR');
});

it('activates a customer suspended by both parties only once both have ended the suspension', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const status = async () => (await client.get(`/customers/${customer}`)).body['status'];
  await client.setStatus(customer, 'suspended');
  await client.pass(366 * day);
  await client.send('PATCH', `/customers/${customer}`, { legal_name: 'Example Imports GmbH' });
  await client.pass(10);
  expect(await status()).toBe('suspended');
  await client.setStatus(customer, 'active');
  expect(await status()).toBe('active');
});
