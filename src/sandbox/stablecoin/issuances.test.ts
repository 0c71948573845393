import { Coverage } from '../../../tools/sandbox/coverage';
import { checkConservation } from '../../../tools/sandbox/invariants/ledger';
import { TestClient } from '../../../tools/sandbox/testClient';
import {
  account,
  day,
  failures,
  freeze,
  issue,
  newIssuance,
  state,
  states,
} from '../../../tools/sandbox/testIssuer';
import { usd } from '../../../tools/sandbox/testOrders';

const coverage = new Coverage();

describe('an issuance', () => {
  it.each([
    ['a', '250000.00', 10, 'funded', null, states.start],
    ['a', '250000.00', 25, 'approved', null, states.start],
    ['a', '250000.00', 60, 'minted', null, states.issued],
    ['OLDREPORT', '250000.00', 60, 'approved', null, states.start],
    ['OLDREPORT', '250000.00', 200, 'minted', null, states.issued],
    ['REFUSE', '250000.00', 30, 'returned', 'compliance_refused', states.start],
    ['PAYERMISMATCH', '250000.00', 5, 'returned', 'payer_mismatch', states.start],
    ['a', '250000.01', 5, 'returned', 'amount_mismatch', states.start],
    ['a', 'no', 3 * day, 'expired', null, states.start],
  ])('with the reference %s and %s USD paid, after %s seconds, is %s', async (...row) => {
    const [reference, paid, seconds, status, failure, after] = row;
    const client = new TestClient();
    const id = await issue(client, reference);
    if (paid !== 'no') {
      await client.post('/sandbox/payments', { issuance_id: id, amount: usd(paid) });
    }
    await client.pass(seconds);
    const { body } = await client.get(`/stablecoin/issuances/${id}`);
    expect([body['status'], body['failure']?.code ?? null]).toEqual([status, failure]);
    expect(body['waits_for']).toBe(
      reference === 'OLDREPORT' && status === 'approved' ? 'reserve_report' : null,
    );
    expect(await state(client)).toBe(after);
    checkConservation(client);
    coverage.collect(client);
  });

  it.each([
    ['late', 'a', 2, account?.account_name],
    ['payer_mismatch', 'PAYERMISMATCH', 1, 'Another Name Ltd'],
  ])(
    'is named, with the payer, in a payment returned for the reason %s',
    async (reason, reference, payments, account_name) => {
      const client = new TestClient();
      const id = await issue(client, reference);
      const payment = { issuance_id: id, amount: usd('250000.00') };
      for (let times = 0; times < payments; times += 1) {
        await client.post('/sandbox/payments', payment);
      }
      const { body } = await client.get('/returned_payments');
      expect(body['data']).toMatchObject([
        {
          issuance_id: id,
          transaction_id: null,
          reason,
          amount: usd('250000.00'),
          source: { type: 'bank_account', account_name },
        },
      ]);
    },
  );

  it('is refused above the daily cap, which resets on the next day', async () => {
    const client = new TestClient();
    for (let times = 0; times < 10; times += 1) {
      await client.pass(1);
      await client.post('/stablecoin/issuances', newIssuance({ amount: usd('50000000.00') }));
    }
    await client.pass(1);
    const { status, body } = await client.post('/stablecoin/issuances', newIssuance());
    expect([status, body['code'], body['limit'].of]).toEqual([422, 'limit_exceeded', 'issuer']);
    await client.pass(day);
    expect((await client.post('/stablecoin/issuances', newIssuance())).status).toBe(201);
  });

  it.each(['is frozen', 'loses its permission to receive'])(
    'is refused by the checks if its address %s after the request',
    async (cause) => {
      const client = new TestClient();
      const amount = usd('250000.00');
      const [id, other] = [await issue(client, 'a'), await issue(client, 'NODEST')];
      if (cause === 'is frozen') await freeze(client, '1');
      else await client.post('/sandbox/payments', { issuance_id: other, amount });
      await client.pass(1);
      await client.post('/sandbox/payments', { issuance_id: id, amount });
      await client.pass(30);
      expect((await client.get(`/stablecoin/issuances/${id}`)).body).toMatchObject({
        status: 'returned',
        failure: {
          code: 'compliance_refused',
          detail: "The issuer's checks refused the issuance.",
        },
      });
    },
  );

  it('has a payment deadline that includes weekend days', async () => {
    const client = new TestClient();
    // Moves the clock from Wednesday to Friday.
    await client.pass(2 * day);
    const id = await issue(client, 'a');
    const { body } = await client.get(`/stablecoin/issuances/${id}`);
    const { pay_before: payBefore } = body['instructions'] as { pay_before: string };
    expect(new Date(body['created_at'] as string).getUTCDay()).toBe(5);
    expect(Date.parse(payBefore) - Date.parse(body['created_at'] as string)).toBe(3 * day * 1000);
  });
});

