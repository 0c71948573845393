import { Coverage } from '../../../tools/sandbox/coverage';
import { checkConservation, checkOpenMoney } from '../../../tools/sandbox/invariants/ledger';
import { TestClient } from '../../../tools/sandbox/testClient';
import {
  depositFromClosed,
  eur,
  payIn,
  singleReturn,
  stablecoinIn,
} from '../../../tools/sandbox/testOrders';

const coverage = new Coverage();
const { data } = new TestClient();
const seen = new Set<string>();

interface Case {
  readonly client: TestClient;
  readonly customer: string;
}

const close = ({ client, customer }: Case) => client.setStatus(customer, 'closed');

/** The order, its reference, what happens before money arrives, the amount, and the reason. */
const cases: readonly [object, string, ((testCase: Case) => Promise<unknown>) | undefined, object, string][] = [
  [payIn, 'PAYERMISMATCH', undefined, payIn.amount, 'payer_mismatch'],
  [payIn, 'a', undefined, eur('9000000.00'), 'limit_exceeded'],
  [payIn, 'a', undefined, eur('0.10'), 'below_minimum'],
  [payIn, 'a', close, payIn.amount, 'customer_not_active'],
  [payIn, 'a', ({ client }) => client.pass(8 * 86_400), payIn.amount, 'late'],
  // Delivered before pay_before, but after the cut-off time.
  [payIn, 'CUTOFF', ({ client }) => client.pass(7 * 86_400 - 60), payIn.amount, 'late'],
  [payIn, 'REFUSE', undefined, payIn.amount, 'compliance_refused'],
  [payIn, 'NODEST', undefined, payIn.amount, 'destination_refused'],
  [stablecoinIn, 'NOSTABLE', undefined, stablecoinIn.amount, 'stablecoin_unavailable'],
]; // prettier-ignore

const period = 'from=2025-11-26T00:00:00.000Z&to=2025-11-27T00:00:00.000Z';

