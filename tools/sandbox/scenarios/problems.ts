import { account, day, newIssuance, newRedemption } from '../testIssuer';
import {
  blockFrance,
  eur,
  exchangeStep,
  flow,
  payIn,
  payInStep,
  payout,
  payoutStep,
  setPolicy,
  transfer,
  usd,
  usdx,
} from '../testOrders';
import { receive } from './payments';
import type { Refusal, Stage } from './stage';
import { customerRefusals } from './customers';
import { freezeEuros, order, pay, quote } from './transactions';

const create = ({ client, customer }: Stage, input: object) =>
  client.post('/transactions', { customer_id: customer, ...input });

const created =
  (input: object): Refusal =>
  (stage) =>
    create(stage, input);

/** Moves the first customer to a country in a region that is not open. */
const move = ({ client, customer }: Stage) =>
  client.send('PATCH', `/customers/${customer}`, { country: 'CA' });

const suspended =
  (input: object): Refusal =>
  async (stage) => {
    await stage.client.setStatus(stage.customer, 'suspended');
    return create(stage, input);
  };

const paused =
  (input: object): Refusal =>
  async (stage) => {
    await stage.client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
    return create(stage, input);
  };

const wrongDigits = { ...payoutStep.destination, iban: 'DE26888888880000067890' };
const exchangeOf = (quoteId: string) => ({ kind: 'currency_exchange', quote_id: quoteId });

const transactionRefusals = {
  'create_incoming customer_not_active': suspended(payIn),
  'create_incoming region_not_open': async (stage: Stage) => {
    await move(stage);
    return create(stage, payIn);
  },
  'create_incoming amount_invalid': created({ ...payIn, amount: eur('0.99') }),
  'create_incoming currency_not_supported': created({ ...payIn, amount: usdx('10.000000') }),
  'create_incoming destination_invalid': created(
    flow([payInStep, { ...payoutStep, destination: wrongDigits }]),
  ),
  'create_incoming flow_invalid': created(flow([payInStep, payInStep])),
  'create_incoming limit_exceeded': created({ ...payIn, amount: eur('2500000.00') }),
  'create_incoming service_unavailable': paused(payIn),
  'create_outgoing customer_not_active': suspended(payout),
  'create_outgoing region_not_open': async (stage: Stage) => {
    await move(stage);
    return create(stage, transfer(stage.other));
  },
  'create_outgoing amount_invalid': created({ ...payout, amount: eur('10') }),
  'create_outgoing currency_not_supported': created({ ...payout, amount: usdx('10.000000') }),
  'create_outgoing destination_invalid': created({ ...payout, destination: wrongDigits }),
  'create_outgoing flow_invalid': created(flow([payoutStep, exchangeStep])),
  'create_outgoing quote_expired': async (stage: Stage) => {
    const id = await quote(stage);
    await stage.client.pass(31);
    return create(stage, exchangeOf(id));
  },
  'create_outgoing quote_used': async (stage: Stage) => {
    const id = await quote(stage);
    await create(stage, exchangeOf(id));
    return create(stage, exchangeOf(id));
  },
  'create_outgoing insufficient_balance': created({ ...payout, amount: eur('9996.00') }),
  'create_outgoing funds_frozen': async (stage: Stage) => {
    await freezeEuros(stage);
    return create(stage, payout);
  },
  'create_outgoing limit_exceeded': created({ ...payout, amount: eur('2500000.00') }),
  'create_outgoing service_unavailable': paused(payout),
  'delete_awaiting not_deletable': async (stage: Stage) => {
    const id = await pay(stage, payIn);
    return stage.client.send('DELETE', `/transactions/${id}`);
  },
  'delete_pending not_deletable': async (stage: Stage) => {
    const id = await order(stage, payout);
    await stage.client.pass(2);
    return stage.client.send('DELETE', `/transactions/${id}`);
  },
};

