import { Coverage } from '../../../tools/sandbox/coverage';
import { checkConservation, checkOpenMoney } from '../../../tools/sandbox/invariants/ledger';
import { TestClient } from '../../../tools/sandbox/testClient';
import {
  day,
  freeze,
  redeem,
  redeemFromClosed,
  state,
  states,
} from '../../../tools/sandbox/testIssuer';
import { address, stablecoinIn, usdx } from '../../../tools/sandbox/testOrders';

const { data } = new TestClient();
const coverage = new Coverage();

/** Moves stablecoins between two accounts without an owner. */
function moveStablecoins(client: TestClient, from: string, to: string, units: bigint): void {
  const { ledger, time } = client.sandbox.world;
  const [debit, credit] = [from, to].map((account) => ({ account, owner: '' }));
  if (debit === undefined || credit === undefined) return;
  const entry = { debit, credit, currency: data.stablecoin.symbol, units };
  ledger.post({ time, transactionId: '', movement: 'test', entries: [entry] });
}

const balanceOf = ({ sandbox }: TestClient, account: string) =>
  sandbox.world.ledger.balance({ account, owner: '' }, data.stablecoin.symbol);

it('a payment that exceeds the stablecoins of all holders changes nothing', async () => {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  const redemption = await redeem(client, {});
  const order = { kind: stablecoinIn.kind, customer_id: customer, amount: usdx('10.000000') };
  const transaction = await client.create(order);
  moveStablecoins(client, 'holders', 'stock', balanceOf(client, 'holders') - 1n);
  for (const [name, id, value, path] of [
    ['redemption_id', redemption, '250000.000000', `/stablecoin/redemptions/${redemption}`],
    ['transaction_id', transaction, '10.000000', `/transactions/${transaction}`],
  ] as const) {
    const before = (await client.get(path)).text;
    const payment = {
      [name]: id,
      amount: usdx(value),
      source: { type: 'network_address', address },
    };
    expect((await client.post('/sandbox/payments', payment)).body['errors']).toEqual([
      {
        field: 'amount.value',
        message: `Must be at most ${usdx('0.000001').value} ${data.stablecoin.symbol}, the total of all holders`,
      },
    ]);
    expect((await client.get(path)).text).toBe(before);
  }
});

