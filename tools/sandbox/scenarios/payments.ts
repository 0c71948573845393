import { freeze, issue, newIssuance, newRedemption, redeem, redeemFromClosed } from '../testIssuer';
import { blockFrance, depositFromClosed, eur, payIn, setPolicy, usd } from '../testOrders';
import type { Scenario, Scenarios, Stage } from './stage';
import { freezeEuros, pauseEuros, pay } from './transactions';

/*
 * Scenarios for the states of issuances, redemptions, incoming and returned payments, and freezes.
 */

const issued =
  (reference = 'a'): Scenario =>
  ({ client }) =>
    issue(client, reference);

const funded =
  (reference = 'a', amount: object = newIssuance().amount): Scenario =>
  async ({ client }) => {
    const id = await issue(client, reference);
    await client.post('/sandbox/payments', { issuance_id: id, amount });
    return id;
  };

export const issuanceScenarios: Scenarios = {
  request: issued(),
  fund: funded(),
  'arrive_refused payer_mismatch': funded('PAYERMISMATCH'),
  'arrive_refused amount_mismatch': funded('a', usd('250000.01')),
  expire: issued(),
  approve: funded(),
  'refuse compliance_refused': funded('REFUSE'),
  mint: funded(),
  'fail_mint compliance_refused': funded('NODEST'),
};

const redeemed =
  (reference = 'a'): Scenario =>
  ({ client }) =>
    redeem(client, { reference });

const burned =
  (reference = 'a'): Scenario =>
  async ({ client }) => {
    const id = await redeem(client, { reference });
    const { amount } = newRedemption();
    await client.post('/sandbox/payments', { redemption_id: id, amount });
    return id;
  };

export const redemptionScenarios: Scenarios = {
  request: redeemed(),
  burn: burned(),
  burn_queued: burned('CAPUSED'),
  expire: redeemed(),
  leave_queue: burned('CAPUSED'),
  pay: burned(),
  'bounce bank_rejected': burned('BANKREJECT'),
  'bounce_held bank_rejected': burned('BANKREJECT NODEST'),
  mint_held: burned('BANKREJECT NODEST'),
  need_account: async ({ client }) => (await redeemFromClosed(client)).id,
  pay_other: async ({ client }) => (await redeemFromClosed(client, 'BANKREJECT NEWACCOUNT')).id,
};

/** Simulates a payment from another institution, and returns its id. */
export async function receive(
  { client, customer }: Stage,
  reference = 'a',
  more: object = {},
): Promise<string> {
  const payment = { customer_id: customer, amount: eur('25.00'), reference, ...more };
  return String((await client.post('/sandbox/incoming_payments', payment)).body['id']);
}

const received =
  (reference?: string, more?: object): Scenario =>
  (stage) =>
    receive(stage, reference, more);

const decided =
  (decision: 'accept' | 'return', reference?: string): Scenario =>
  async (stage) => {
    const id = await receive(stage, reference);
    await stage.client.pass(1);
    const body = decision === 'return' ? { reason: 'Test' } : {};
    await stage.client.post(`/incoming_payments/${id}/${decision}`, body);
    return id;
  };

/** Receives a payment for a customer who is suspended. */
async function receiveWhileSuspended(stage: Stage): Promise<string> {
  await stage.client.setStatus(stage.customer, 'suspended');
  const id = await receive(stage);
  await stage.client.pass(1);
  return id;
}

const returned = decided('return') as (stage: Stage) => Promise<string>;

export const incomingPaymentScenarios: Scenarios = {
  receive: received(),
  receive_for_review: received('BADNAME'),
  'refuse compliance_refused': async (stage) => {
    await setPolicy(stage.client, 'all', blockFrance);
    return receive(stage);
  },
  'refuse customer_not_active': async (stage) => {
    const customer = await stage.client.addCustomer('C-3');
    await stage.client.setStatus(customer, 'closed');
    return receive({ ...stage, customer });
  },
  'refuse region_not_open': received('a', { country: 'CA' }),
  accept: decided('accept', 'BADNAME'),
  release: async (stage) => {
    const id = await receiveWhileSuspended(stage);
    await stage.client.setStatus(stage.customer, 'active');
    return id;
  },
  'refuse_release compliance_refused': async (stage) => {
    const id = await receiveWhileSuspended(stage);
    await setPolicy(stage.client, 'all', blockFrance);
    await stage.client.setStatus(stage.customer, 'active');
    return id;
  },
  return_uncredited: decided('return', 'BADNAME'),
  give_up: received('BADNAME'),
  return_credited: decided('return'),
  finish_return: decided('return'),
  finish_return_uncredited: decided('return', 'BADNAME'),
  'fail_return destination_refused': decided('return', 'NORETURN'),
  'fail_return signer_unavailable': decided('return', 'NOSIGNER'),
  'fail_return funds_frozen': async (stage) => {
    const id = await returned(stage);
    await pauseEuros(stage);
    await freezeEuros(stage);
    return id;
  },
  'fail_return customer_not_active': async (stage) => {
    const { client, customer } = stage;
    const id = await returned(stage);
    await pauseEuros(stage);
    await client.pass(30);
    await client.send('PATCH', `/customers/${customer}`, { legal_name: 'FINDING Ltd' });
    return id;
  },
  'fail_return_uncredited destination_refused': decided('return', 'BADNAME NORETURN'),
  'fail_return_uncredited signer_unavailable': async (stage) => {
    await stage.client.setStatus(stage.customer, 'suspended');
    return (await decided('return', 'NOSIGNER')(stage)) as string;
  },
};

const lastReturned =
  ({ client }: Stage) =>
  () =>
    [...client.sandbox.world.returnedPayments.keys()].at(-1) ?? '';

const sentBack =
  (reference: string): Scenario =>
  async (stage) => {
    await pay(stage, payIn, reference);
    return lastReturned(stage);
  };

/** Sends stablecoins back to the address of a customer who is closed before they arrive. */
const sentBackToClosed: Scenario = async (stage) => {
  await depositFromClosed(stage.client);
  return lastReturned(stage);
};

export const returnedPaymentScenarios: Scenarios = {
  send_back: sentBack('PAYERMISMATCH'),
  finish: sentBack('PAYERMISMATCH'),
  refuse: sentBack('PAYERMISMATCH NORETURN'),
  keep_closed: sentBackToClosed,
  pay_again: sentBack('PAYERMISMATCH NORETURN NEWACCOUNT'),
  hand_over: sentBack('PAYERMISMATCH NORETURN'),
};

const frozen =
  (more: (stage: Stage) => object = () => ({})): Scenario =>
  async (stage) => {
    const target = { type: 'balance', customer_id: stage.customer, currency: 'EUR' };
    const answer = await stage.client.post('/sandbox/freezes', { target, ...more(stage) });
    return String(answer.body['id']);
  };

export const freezeScenarios: Scenarios = {
  order: frozen(),
  top_up: async (stage) => {
    const { body } = await freezeEuros(stage);
    await receive(stage);
    return String(body['id']);
  },
  release: frozen(() => ({ order_number: 'RELEASE' })),
  expire: frozen(({ client }) => ({
    expires_at: new Date(client.clock.now() + 30_000).toISOString(),
  })),
  seize: ({ client }) => freeze(client, 'SEIZE'),
};
