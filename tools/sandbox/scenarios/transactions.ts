import {
  eur,
  exchangeStep,
  flow,
  payIn,
  payInStep,
  payout,
  payoutStep,
  setPolicy,
  stablecoinIn,
  stablecoinOut,
  transfer,
  usd,
} from '../testOrders';
import type { Scenario, Scenarios, Stage } from './stage';

/* Scenarios for the state machines `transaction`, `quote` and `approval`. */

interface Order {
  readonly kind: string;
  readonly amount?: object;
}

/** Creates a transaction for the first customer; the reference can determine its outcome. */
export const order = ({ client, customer }: Stage, input: Order, reference = 'a') =>
  client.create({ customer_id: customer, reference, ...input });

/** Creates a transaction and pays in an amount, by default the transaction's; returns its id. */
export async function pay(
  stage: Stage,
  input: Order,
  reference?: string,
  amount: object | undefined = input.amount,
): Promise<string> {
  const id = await order(stage, input, reference);
  await stage.client.post('/sandbox/payments', { transaction_id: id, amount });
  return id;
}

const ordered =
  (input: Order, reference?: string): Scenario =>
  (stage) =>
    order(stage, input, reference);

const paid =
  (input: Order, reference?: string, amount?: object): Scenario =>
  (stage) =>
    pay(stage, input, reference, amount);

/** Freezes the first customer's whole balance in euros. */
export const freezeEuros = ({ client, customer }: Stage) =>
  client.post('/sandbox/freezes', {
    target: { type: 'balance', customer_id: customer, currency: 'EUR' },
  });

/** Pauses the settlement token of the euro. */
export const pauseEuros = ({ client }: Stage) =>
  client.post(
    '/sandbox/payments',
    { reference: 'a', amount: eur('10.00') },
    { 'Sandbox-Outcome': 'settlement_paused' },
  );

/** Starts a transaction, delays it with a pause, and then calls `act`. */
const delayed =
  (start: Scenario, act: (stage: Stage) => Promise<unknown>): Scenario =>
  async (stage) => {
    const id = await start(stage);
    await stage.client.pass(5);
    await pauseEuros(stage);
    await act(stage);
    return id;
  };

const refusePayments = ({ client }: Stage) =>
  setPolicy(client, 'all', { rule: 'amount_limit', asset: 'USD', amount: '1.00' });