it('the reserve ratio is 100 per cent while there are no stablecoins', async () => {
  const client = new TestClient();
  for (const account of ['holders', 'stock']) {
    moveStablecoins(client, account, 'mint', balanceOf(client, account));
  }
  expect((await client.get('/stablecoin')).body).toMatchObject({
    supply: usdx('0.000000'),
    ratio_percent: '100.00',
  });
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

  it('mints its stablecoins again at the address that the seizure order names if the seizure came before the bank answered', async () => {
    const client = new TestClient();
    // The redemption has to queue, so that the seizure is carried out before the bank answers.
    const id = await redeem(client, { reference: 'BANKREJECT' });
    const first = await redeem(client, { reference: 'CAPUSED' });
    const amount = usdx('250000.000000');
    for (const redemption_id of [first, id]) {
      await client.post('/sandbox/payments', { redemption_id, amount });
    }
    expect(await status(client, id)).toBe('queued');
    await freeze(client, 'SEIZE', holderAddress);
    await client.pass(2 * day);
    const { body } = await client.get(`/stablecoin/redemptions/${id}`);
    const { seizureAddress } = data.sandbox.stablecoin;
    expect([body['status'], body['returned_to']?.address]).toEqual(['returned', seizureAddress]);
  });

  it.each([
    ['until the institution names another account', 'BANKREJECT NEWACCOUNT', 'none', 'paid'],
    ['as long as the institution names no other account', 'BANKREJECT', 'none', 'held'],
    ['until the stablecoins are seized', 'BANKREJECT NEWACCOUNT', 'SEIZE', 'returned'],
    ['until a seizure, if no other account is named', 'BANKREJECT', 'SEIZE', 'returned'],
  ])('is held if the customer at its address is closed, %s', async (...row) => {
    const [, reference, order, end] = row;
    const client = new TestClient();
    const { id, source } = await redeemFromClosed(client, reference);
    const read = async () => (await client.get(`/stablecoin/redemptions/${id}`)).body;
    await client.pass(data.sandbox.seconds.bank);
    expect(await read()).toMatchObject({ status: 'held', waits_for: 'bank_account' });
    checkOpenMoney(client);
    if (order !== 'none') {
      await freeze(client, order, source);
      expect(await read()).toMatchObject({ status: 'held', waits_for: 'end_of_freeze' });
    }
    await client.pass(120);
    const { seizureAddress } = data.sandbox.stablecoin;
    const [first, second] = data.sandbox.stablecoin.accounts;
    const after = await read();
    expect(after).toMatchObject({
      status: end,
      bank_account_id: end === 'paid' ? second?.id : first?.id,
      failure: end === 'paid' ? null : { code: 'bank_rejected', bank_reason: 'AC04' },
      returned_to: end === 'returned' ? { address: seizureAddress } : null,
      return_ledger: end === 'returned' ? { booked_at: after['returned_at'] } : null,
    });
    expect(after['returned_at'] === null).toBe(end !== 'returned');
    checkConservation(client);
    checkOpenMoney(client);
    coverage.collect(client);
  });

  it.each(['RELEASE', 'SEIZE'])(
    'waits for the end of a freeze of the address that the stablecoins came from (%s)',
    async (order) => {
      const [client, id] = await begin();
      await freeze(client, order, holderAddress);
      await client.pass(40);
      expect([await status(client, id), await state(client)]).toEqual(['held', states.redeemed]);
      checkConservation(client);
      // The freeze has ended, but the mint is not final yet.
      await client.pass(25);
      expect(await status(client, id)).toBe('held');
      await client.pass(10);
      expect([await status(client, id), await state(client)]).toEqual(['returned', states.start]);
      const { body } = await client.get(`/stablecoin/redemptions/${id}`);
      expect(body['source']).toEqual({ type: 'network_address', address: holderAddress });
      const { seizureAddress } = data.sandbox.stablecoin;
      expect(body['returned_to'].address).toBe(order === 'SEIZE' ? seizureAddress : holderAddress);
      checkConservation(client);
      coverage.collect(client);
    },
  );

  it('waits until the address may receive stablecoins again', async () => {
    const client = new TestClient();
    const id = await redeem(client, { reference: 'BANKREJECT NODEST' });
    const amount = usdx('250000.000000');
    await client.post('/sandbox/payments', { redemption_id: id, amount });
    const { permission, bank } = client.data.sandbox.seconds;
    await client.pass(bank);
    const read = async () => (await client.get(`/stablecoin/redemptions/${id}`)).body;
    expect(await read()).toMatchObject({ status: 'held', waits_for: 'end_of_suspension' });
    // The address can still send stablecoins, although it may not receive them.
    const other = await redeem(client, {});
    await client.post('/sandbox/payments', { redemption_id: other, amount });
    expect(await status(client, other)).toBe('paying');
    await client.pass(permission - bank + client.data.epochs.finality.seconds - 1);
    expect(await read()).toMatchObject({ status: 'held', waits_for: null });
    await client.pass(1);
    expect(await status(client, id)).toBe('returned');
    checkConservation(client);
  });

  it('waits for the end of the last freeze of the address', async () => {
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
    expect(body['detail']).toBe(
      'source.address: The transfer failed on the chain. The address that pays is frozen.',
    );
    const { status } = (await client.get(`/stablecoin/redemptions/${id}`)).body;
    expect(status).toBe('requested');
  });

  it.each([
    [{}, '250000.000000', 5, 'paying', null, states.redeemed],
    [{}, '250000.000000', 40, 'paid', null, states.redeemed],
    [{ reference: 'BANKREJECT' }, '250000.000000', 40, 'returned', 'bank_rejected', states.start],
    [{ reference: 'CAPUSED' }, '250000.000000', 40, 'queued', null, states.redeemed],
    // The next day is a Fedwire holiday.
    [{ reference: 'CAPUSED' }, '250000.000000', day, 'queued', null, states.redeemed],
    [{ reference: 'CAPUSED' }, '250000.000000', 2 * day, 'paid', null, states.redeemed],
    [{}, '250000.000001', 5, 'requested', null, states.start],
    [{}, 'no', 3 * day, 'expired', null, states.start],
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

  it('is queued behind those already waiting, and paid on the next business day', async () => {
    const client = new TestClient();
    const ids: string[] = [];
    for (let times = 0; times < 7; times += 1) {
      const amount = usdx('50000000.000000');
      ids.push(await redeem(client, { amount, ...(times === 0 && { reference: 'CAPUSED' }) }));
      await client.post('/sandbox/payments', { redemption_id: ids.at(-1), amount });
      await client.pass(1);
    }
    const { body } = await client.get('/stablecoin/redemptions?status=queued');
    const queued = ids.map((id, index) => ({ id, queue_position: index + 1 }));
    expect(body['data']).toMatchObject(queued.reverse());
    await client.pass(2 * day);
    const { body: paid } = await client.get('/stablecoin/redemptions?status=paid');
    expect(paid['data']).toHaveLength(7);
  });
});

it('the tests above take every transition of a redemption and send every event', () => {
  expect(coverage.missing(new TestClient(), 'redemption')).toEqual([]);
});

it('the tests above reach the failure of a redemption', () => {
  expect(coverage.missingFailures(['bank_rejected'])).toEqual([]);
});
