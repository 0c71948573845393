import fc from 'fast-check';
import type { Action } from './action';
import { anyNumber, bankAccount, customerOf, kinds, pick } from './values';
import { business } from '../testClient';

/* Random invalid calls, and random calls about exports. */

const day = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };
const years = 'from=2025-01-01T00:00:00.000Z&to=2026-01-01T00:00:00.000Z';

const exportFile: Action = (client) => {
  const exports = [...client.sandbox.world.exports.values()];
  // Prefers an expired export; these are rare, because an export takes a month to expire.
  const { id } = exports.find(({ status }) => status === 'expired') ??
    exports[0] ?? { id: 'exp_01kazjwhmmapdenm42ckaqjq90' };
  return client.get(`/reports/exports/${id}/file`);
};

/** Orders an export, which may fail, or downloads the file of an export. */
export const exportReport: fc.Arbitrary<Action> = fc
  .constantFrom<Action>(
    (client) => client.post('/reports/exports', { kind: 'returns', ...day }),
    (client) =>
      client.post(
        '/reports/exports',
        { kind: 'transactions', ...day },
        { 'Sandbox-Outcome': 'export_failed' },
      ),
    exportFile,
    exportFile,
    async (client) => {
      await client.pass(client.data.limits.exportKeepDays * 86_400);
      return exportFile(client);
    },
  )
  .map((act) => async (client) => {
    await client.pass(1);
    return act(client);
  });

/** Uses the last quote, even if it has been used or has expired. */
const useQuote: Action = (client) => {
  const quote = [...client.sandbox.world.quotes.values()].at(-1);
  return client.post('/transactions', {
    kind: kinds[5],
    customer_id: quote?.customerId ?? 'cus_01kazjwhmmapdenm42ckaqjq90',
    quote_id: quote?.id ?? 'quo_01kazjwhmmapdenm42ckaqjq90',
  });
};

const useQuoteTwice: Action = async (client) => {
  await client.post('/quotes', {
    customer_id: customerOf(client, 0),
    sell: { value: '10.00', currency: 'EUR' },
    buy_currency: 'USD',
  });
  await client.pass(0.3);
  await useQuote(client);
  await client.pass(0.3);
  return useQuote(client);
};

const invalidCalls: readonly Action[] = [
  useQuote,
  useQuoteTwice,
  (client) => client.post('/customers', business('C-1')),
  (client) => client.post('/customers', business('C-99'), { 'Idempotency-Key': '' }),
  async (client) => {
    const key = { 'Idempotency-Key': `twice-${client.clock.now()}` };
    await client.post('/customers', business('C-1'), key);
    return client.post('/customers', business('C-2'), key);
  },
  (client) =>
    client.post('/customers', business('C-9'), { 'Sandbox-Outcome': 'idempotency_in_progress' }),
  (client) => client.get('/customers?cursor=eyJi'),
  (client) => client.send('PUT', '/customers'),
  (client) => client.get('/customers', { Authorization: 'Bearer x' }),
  (client) => client.get('/customers', { 'Client-Cert': ':b3RoZXI=:' }),
  (client) =>
    client.get('/freezes', {
      Authorization: `Bearer ${client.sandbox.issueToken(['network:read'])}`,
    }),
  (client) => client.post('/customers', { ...business('C-9'), legal_name: 'x'.repeat(65_000) }),
  async (client) => {
    await client.pass(1);
    return client.get(`/reports/transactions?${years}`);
  },
  (client) => client.get('/stablecoin', { 'Sandbox-Outcome': 'participant_required' }),
];

const invalidOrder: fc.Arbitrary<Action> = anyNumber.map(
  (chance) => (client) =>
    client.post('/transactions', {
      kind: kinds[1],
      customer_id: customerOf(client, chance),
      amount: { value: '10.00', currency: 'EUR' },
      destination:
        chance % 2 === 0 ? bankAccount : { ...bankAccount, iban: 'DE26888888880000067890' },
      ...(chance % 3 === 0 && { colour: 'red' }),
    }),
);

const deleteLate: fc.Arbitrary<Action> = anyNumber.map((chance) => (client) => {
  const late = [...client.sandbox.world.transactions.values()].filter(
    ({ status }) => status === 'processing' || status === 'settled',
  );
  return client.send(
    'DELETE',
    `/transactions/${pick(late, chance)?.id ?? 'txn_01kazjwhmmapdenm42ckaqjq90'}`,
  );
});

export const misuse: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...invalidCalls) },
  { weight: 1, arbitrary: invalidOrder },
  { weight: 1, arbitrary: deleteLate },
);