export async function quote({ client, customer }: Stage): Promise<string> {
  const ask = { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD' };
  return String((await client.post('/quotes', ask)).body['id']);
}

async function exchange(stage: Stage, reference?: string): Promise<string> {
  const input = { kind: 'currency_exchange', quote_id: await quote(stage) };
  return order(stage, input, reference);
}

const toAddress = { ...transfer(''), destination: stablecoinOut.destination };
const toAddressStep = { kind: toAddress.kind, destination: toAddress.destination };
const convertStep = { kind: stablecoinOut.kind, destination: stablecoinOut.destination };
const strictStep = { ...exchangeStep, minimum_rate: '1.09' };

export const transactionScenarios: Scenarios = {
  create_incoming: ordered(payIn),
  create_outgoing: ordered(payout),
  returned_payment: async (stage) => {
    await order(stage, payout, 'BANKRETURN');
    return () => [...stage.client.sandbox.world.transactions.keys()].at(-1) ?? '';
  },
  arrive: paid(payIn),
  arrive_in_review: paid(payIn, 'HOLD'),
  'arrive_refused payer_mismatch': paid(payIn, 'PAYERMISMATCH'),
  'arrive_refused limit_exceeded': paid(payIn, 'a', eur('2000000.00')),
  'arrive_refused customer_not_active': async (stage) => {
    const { client } = stage;
    const customer = await client.addCustomer('C-3');
    const id = await order({ ...stage, customer }, payIn);
    await client.setStatus(customer, 'closed');
    await client.post('/sandbox/payments', { transaction_id: id, amount: payIn.amount });
    return id;
  },
  expire: ordered(payIn),
  delete_awaiting: async (stage) => {
    const id = await order(stage, payIn);
    await stage.client.send('DELETE', `/transactions/${id}`);
    return id;
  },
  start: ordered(payout),
  review: ordered(payout, 'HOLD'),
  'refuse_pending insufficient_balance': ordered(payout, 'NOBALANCE'),
  'refuse_pending funds_frozen': async (stage) => {
    const id = await order(stage, payout);
    await freezeEuros(stage);
    return id;
  },
  'refuse_pending limit_exceeded': async (stage) => {
    const { client, customer, other } = stage;
    for (let times = 0; times < 4; times += 1) await client.fund(customer, '2000000.00', 'USD');
    const input = { ...transfer(other), amount: usd('2000000.00') };
    const execute_at = new Date(client.clock.now() + 30_000).toISOString();
    const id = await order(stage, { ...input, execute_at } as Order);
    for (let times = 0; times < 2; times += 1) await order(stage, input);
    return id;
  },
  'refuse_pending quote_expired': (stage) => exchange(stage, 'LATEQUOTE'),
  'refuse_pending compliance_refused': async (stage) => {
    await refusePayments(stage);
    return order(stage, payout);
  },
  'refuse_pending customer_not_active': async (stage) => {
    const id = await order(stage, payout);
    await stage.client.setStatus(stage.customer, 'suspended');
    return id;
  },
  'refuse_pending signer_unavailable': ordered(payout, 'NOSIGNER'),
  delete_pending: async (stage) => {
    const id = await order(stage, payout);
    await stage.client.send('DELETE', `/transactions/${id}`);
    return id;
  },
  approve: ordered(payout, 'HOLD'),
  'refuse_outgoing compliance_refused': ordered(payout, 'REFUSE'),
  'refuse_outgoing customer_not_active': async (stage) => {
    const id = await order(stage, payout, 'HOLD');
    await stage.client.pass(5);
    await stage.client.setStatus(stage.customer, 'suspended');
    return id;
  },
  'refuse_outgoing funds_frozen': async (stage) => {
    const id = await order(stage, payout, 'HOLD');
    await stage.client.pass(5);
    await freezeEuros(stage);
    return id;
  },
  'refuse_incoming compliance_refused': paid(payIn, 'REFUSE'),
  'refuse_incoming customer_not_active': async (stage) => {
    const id = await order(stage, payIn);
    await stage.client.setStatus(stage.customer, 'suspended');
    const payment = { transaction_id: id, amount: payIn.amount };
    await stage.client.post('/sandbox/payments', payment);
    return id;
  },
  'refuse_delayed compliance_refused': delayed(ordered(payout), (stage) => refusePayments(stage)),
  'refuse_delayed customer_not_active': delayed(ordered(payout), ({ client, customer }) =>
    client.setStatus(customer, 'suspended'),
  ),
  'refuse_delayed funds_frozen': delayed(ordered(payout), (stage) => freezeEuros(stage)),
  book_payout: ordered(payout),
  settle: (stage) => order(stage, transfer(stage.other)),
  settle_payout: ordered(payout),
  'fail_outgoing quote_expired': ordered(flow([strictStep, toAddressStep])),
  'fail_outgoing stablecoin_unavailable': ordered(stablecoinOut, 'NOSTABLE'),
  'fail_outgoing destination_refused': ordered(toAddress, 'NODEST'),
  'fail_outgoing limit_exceeded': ordered(flow([exchangeStep, toAddressStep]), 'RATEMOVED'),
  'fail_incoming stablecoin_unavailable': paid(stablecoinIn, 'NOSTABLE'),
  'fail_incoming destination_refused': paid(payIn, 'NODEST'),
  'fail_incoming customer_not_active': async (stage) => {
    const { client } = stage;
    const customer = await client.addCustomer('C-3');
    await client.fund(customer, '100.00', 'EUR');
    await order({ ...stage, customer }, { ...payout, amount: eur('99.95') }, 'BANKRETURN');
    await client.pass(60);
    await client.setStatus(customer, 'closed');
    return () => [...client.sandbox.world.transactions.keys()].at(-1) ?? '';
  },
  'bounce bank_rejected': ordered(payout, 'BANKREJECT'),
  'settle_first_step quote_expired': paid(flow([payInStep, strictStep])),
  'settle_first_step stablecoin_unavailable': paid(
    flow([payInStep, exchangeStep, convertStep]),
    'NOSTABLE',
  ),
  'settle_first_step destination_refused': paid(
    flow([payInStep, exchangeStep, toAddressStep]),
    'NODEST',
  ),
  'settle_first_step limit_exceeded': paid(
    flow([payInStep, exchangeStep, toAddressStep]),
    'RATEMOVED',
  ),
  'settle_first_step funds_frozen': async (stage) => {
    await freezeEuros(stage);
    return pay(stage, flow([payInStep, payoutStep]));
  },
  'settle_first_step compliance_refused': async (stage) => {
    await refusePayments(stage);
    return pay(stage, flow([payInStep, payoutStep]));
  },
  'settle_first_step signer_unavailable': paid(flow([payInStep, payoutStep]), 'NOSIGNER'),
  'bounce_flow bank_rejected': paid(flow([payInStep, payoutStep]), 'BANKREJECT'),
};

export const quoteScenarios: Scenarios = {
  offer: quote,
  use: async (stage) => {
    const id = await quote(stage);
    await order(stage, { kind: 'currency_exchange', quote_id: id } as Order);
    return id;
  },
  expire: quote,
};

export const approvalScenarios: Scenarios = {
  ask: ordered(payout, 'APPROVE'),
  approve: ordered(payout, 'APPROVE'),
  refuse: ordered(payout, 'DISAPPROVE'),
  expire: ordered(payout, 'NOAPPROVER'),
};
