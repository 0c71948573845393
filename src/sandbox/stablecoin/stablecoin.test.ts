import { checkConservation } from '../../../tools/sandbox/invariants';
import { Coverage } from '../../../tools/sandbox/coverage';
import { TestClient } from '../../../tools/sandbox/testClient';

const { data } = new TestClient();
const coverage = new Coverage();
const usd = (value: string) => ({ value, currency: 'USD' });
const usdx = (value: string) => ({ value, currency: data.stablecoin.symbol });
const [account] = data.sandbox.stablecoin.accounts;
const address = 'FyuLUyPrd5R9pf1cFWoydjAKKJWibtDdVnwf7GTbKoFE';
const day = 86_400;

const newIssuance = (more: object = {}) => ({ amount: usd('250000.00'), address, ...more });
const newRedemption = (more: object = {}) => ({
  amount: usdx('250000.000000'),
  bank_account_id: account?.id,
  ...more,
});

async function issue(client: TestClient, reference: string): Promise<string> {
  const { body } = await client.post('/stablecoin/issuances', newIssuance({ reference }));
  return String(body['id']);
}

async function redeem(client: TestClient, more: object): Promise<string> {
  const { body } = await client.post('/stablecoin/redemptions', newRedemption(more));
  return String(body['id']);
}

/** Returns supply, reserve and their ratio. */
async function state(client: TestClient): Promise<string> {
  const { body } = await client.get('/stablecoin');
  return `${body['supply'].value} ${body['reserve'].value} ${body['ratio_percent']}`;
}

const before = '412500000.000000 414562500.00 100.50';
const issued = '412750000.000000 414812500.00 100.49';
const redeemed = '412250000.000000 414312500.00 100.50';