it('sends the dollars back if the address lost its permission to receive after the approval', async () => {
  const client = new TestClient();
  const id = await issue(client, 'NODEST');
  await client.post('/sandbox/payments', { issuance_id: id, amount: usd('250000.00') });
  const read = async () => (await client.get(`/stablecoin/issuances/${id}`)).body;
  await client.pass(19);
  expect((await read())['status']).toBe('funded');
  await client.pass(1);
  expect(await read()).toMatchObject({
    status: 'returned',
    failure: { code: 'compliance_refused', detail: 'The address may not receive the stablecoin.' },
  });
  const refused = await client.post('/stablecoin/issuances', newIssuance());
  expect([refused.body['code'], refused.body['errors'][0].field]).toEqual([
    'destination_invalid',
    'address',
  ]);
  await client.pass(client.data.sandbox.seconds.permission);
  expect((await client.post('/stablecoin/issuances', newIssuance())).status).toBe(201);
  checkConservation(client);
});

it('mints nothing, for any issuance, until the next reserve report', async () => {
  const client = new TestClient();
  const ids = [];
  for (const reference of ['OLDREPORT', 'a']) {
    const id = await issue(client, reference);
    ids.push(id);
    await client.post('/sandbox/payments', { issuance_id: id, amount: usd('250000.00') });
    await client.pass(1);
  }
  await client.pass(60);
  for (const id of ids) {
    const { body } = await client.get(`/stablecoin/issuances/${id}`);
    expect([body['status'], body['waits_for']]).toEqual(['approved', 'reserve_report']);
  }
  await client.pass(client.data.sandbox.seconds.reserveReport);
  for (const id of ids) {
    expect((await client.get(`/stablecoin/issuances/${id}`)).body['status']).toBe('minted');
  }
});

it.each(['08:00', '23:00', '00:30'])(
  'after a payment with OLDREPORT at %s, minting is paused until a new report replaces the outdated one',
  async (time) => {
    const client = new TestClient();
    await client.pass((Date.parse(`2025-11-27T${time}:00.000Z`) - client.clock.now()) / 1000);
    const { reportMaxAgeHours } = client.data.stablecoin.reserve;
    const read = async () => {
      const { body } = await client.get('/stablecoin');
      const age = client.clock.now() - Date.parse(String(body['reported_at']));
      return [body['minting'], age > reportMaxAgeHours * 3_600_000, age < 25_000];
    };
    expect(await read()).toEqual(['open', false, false]);
    const id = await issue(client, 'OLDREPORT');
    await client.post('/sandbox/payments', { issuance_id: id, amount: usd('250000.00') });
    await client.pass(25);
    expect(await read()).toEqual(['paused', true, false]);
    await client.pass(client.data.sandbox.seconds.reserveReport);
    expect(await read()).toEqual(['open', false, true]);
  },
);

it.each(['NODEST OLDREPORT', 'OLDREPORT NODEST'])(
  'with the reference %s, waits for a report and is then returned, because the address has lost its permission',
  async (reference) => {
    const client = new TestClient();
    const id = await issue(client, reference);
    await client.post('/sandbox/payments', { issuance_id: id, amount: usd('250000.00') });
    await client.pass(25);
    await client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' });
    const read = async () => (await client.get(`/stablecoin/issuances/${id}`)).body;
    expect(await read()).toMatchObject({ status: 'approved', waits_for: 'reserve_report' });
    await client.pass(client.data.sandbox.seconds.reserveReport);
    expect(await read()).toMatchObject({
      status: 'returned',
      failure: { detail: 'The address may not receive the stablecoin.' },
    });
    await client.pass(day);
    expect(await state(client)).toBe(states.start);
    checkConservation(client);
  },
);

it('sends the dollars back if the address is frozen while the mint waits for a report', async () => {
  const client = new TestClient();
  const id = await issue(client, 'OLDREPORT');
  await client.post('/sandbox/payments', { issuance_id: id, amount: usd('250000.00') });
  await client.pass(25);
  await freeze(client, '1');
  await client.pass(130);
  const { body } = await client.get(`/stablecoin/issuances/${id}`);
  expect([body['status'], body['failure'].code]).toEqual(['returned', 'compliance_refused']);
  expect(await state(client)).toBe(states.start);
  await client.pass(60);
  const { body: returned } = await client.get('/returned_payments');
  expect(returned['data']).toMatchObject([
    { issuance_id: id, status: 'returned', received_at: '2025-11-26T08:00:00.000Z' },
  ]);
  checkConservation(client);
  coverage.collect(client);
});

it('the tests above take every transition of an issuance and send every event', () => {
  expect(coverage.missing(new TestClient(), 'issuance')).toEqual([]);
});

it('the tests above reach every failure except bank_rejected, which belongs to redemptions', () => {
  expect(coverage.missingFailures(failures)).toEqual(['bank_rejected']);
});
