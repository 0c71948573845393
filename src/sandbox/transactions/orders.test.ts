import { TestClient } from '../../../tools/sandbox/testClient';
import {
  begin,
  eur,
  exchangeStep,
  flow,
  payInStep,
  payout,
  payoutStep,
  stablecoinOut,
  type Case,
} from '../../../tools/sandbox/testOrders';

const { data } = new TestClient();
const toPounds = { kind: 'currency_exchange', buy_currency: 'GBP' };
const toProgram = { type: 'network_address', address: data.compliance.guard.programs[0]?.id };
const withoutAmount = ({ kind, destination }: typeof stablecoinOut) => ({ kind, destination });
const tomorrow = '2025-11-27T08:00:00.000Z';
const toOther = ({ other }: Case) => ({ destination: { type: 'customer', customer_id: other } });

it.each<[string, string, string, (testCase: Case) => object]>([
  [
    'a time for a flow that awaits money',
    'invalid_request',
    'execute_at',
    () => ({ ...flow([payInStep, exchangeStep]), execute_at: tomorrow }),
  ],
  [
    'a time more than 30 days ahead',
    'invalid_request',
    'execute_at',
    () => ({ ...payout, execute_at: '2025-12-27T09:00:00.000Z' }),
  ],
  [
    'a step without a field that it needs',
    'invalid_request',
    'steps.1.destination',
    () => flow([exchangeStep, { kind: payoutStep.kind }]),
  ],
  [
    'a step with a field of other kinds',
    'invalid_request',
    'steps.0.destination',
    (testCase) => flow([{ ...exchangeStep, ...toOther(testCase) }, payoutStep]),
  ],
  [
    'a payout to a customer',
    'invalid_request',
    'steps.1.destination.type',
    (testCase) => flow([exchangeStep, { ...payoutStep, ...toOther(testCase) }]),
  ],
  [
    'a minimum rate of 0',
    'invalid_request',
    'steps.0.minimum_rate',
    () => flow([{ ...exchangeStep, minimum_rate: '0.00' }, payoutStep]),
  ],
  [
    'more stablecoins than one transaction may have',
    'amount_invalid',
    'amount.value',
    () => ({ ...stablecoinOut, amount: { value: '2000000.01', currency: 'USD' } }),
  ],
  [
    'more stablecoins at the end of a flow than one transaction may have',
    'amount_invalid',
    'steps.1',
    () => flow([exchangeStep, withoutAmount(stablecoinOut)], eur('1900000.00')),
  ],
  [
    'stablecoins for a program',
    'destination_invalid',
    'destination.address',
    () => ({ ...stablecoinOut, destination: toProgram }),
  ],
  [
    'a third exchange',
    'flow_invalid',
    'steps.2',
    () => flow([exchangeStep, toPounds, exchangeStep]),
  ],
])('refuses %s: %s at %s', async (_name, code, field, orderFor) => {
  const testCase = await begin();
  const order = { customer_id: testCase.customer, ...orderFor(testCase) };
  const { body } = await testCase.client.post('/transactions', order);
  expect([body['code'], body['errors']?.[0].field]).toEqual([code, field]);
});

it('a time exactly 30 days ahead is accepted', async () => {
  const { client, customer } = await begin();
  const execute_at = new Date(client.clock.now() + data.limits.executeAtDays * 86_400_000);
  const { status } = await client.post('/transactions', {
    customer_id: customer,
    ...payout,
    execute_at: execute_at.toISOString(),
  });
  expect(status).toBe(201);
});

it('a flow with as many exchanges as allowed, each through the pivot, fits into one transaction', async () => {
  const { exchangesPerFlow, ...others } = data.fx.limits;
  expect(others).toEqual({ exchangesPerTransaction: 2 * exchangesPerFlow });
  const testCase = await begin();
  const francs = { kind: 'currency_exchange', buy_currency: 'CHF' };
  const create = (...steps: object[]) =>
    testCase.client.post('/transactions', { customer_id: testCase.customer, ...flow(steps) });
  expect((await create(toPounds, francs)).status).toBe(201);
  const { body } = await create(toPounds, francs, exchangeStep);
  expect([body['code'], body['errors'][0].field]).toEqual(['flow_invalid', 'steps.2']);
});

it('the quote of another customer is not found', async () => {
  const { client, customer, other } = await begin();
  const ask = { customer_id: customer, sell: eur('10.00'), buy_currency: 'USD' };
  const { body: quote } = await client.post('/quotes', ask);
  const order = { kind: 'currency_exchange', customer_id: other, quote_id: quote['id'] };
  expect((await client.post('/transactions', order)).body['code']).toBe('not_found');
});