describe('an issuance', () => {
  it.each([
    ['a', '250000.00', 10, 'funded', null, before],
    ['a', '250000.00', 25, 'approved', null, before],
    ['a', '250000.00', 60, 'minted', null, issued],
    ['OLDREPORT', '250000.00', 60, 'approved', null, before],
    ['OLDREPORT', '250000.00', 200, 'minted', null, issued],
    ['REFUSE', '250000.00', 30, 'returned', 'compliance_refused', before],
    ['PAYERMISMATCH', '250000.00', 5, 'returned', 'payer_mismatch', before],
    ['a', '250000.01', 5, 'returned', 'amount_mismatch', before],
    ['a', 'no', 3 * day, 'expired', null, before],
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
    'is named in the return with the reason %s, which shows the payer',
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

  it('is returned if its address is frozen after the request', async () => {
    const client = new TestClient();
    const id = await issue(client, 'a');
    const { body } = await client.get(`/stablecoin/issuances/${id}`);
    await client.post('/sandbox/freezes', {
      target: { type: 'address', address: body['address'] as string, currency: 'USDX' },
      ground: 'court_order',
      order_number: '1',
    });
    await client.post('/sandbox/payments', { issuance_id: id, amount: usd('250000.00') });
    await client.pass(30);
    const { status, failure } = (await client.get(`/stablecoin/issuances/${id}`)).body;
    expect([status, failure.code]).toEqual(['returned', 'compliance_refused']);
  });
});

/** Freezes an address; by default, the one that the tests issue to. */
async function freeze(client: TestClient, order: string, at = address): Promise<void> {
  const target = { type: 'address', address: at, currency: data.stablecoin.symbol };
  await client.post('/sandbox/freezes', { target, order_number: order });
}

it('sends the dollars back if the address is frozen while the mint waits for a report', async () => {
  const client = new TestClient();
  const id = await issue(client, 'OLDREPORT');
  await client.post('/sandbox/payments', { issuance_id: id, amount: usd('250000.00') });
  await client.pass(25);
  await freeze(client, '1');
  await client.pass(130);
  const { body } = await client.get(`/stablecoin/issuances/${id}`);
  expect([body['status'], body['failure'].code]).toEqual(['returned', 'compliance_refused']);
  expect(await state(client)).toBe(before);
  await client.pass(60);
  const { body: returned } = await client.get('/returned_payments');
  expect(returned['data']).toMatchObject([
    { issuance_id: id, status: 'returned', received_at: '2025-11-26T08:00:00.000Z' },
  ]);
  checkConservation(client);
  coverage.collect(client);
});

describe('a redemption that the bank refuses', () => {
  const { holderAddress } = data.sandbox.stablecoin;
  const begin = async (): Promise<[TestClient, string]> => {
    const client = new TestClient();
    const id = await redeem(client, { reference: 'BANKREJECT' });
    await client.post('/sandbox/payments', { redemption_id: id, amount: usdx('250000.000000') });
    return [client, id];
  };
  const status = async (client: TestClient, id: string) =>
    (await client.get(`/stablecoin/redemptions/${id}`)).body['status'];

  it.each(['RELEASE', 'SEIZE'])(
    'waits for the end of a freeze of the address it came from (%s)',
    async (order) => {
      const [client, id] = await begin();
      await freeze(client, order, holderAddress);
      await client.pass(40);
      expect([await status(client, id), await state(client)]).toEqual(['held', redeemed]);
      checkConservation(client);
      // The freeze has ended, but the mint is not final yet.
      await client.pass(25);
      expect(await status(client, id)).toBe('held');
      await client.pass(10);
      expect([await status(client, id), await state(client)]).toEqual(['returned', before]);
      const { body } = await client.get(`/stablecoin/redemptions/${id}`);
      expect(body['source']).toEqual({ type: 'network_address', address: holderAddress });
      checkConservation(client);
      coverage.collect(client);
    },
  );

  it('waits for the last freeze of the address', async () => {
    const [client, id] = await begin();
    await freeze(client, 'RELEASE', holderAddress);
    await client.pass(50);
    await freeze(client, 'RELEASE', holderAddress);
    await client.pass(40);
    const { body } = await client.get(`/stablecoin/redemptions/${id}`);
    expect([body['status'], body['waits_for']]).toEqual(['held', 'end_of_freeze']);
    await client.pass(35);
    expect(await status(client, id)).toBe('returned');
  });
});

describe('a redemption', () => {
  it('does not take stablecoins from a frozen address', async () => {
    const client = new TestClient();
    await freeze(client, '1');
    const id = await redeem(client, {});
    const { body } = await client.post('/sandbox/payments', {
      redemption_id: id,
      amount: usdx('250000.000000'),
      source: { type: 'network_address', address },
    });
    expect(body['errors'][0].field).toBe('source.address');
    const { status } = (await client.get(`/stablecoin/redemptions/${id}`)).body;
    expect(status).toBe('requested');
  });

  it.each([
    [{}, '250000.000000', 5, 'paying', null, redeemed],
    [{}, '250000.000000', 40, 'paid', null, redeemed],
    [{ reference: 'BANKREJECT' }, '250000.000000', 40, 'returned', 'bank_rejected', before],
    [{ reference: 'CAPUSED' }, '250000.000000', 40, 'queued', null, redeemed],
    [{ reference: 'CAPUSED' }, '250000.000000', day, 'paid', null, redeemed],
    [{}, '250000.000001', 5, 'requested', null, before],
    [{}, 'no', 3 * day, 'expired', null, before],
  ])('with %j and %s stablecoins sent, after %s seconds, is %s', async (...row) => {
    const [more, sent, seconds, status, failure, after] = row;
    const client = new TestClient();
    const id = await redeem(client, more);
    if (sent !== 'no') {
      await client.post('/sandbox/payments', { redemption_id: id, amount: usdx(sent) });
    }
    await client.pass(seconds);
    const { body } = await client.get(`/stablecoin/redemptions/${id}`);
    expect([body['status'], body['failure']?.code ?? null]).toEqual([status, failure]);
    expect(body['queue_position']).toBe(status === 'queued' ? 1 : null);
    expect(await state(client)).toBe(after);
    checkConservation(client);
    coverage.collect(client);
  });

  it('is paid from the queue on the next day', async () => {
    const client = new TestClient();
    const ids: string[] = [];
    for (let times = 0; times < 7; times += 1) {
      const amount = usdx('50000000.000000');
      ids.push(await redeem(client, { amount, ...(times === 0 && { reference: 'CAPUSED' }) }));
      await client.post('/sandbox/payments', { redemption_id: ids.at(-1), amount });
      await client.pass(1);
    }
    const { body } = await client.get('/stablecoin/redemptions?status=queued');
    expect(body['data']).toMatchObject([{ id: ids[0], queue_position: 1 }]);
    await client.pass(day);
    const { body: paid } = await client.get('/stablecoin/redemptions?status=paid');
    expect(paid['data']).toHaveLength(7);
  });
});

it.each(['issuance', 'redemption'] as const)(
  'the tests above take every transition of the machine %s and send every event',
  (machine) => {
    expect(coverage.missing(new TestClient(), machine)).toEqual([]);
  },
);

it('the tests above reach every failure of the issuer', () => {
  const { failures } = (data as unknown as { stablecoin: { failures: { code: string }[] } })
    .stablecoin;
  expect(coverage.missingFailures(failures.map(({ code }) => code))).toEqual([]);
});
