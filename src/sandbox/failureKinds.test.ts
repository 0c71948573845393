import { openStage, untilTaken, type Stage } from '../../tools/sandbox/scenarios/stage';
import { order, pay, quote } from '../../tools/sandbox/scenarios/transactions';
import { TestClient } from '../../tools/sandbox/testClient';
import {
  eur,
  exchangeStep,
  flow,
  payIn,
  payInStep,
  payout,
  payoutStep,
  stablecoinIn,
  stablecoinOut,
  usd,
  usdx,
} from '../../tools/sandbox/testOrders';
import type { Machine } from './data';

/* Causes each failure in transactions.yaml with each kind of transaction that can have it. */

const { data, sandbox } = new TestClient();
const { transactions } = data;
const { kinds } = sandbox.world;

const toAddress = { ...stablecoinOut, kind: kinds.transfer };
const transferStep = { kind: kinds.transfer, destination: stablecoinOut.destination };
const convertStep = { kind: kinds.stablecoinOut, destination: stablecoinOut.destination };

interface Order {
  readonly kind: string;
  readonly amount: object;
  readonly source?: object;
}

const orders: Readonly<Record<string, Order>> = {
  [kinds.fiatIn]: payIn,
  [kinds.fiatOut]: { ...payout, amount: payIn.amount },
  [kinds.transfer]: toAddress,
  [kinds.stablecoinOut]: stablecoinOut,
  [kinds.stablecoinIn]: {
    ...stablecoinIn,
    source: { type: 'network_address', address: data.sandbox.originator.account },
  },
};

const flows: Readonly<Record<string, ReturnType<typeof flow>>> = {
  quote_expired: flow([{ ...exchangeStep, minimum_rate: '1.09' }, transferStep]),
  payer_mismatch: flow([payInStep, exchangeStep]),
  bank_rejected: flow([payInStep, payoutStep]),
  stablecoin_unavailable: flow([exchangeStep, convertStep]),
};

const isIncoming = (kind: string) => [kinds.fiatIn, kinds.stablecoinIn].includes(kind);

const references: Readonly<Record<string, string>> = {
  insufficient_balance: 'NOBALANCE',
  signer_unavailable: 'NOSIGNER',
  quote_expired: 'LATEQUOTE',
  compliance_refused: 'REFUSE',
  payer_mismatch: 'PAYERMISMATCH',
  bank_rejected: 'BANKREJECT',
  destination_refused: 'NODEST',
  stablecoin_unavailable: 'NOSTABLE',
};

async function create(
  stage: Stage,
  kind: string,
  code: string,
  { reference = references[code], isPaid = true }: { reference?: string; isPaid?: boolean } = {},
): Promise<string> {
  if (kind === kinds.exchange) {
    return order(stage, { kind, quote_id: await quote(stage) } as { kind: string }, reference);
  }
  const input =
    kind === kinds.flow ? (flows[code] ?? flow([exchangeStep, transferStep])) : orders[kind];
  if (input === undefined) throw new Error(`There is no order of the kind ${kind}.`);
  const [first] = 'steps' in input ? (input.steps as { kind: string }[]) : [];
  const waits = isIncoming(first?.kind ?? kind);
  return waits && isPaid ? pay(stage, input, reference) : order(stage, input, reference);
}

/** Uses up the daily limit of the customer before a scheduled payment is due. */
async function exceedDailyLimit(stage: Stage, kind: string): Promise<string> {
  const { client, customer } = stage;
  for (let times = 0; times < 4; times += 1) await client.fund(customer, '2000000.00', 'USD');
  const destination =
    kind === kinds.fiatOut
      ? { type: 'bank_account', account_name: 'A', account_number: '000987654321', bank_code: '999999989' } // prettier-ignore
      : stablecoinOut.destination;
  const input = { kind, amount: usd('2000000.00'), destination };
  const execute_at = new Date(client.clock.now() + 30_000).toISOString();
  const id = await order(stage, { ...input, execute_at } as typeof input);
  for (let times = 0; times < 2; times += 1) await order(stage, input);
  return id;
}

/**
 * Functions that cause the failures missing from `references`, by code. Each returns the id of the
 * transaction.
 */
const causes: Readonly<Record<string, (stage: Stage, kind: string) => Promise<string>>> = {
  funds_frozen: async (stage, kind) => {
    const { client, customer } = stage;
    const id = await create(stage, kind, 'funds_frozen');
    for (const currency of ['EUR', 'USD']) {
      const target = { type: 'balance', customer_id: customer, currency };
      await client.post('/sandbox/freezes', { target });
    }
    return id;
  },
  customer_not_active: async (stage, kind) => {
    const { client } = stage;
    if (!isIncoming(kind)) {
      const id = await create(stage, kind, 'customer_not_active');
      await client.setStatus(stage.customer, 'suspended');
      return id;
    }
    const customer = await client.addCustomer('C-3');
    const payee = { ...stage, customer };
    const id = await create(payee, kind, 'customer_not_active', { isPaid: false });
    await client.setStatus(customer, 'closed');
    const amount = orders[kind]?.amount;
    await client.post('/sandbox/payments', { transaction_id: id, amount });
    return id;
  },
  limit_exceeded: async (stage, kind) => {
    if (kind === kinds.flow) return create(stage, kind, '', { reference: 'RATEMOVED' });
    if (!isIncoming(kind)) return exceedDailyLimit(stage, kind);
    const id = await create(stage, kind, 'limit_exceeded', { isPaid: false });
    const amount = kind === kinds.fiatIn ? eur('2000000.00') : usdx('2000000.010000');
    await stage.client.post('/sandbox/payments', { transaction_id: id, amount });
    return id;
  },
};

const cases = transactions.failures.flatMap(({ code, kinds: possible }) =>
  possible.map((kind) => [kind, code] as const),
);

it.each(cases)('a transaction of the kind %s can fail with %s', async (kind, code) => {
  const stage = await openStage();
  const run = causes[code] ?? ((at: Stage) => create(at, kind, code));
  const id = await run(stage, kind);
  await untilTaken(
    stage,
    (taken) => taken.machine === 'transaction' && taken.failure === code,
    false,
  );
  const transaction = await stage.client.transaction(id);
  expect('limit' in transaction['failure']).toBe(code === 'limit_exceeded');
  expect([transaction['kind'], transaction['failure']?.code]).toEqual([kind, code]);
});

it('the lists of failures have exactly the codes that transitions in lifecycles.yaml name', () => {
  const codesOf = (list: readonly { readonly code: string }[]) =>
    list.map(({ code }) => code).sort();
  const ofTransitions = (...machines: readonly Machine[]) => {
    const codes = machines
      .flatMap((machine) => data.lifecycles[machine])
      .flatMap(({ failures = [], groupFailures = [] }) => [
        ...failures,
        ...groupFailures.flatMap((group) => group.failures),
      ]);
    return [...new Set(codes)].sort();
  };
  const { transactions: ofPayments, stablecoin } = data as unknown as {
    transactions: { incoming: { failures: { code: string }[] } };
    stablecoin: { failures: { code: string }[] };
  };
  expect(codesOf(transactions.failures)).toEqual(ofTransitions('transaction'));
  expect(codesOf(ofPayments.incoming.failures)).toEqual(ofTransitions('incoming_payment'));
  expect(codesOf(stablecoin.failures)).toEqual(ofTransitions('issuance', 'redemption'));
});