describe('money that cannot be credited', () => {
  it.each(cases.map((row) => [row[4], ...row] as const))(
    'is sent back with the reason %s',
    async (_reason, order, reference, before, amount, reason) => {
      const client = new TestClient();
      const customer = await client.addCustomer('C-1');
      const id = await client.create({ customer_id: customer, reference, ...order });
      await before?.({ client, customer });
      await client.post('/sandbox/payments', { transaction_id: id, amount });
      await client.pass(160);
      const returned = await singleReturn(client);
      seen.add(reason);
      expect(returned).toMatchObject({
        transaction_id: id,
        customer_id: customer,
        status: 'returned',
        amount,
        reason,
      });
      expect(returned['returned_at']).not.toBeNull();
      const { source } = await client.transaction(id);
      if (!['late', 'below_minimum'].includes(reason)) expect(returned['source']).toEqual(source);
      expect(returned['source']).toMatchObject(
        order === payIn
          ? {
              account_name:
                reason === 'payer_mismatch' ? 'Another Name Ltd' : 'Example Imports GmbH',
            }
          : { type: 'network_address', address: data.sandbox.stablecoin.holderAddress },
      );
      coverage.collect(client);
    },
  );

  it.each([
    ['K3GB-XXXX', 60, 'returned', 'DE25888888880000067890'],
    ['NORETURN', 60, 'unclaimed', undefined],
    ['NORETURN NEWACCOUNT', 100, 'returned', 'DE76888888880000024680'],
    ['NORETURN', 31 * 86_400, 'handed_over', undefined],
  ])('with the unknown reference %s, after %s seconds, is %s', async (...row) => {
    const [reference, seconds, status, iban] = row;
    const client = new TestClient();
    await client.post('/sandbox/payments', { reference, amount: eur('800.00') });
    const { id, status: first } = await singleReturn(client);
    expect(first).toBe('returning');
    await client.pass(seconds);
    const { body } = await client.get(`/returned_payments/${String(id)}`);
    const isOpen = status === 'unclaimed';
    expect([body['returned_to']?.iban, body['returned_at'] === null]).toEqual([iban, isOpen]);
    const { body: report } = await client.get(`/reports/returns?${period}`);
    const { returned_at } = body;
    expect(report['data']).toMatchObject([{ returned_payment_id: id, status, returned_at }]);
    checkConservation(client);
    expect(body).toMatchObject({
      status,
      transaction_id: null,
      reason: 'unknown_reference',
      ledger: null,
      source: { account_name: 'Another Name Ltd', iban: 'DE25888888880000067890' },
    });
    seen.add('unknown_reference');
    coverage.collect(client);
  });

  it.each([
    ['a release', 'RELEASE'],
    ['a seizure', 'SEIZE'],
  ])(
    'waits while the address that its stablecoins go back to is frozen, until %s',
    async (_end, order_number) => {
      const client = new TestClient();
      const customer = await client.addCustomer('C-1');
      const source = { type: 'network_address', address: data.sandbox.originator.account };
      const order = { ...stablecoinIn, customer_id: customer, source };
      const id = await client.create({ ...order, reference: 'REFUSE' });
      await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
      const target = { ...source, type: 'address', currency: data.stablecoin.symbol };
      await client.pass(50);
      await client.post('/sandbox/freezes', { target, order_number });
      await client.pass(40);
      expect(await singleReturn(client)).toMatchObject({ status: 'returning', transaction_id: id });
      await client.pass(40);
      const ended = await singleReturn(client);
      const { address, seizureAddress } = { ...source, ...data.sandbox.stablecoin };
      expect([ended['status'], ended['returned_to'].address]).toEqual([
        'returned',
        order_number === 'SEIZE' ? seizureAddress : address,
      ]);
      coverage.collect(client);
    },
  );

  it('arrives only on the business day after the cut-off, and is sent back as late if its transaction was deleted in the meantime', async () => {
    const client = new TestClient();
    const customer_id = await client.addCustomer('C-1');
    const { ledger } = client.sandbox.world;
    const outside = () => ledger.balance({ account: 'outside', owner: '' }, 'EUR');
    const before = outside();
    const id = await client.create({ ...payIn, customer_id, reference: 'CUTOFF' });
    await client.post('/sandbox/payments', { transaction_id: id, amount: payIn.amount });
    await client.pass(data.sandbox.seconds.cutOff - 1);
    expect([(await client.transaction(id))['status'], outside()]).toEqual([
      'awaiting_funds',
      before,
    ]);
    expect((await client.send('DELETE', `/transactions/${id}`)).status).toBe(200);
    await client.pass(2);
    expect(await singleReturn(client)).toMatchObject({ status: 'returning', reason: 'late' });
    expect(outside()).toBeLessThan(before);
  });

  it.each([
    ['the payer names no address', 'a', 31 * 86_400, 'handed_over', null],
    ['the payer names another address', 'NEWACCOUNT', 60, 'returned', 'newAddress'],
  ] as const)(
    'is unclaimed if its stablecoins came from a closed customer, until %s',
    async (_end, reference, seconds, status, target) => {
      const client = new TestClient();
      const address = await depositFromClosed(client, reference);
      await client.pass(data.epochs.finality.seconds);
      const unclaimed = await singleReturn(client);
      expect(unclaimed).toMatchObject({ status: 'unclaimed', waits_for: null, ledger: null });
      expect(unclaimed['source'].address).toBe(address);
      checkOpenMoney(client);
      await client.pass(seconds);
      const ended = await singleReturn(client);
      expect([ended['status'], ended['returned_to']?.address ?? null]).toEqual([
        status,
        target === null ? null : data.sandbox.stablecoin[target],
      ]);
      expect(ended['ledger'].booked_at).toBe(ended['returned_at']);
      checkOpenMoney(client);
      checkConservation(client);
      coverage.collect(client);
    },
  );

  it('is in the returns report of the day on which it arrived, even after a review of several days', async () => {
    const client = new TestClient();
    const customer = await client.addCustomer('C-1');
    const order = { ...payIn, customer_id: customer };
    const id = await client.create({ ...order, reference: 'NODECISION' });
    await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
    const later = await client.create({ ...order, reference: 'PAYERMISMATCH' });
    await client.pass(60);
    await client.post('/sandbox/payments', { transaction_id: later, amount: order.amount });
    await client.pass(6 * 86_400);
    const { body } = await client.get(`/reports/returns?${period}`);
    expect(body['data']).toMatchObject([
      { transaction_id: id, received_at: '2025-11-26T08:00:10.000Z' },
      { transaction_id: later, received_at: '2025-11-26T08:01:10.000Z' },
    ]);
  });

  it('is in the returns report and its export, but not in the transactions report', async () => {
    const client = new TestClient();
    await client.post('/sandbox/payments', { reference: 'X', amount: eur('800.00') });
    await client.pass(60);
    const { body } = await client.get(`/reports/returns?${period}&reason=unknown_reference`);
    expect(body['data']).toMatchObject([{ amount: '800.00', status: 'returned', reference: 'X' }]);
    await client.pass(1);
    const { body: movements } = await client.get(`/reports/transactions?${period}`);
    expect(movements['data']).toEqual([]);
    await client.pass(1);
    const { body: order } = await client.post('/reports/exports', {
      kind: 'returns',
      from: '2025-11-26T00:00:00.000Z',
      to: '2025-11-27T00:00:00.000Z',
    });
    await client.pass(30);
    const { text } = await client.get(`/reports/exports/${String(order['id'])}/file`);
    expect(text.split('\r\n')).toHaveLength(3);
  });
});

it('the tests above take every transition of a returned payment and send every event', () => {
  expect(coverage.missing(new TestClient(), 'returned_payment')).toEqual([]);
});

it('the tests above reach every reason except amount_mismatch, which belongs to issuances', () => {
  const { transactions } = data as unknown as {
    transactions: { returned: { reasons: { reason: string }[] } };
  };
  const reasons = transactions.returned.reasons.map(({ reason }) => reason);
  expect(reasons.filter((reason) => !seen.has(reason))).toEqual(['amount_mismatch']);
});
