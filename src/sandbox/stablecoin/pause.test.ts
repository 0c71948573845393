import {
  checkConservation,
  checkOpenMoney,
  checkPauses,
} from '../../../tools/sandbox/invariants/ledger';
import { TestClient, type TestBody } from '../../../tools/sandbox/testClient';
import {
  freeze,
  issue,
  newIssuance,
  newRedemption,
  redeem,
} from '../../../tools/sandbox/testIssuer';
import {
  address,
  begin,
  exchangeStep,
  flow,
  payIn,
  payInStep,
  stablecoinIn,
  stablecoinOut,
  transfer,
  usd,
} from '../../../tools/sandbox/testOrders';

const { data } = new TestClient();
const rows = (
  data.stablecoin as unknown as { compliance: { pause: { what: string; effect: string }[] } }
).compliance.pause.map(({ what }) => what);
const { seconds } = data.sandbox;
const finality = data.epochs.finality.seconds;

const pause = (client: TestClient) =>
  client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' });

async function get(client: TestClient, path: string): Promise<TestBody> {
  checkConservation(client);
  checkOpenMoney(client);
  checkPauses(client);
  return (await client.get(path)).body;
}

async function payIssuance(client: TestClient): Promise<string> {
  const id = await issue(client, 'a');
  await client.post('/sandbox/payments', { issuance_id: id, amount: newIssuance().amount });
  return `/stablecoin/issuances/${id}`;
}

async function orderRedemption(client: TestClient, reference = 'a') {
  const id = await redeem(client, { reference });
  const pay = { redemption_id: id, amount: newRedemption().amount };
  return { path: `/stablecoin/redemptions/${id}`, pay };
}

const scenarios: Readonly<Record<string, () => Promise<void>>> = {
  'A transfer to the address of a redemption or a deposit': async () => {
    const { client, customer } = await begin();
    const { path, pay } = await orderRedemption(client);
    const id = await client.create({ customer_id: customer, ...stablecoinIn });
    await pause(client);
    for (const payment of [pay, { transaction_id: id, amount: stablecoinIn.amount }]) {
      const { status, body } = await client.post('/sandbox/payments', payment);
      expect([status, body['detail']]).toEqual([
        400,
        'amount.currency: The transfer failed on the chain. The token is paused; repeat the call after the pause.',
      ]);
    }
    expect((await get(client, path))['status']).toBe('requested');
    expect((await client.transaction(id))['status']).toBe('awaiting_funds');
    await client.pass(data.limits.stablecoinInWaitHours * 3600);
    expect((await client.transaction(id))['status']).toBe('expired');
  },
  'A conversion': async () => {
    const { client, customer } = await begin();
    const out = await client.create({ customer_id: customer, ...stablecoinOut });
    const later = { kind: stablecoinOut.kind, destination: stablecoinOut.destination };
    const steps = flow([payInStep, exchangeStep, later]);
    const composed = await client.create({ customer_id: customer, ...steps });
    await client.pass(5);
    await client.post('/sandbox/payments', { transaction_id: composed, amount: steps.amount });
    await pause(client);
    await client.pass(15);
    const failure = { code: 'stablecoin_unavailable', detail: 'The stablecoin is paused.' };
    expect(await get(client, `/transactions/${out}`)).toMatchObject({ status: 'failed', failure });
    expect(await get(client, `/transactions/${composed}`)).toMatchObject({
      status: 'partially_settled',
      failure: { ...failure, step: 3 },
    });
    for (const order of [stablecoinOut, stablecoinIn, steps]) {
      const { body } = await client.post('/transactions', { customer_id: customer, ...order });
      expect(body['code']).toBe('service_unavailable');
    }
    const fiat = await client.post('/transactions', { customer_id: customer, ...payIn });
    expect(fiat.status).toBe(201);
    await client.pass(seconds.pause);
    await client.create({ customer_id: customer, ...stablecoinOut });
  },
  'An issuance that is approved': async () => {
    for (const wait of [seconds.issuer - 1, seconds.issuer + 5]) {
      const client = new TestClient();
      const path = await payIssuance(client);
      await client.pass(wait);
      await pause(client);
      await client.pass(seconds.issuer + finality);
      expect(await get(client, path)).toMatchObject({
        status: 'approved',
        waits_for: 'end_of_pause',
        ledger: null,
      });
      await client.pass(seconds.pause - seconds.issuer - finality + 1);
      expect(await get(client, path)).toMatchObject({ status: 'approved', waits_for: null });
      await client.pass(finality);
      expect(await get(client, path)).toMatchObject({ status: 'minted', waits_for: null });
    }
  },
  'A redemption that is queued or paying': async () => {
    for (const [reference, during, after] of [
      ['a', 'paid', 'paid'],
      ['BANKREJECT', 'held', 'returned'],
    ] as const) {
      const client = new TestClient();
      const { path, pay } = await orderRedemption(client, reference);
      await client.post('/sandbox/payments', pay);
      await pause(client);
      await client.pass(seconds.bank + 1);
      expect(await get(client, path)).toMatchObject({
        status: during,
        waits_for: during === 'held' ? 'end_of_pause' : null,
      });
      await client.pass(seconds.pause + finality);
      expect(await get(client, path)).toMatchObject({ status: after, waits_for: null });
    }
  },
  'A return of stablecoins': async () => {
    const client = new TestClient();
    const customer_id = await client.addCustomer('C-1');
    const id = await client.create({ customer_id, ...stablecoinIn });
    await client.post('/sandbox/payments', { transaction_id: id, amount: stablecoinIn.amount });
    await pause(client);
    await client.pass(2 * finality + 1);
    const path = '/returned_payments';
    expect((await get(client, path))['data']).toMatchObject([
      {
        transaction_id: id,
        status: 'returning',
        reason: 'stablecoin_unavailable',
        waits_for: 'end_of_pause',
      },
    ]);
    await client.pass(seconds.pause);
    expect((await get(client, path))['data']).toMatchObject([
      { status: 'returned', waits_for: null },
    ]);
  },
  'An order to freeze or seize': async () => {
    const client = new TestClient();
    await pause(client);
    const path = `/freezes/${await freeze(client, 'SEIZE')}`;
    await client.pass(seconds.order + finality);
    expect((await get(client, path))['status']).toBe('active');
    await client.pass(seconds.pause);
    expect((await get(client, path))['status']).toBe('seized');
  },
  'Balances, bank payments and payments from other institutions': async () => {
    const { client, customer, other } = await begin();
    await pause(client);
    const id = await client.create({ customer_id: customer, ...transfer(other) });
    const payment = { customer_id: other, amount: usd('10.00') };
    const { body } = await client.post('/sandbox/incoming_payments', payment);
    expect(body['status']).toBe('credited');
    await client.fund(other, '10.00', 'EUR');
    expect((await client.transaction(id))['status']).toBe('settled');
  },
};

