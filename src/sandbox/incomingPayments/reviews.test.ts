import { begin, receive } from '../../../tools/sandbox/testIncoming';

const day = 86_400;

it('an incoming payment has the full review period again after its return is refused', async () => {
  const testCase = await begin();
  const { client } = testCase;
  const id = await receive(testCase, 'NODATA NORETURN');
  const path = `/incoming_payments/${id}`;
  const timeLeft = async () => {
    const { body } = await client.get(path);
    return Date.parse(body['review'].until) - client.clock.now();
  };
  const whole = client.data.limits.incomingReviewDays * day * 1000;
  expect(await timeLeft()).toBe(whole);
  await client.pass(day);
  await client.post(`${path}/return`, { reason: 'Sent by mistake' });
  await client.pass(client.data.epochs.finality.seconds);
  expect(await timeLeft()).toBe(whole);
});

it('a sanctions hit keeps a payment in review when the suspension of its customer ends', async () => {
  const testCase = await begin();
  const { client, customer } = testCase;
  await client.setStatus(customer, 'suspended');
  const id = await receive(testCase, 'SCREENING');
  expect((await client.post(`/incoming_payments/${id}/accept`, {})).body).toMatchObject({
    code: 'customer_not_active',
    detail: `${customer} is suspended. It must be active.`,
  });
  await client.setStatus(customer, 'active');
  const { body } = await client.get(`/incoming_payments/${id}`);
  expect([body['status'], body['review'].reason]).toEqual(['in_review', 'sanctions_screening']);
});

it('an accepted payment is credited when it is accepted, at the place on the chain where it arrived', async () => {
  const testCase = await begin();
  const { client, customer } = testCase;
  const id = await receive(testCase, 'NODATA');
  const path = `/incoming_payments/${id}`;
  const { ledger: arrival } = (await client.get(path)).body;
  expect(arrival).toMatchObject({ booked_at: null });
  await client.pass(day);
  const acceptedAt = new Date(client.clock.now()).toISOString();
  await client.post(`${path}/accept`, {});
  const { ledger } = (await client.get(path)).body;
  expect(ledger).toEqual({ ...arrival, booked_at: acceptedAt });
  const to = new Date(client.clock.now() + 1000).toISOString();
  const period = `from=${acceptedAt}&to=${to}`;
  const { body } = await client.get(`/reports/transactions?${period}&customer_id=${customer}`);
  const row = (body['data'] as { transaction_id: string }[]).find(
    ({ transaction_id: movement }) => movement === id,
  );
  expect(row).toMatchObject(ledger as object);
});