const ask = ({ client, customer }: Stage, more: object = {}) =>
  client.post('/quotes', { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD', ...more }); // prettier-ignore

const quoteRefusals = {
  'offer region_not_open': async (stage: Stage) => {
    await move(stage);
    return ask(stage);
  },
  'offer customer_not_active': async (stage: Stage) => {
    await stage.client.setStatus(stage.customer, 'suspended');
    return ask(stage);
  },
  'offer amount_invalid': (stage: Stage) => ask(stage, { sell: eur('0.10') }),
  'offer currency_not_supported': (stage: Stage) => ask(stage, { buy_currency: 'EUR' }),
  'offer service_unavailable': async (stage: Stage) => {
    await stage.client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
    return ask(stage);
  },
  'use quote_expired': transactionRefusals['create_outgoing quote_expired'],
  'use quote_used': transactionRefusals['create_outgoing quote_used'],
};

const issue =
  (more: object, headers: Readonly<Record<string, string>> = {}): Refusal =>
  ({ client }) =>
    client.post('/stablecoin/issuances', newIssuance(more), headers);

const redeem =
  (more: object, headers: Readonly<Record<string, string>> = {}): Refusal =>
  ({ client }) =>
    client.post('/stablecoin/redemptions', newRedemption(more), headers);

const denied = { 'Sandbox-Outcome': 'participant_required' };

const issuerRefusals = {
  issuance: {
    'request participant_required': issue({}, denied),
    'request amount_invalid': issue({ amount: usd('1.00') }),
    'request currency_not_supported': issue({ amount: eur('250000.00') }),
    'request destination_invalid': (stage: Stage) =>
      issue({ address: stage.client.data.stablecoin.mint })(stage),
    'request limit_exceeded': async (stage: Stage) => {
      for (let times = 0; times < 10; times += 1) {
        await issue({ amount: usd('50000000.00') })(stage);
        await stage.client.pass(1);
      }
      return issue({})(stage);
    },
  },
  redemption: {
    'request participant_required': redeem({}, denied),
    'request amount_invalid': redeem({ amount: usdx('250000.000001') }),
    'request currency_not_supported': redeem({ amount: usd('250000.00') }),
    'request not_found': redeem({ bank_account_id: account?.id.replace(/.$/, 'x') }),
  },
};

const decide = ({ client }: Stage, id: string, decision: 'accept' | 'return') =>
  client.post(`/incoming_payments/${id}/${decision}`, decision === 'return' ? { reason: 'T' } : {});

/** Accepts or returns an incoming payment that is already on its way back. */
const decidedLate =
  (decision: 'accept' | 'return', reference: string): Refusal =>
  async (stage) => {
    const id = await receive(stage, reference);
    await decide(stage, id, 'return');
    return decide(stage, id, decision);
  };

const incomingPaymentRefusals = {
  'accept status_transition_invalid': decidedLate('accept', 'BADNAME'),
  'accept customer_not_active': async (stage: Stage) => {
    await stage.client.setStatus(stage.customer, 'suspended');
    return decide(stage, await receive(stage), 'accept');
  },
  'accept compliance_refused': async (stage: Stage) => {
    const id = await receive(stage, 'BADNAME');
    await setPolicy(stage.client, 'all', blockFrance);
    return decide(stage, id, 'accept');
  },
  'accept service_unavailable': async (stage: Stage) => {
    const id = await receive(stage, 'BADNAME');
    await stage.client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
    return decide(stage, id, 'accept');
  },
  'return_uncredited status_transition_invalid': decidedLate('return', 'BADNAME'),
  'return_credited status_transition_invalid': decidedLate('return', 'a'),
  'return_credited customer_not_active': async (stage: Stage) => {
    const customer = await stage.client.addCustomer('C-3', { legal_name: 'FINDING' });
    const id = await receive({ ...stage, customer });
    await stage.client.pass(stage.client.data.sandbox.seconds.finding);
    return decide(stage, id, 'return');
  },
  'return_credited insufficient_balance': async (stage: Stage) => {
    const customer = await stage.client.addCustomer('C-3');
    const payee = { ...stage, customer };
    const id = await receive(payee);
    await create(payee, { ...payout, amount: eur('20.00') });
    return decide(stage, id, 'return');
  },
  'return_credited funds_frozen': async (stage: Stage) => {
    const id = await receive(stage);
    await freezeEuros(stage);
    return decide(stage, id, 'return');
  },
};

/**
 * Requests refused by the sandbox, by state machine; each key names a transition and a problem.
 */
export const refusals: Readonly<Record<string, Readonly<Record<string, Refusal>>>> = {
  transaction: transactionRefusals,
  customer: customerRefusals,
  quote: quoteRefusals,
  export: {
    'order range_too_long': ({ client }) => {
      const [from, to] = [0, 400].map((days) => new Date(days * day * 1000).toISOString());
      return client.post('/reports/exports', { kind: 'transactions', from, to });
    },
  },
  ...issuerRefusals,
  incoming_payment: incomingPaymentRefusals,
};