describe('a pause of the stablecoin', () => {
  it.each(Object.entries(scenarios))('does what stablecoin.yaml says: %s', async (_what, run) => {
    await run();
  });

  it('has scenarios for exactly the rows in stablecoin.yaml, in the same order', () => {
    expect(Object.keys(scenarios)).toEqual(rows);
  });

  it('appears in getStablecoin, getNetwork and events, and ends by itself', async () => {
    const client = new TestClient();
    const shown = async () => {
      const { body } = await client.get('/stablecoin');
      const { body: network } = await client.get('/network?kind=' + stablecoinIn.kind);
      return [body['minting'], body['transfers'], network['flows'][0].status];
    };
    const open = ['open', 'open', 'operational'];
    expect(await shown()).toEqual(open);
    await pause(client);
    expect(await shown()).toEqual(['paused', 'paused', 'unavailable']);
    await client.pass(seconds.pause - 1);
    await pause(client);
    await client.pass(seconds.pause - 1);
    expect((await shown())[1]).toBe('paused');
    await client.pass(2);
    expect(await shown()).toEqual(open);
    const events = client.sandbox.world.events.map(({ type, data: { status } }) => [type, status]);
    expect(events).toEqual([
      ['network.status_changed', 'unavailable'],
      ['network.status_changed', 'unavailable'],
      ['network.status_changed', 'degraded'],
      ...Array<string[]>(3).fill(['network.status_changed', 'operational']),
    ]);
  });
});

it('returns an issuance whose address is frozen after the mint was sent', async () => {
  const client = new TestClient();
  const path = await payIssuance(client);
  await client.pass(seconds.issuer + 5);
  await freeze(client, '1');
  await client.pass(finality);
  expect(await get(client, path)).toMatchObject({
    status: 'returned',
    failure: { code: 'compliance_refused' },
  });
});

it('a freeze does not expire while its seizure waits for the end of a pause', async () => {
  const client = new TestClient();
  await pause(client);
  const expires_at = new Date(client.clock.now() + (seconds.pause - 1) * 1000).toISOString();
  const target = { type: 'address', address, currency: data.stablecoin.symbol };
  const order = { target, order_number: 'SEIZE', expires_at };
  const { body } = await client.post('/sandbox/freezes', order);
  const path = `/freezes/${String(body['id'])}`;
  await client.pass(seconds.pause);
  expect((await get(client, path))['status']).toBe('active');
  await client.pass(finality);
  expect((await get(client, path))['status']).toBe('seized');
});

it('an address whose stablecoins are frozen still receives settlement tokens', async () => {
  const { client, customer } = await begin();
  await freeze(client, '1');
  const kind = `${client.network}_to_${client.network}`;
  const id = await client.create({ customer_id: customer, ...stablecoinOut, kind });
  await client.pass(20);
  expect((await client.transaction(id))['status']).toBe('settled');
});
