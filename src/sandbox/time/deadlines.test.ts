import { business, TestClient, type TestBody } from '../../../tools/sandbox/testClient';
import { issue, redeem } from '../../../tools/sandbox/testIssuer';
import { receive } from '../../../tools/sandbox/testIncoming';
import {
  address,
  begin,
  eur,
  payIn,
  payout,
  stablecoinIn,
  type Case,
} from '../../../tools/sandbox/testOrders';

/* Checks that no deadline moves while the network stands still. */

const { data } = new TestClient();
const { limits, compliance, stablecoin } = data;
const hour = 3600;
const day = 24 * hour;

/** Pauses every token for a year. */
function pauseAllTokens({ sandbox: { world } }: TestClient): void {
  for (const { code } of data.currencies.list) {
    world.pauses.push({ currency: code, from: world.time, until: world.time + 365 * day * 1000 });
  }
}

interface Deadline {
  /** Prepares the object with the deadline, and returns the object's path. */
  readonly begin: (testCase: Case) => Promise<string>;
  /** Returns the deadline that the object shows; undefined if it shows none. */
  readonly shown?: (object: TestBody) => string;
  readonly seconds?: number;
  readonly status: string;
}

const order = async ({ client, customer }: Case, more: object) =>
  `/transactions/${await client.create({ customer_id: customer, ...more })}`;
const payBefore = (object: TestBody) => String(object['instructions'].pay_before);
const until = (object: TestBody) => String(object['review'].until);

const deadlines: Readonly<Record<string, Deadline>> = {
  'pay_before of a pay-in': {
    begin: (testCase) => order(testCase, payIn),
    shown: payBefore,
    status: 'expired',
  },
  'pay_before of a deposit': {
    begin: (testCase) => order(testCase, stablecoinIn),
    shown: payBefore,
    status: 'expired',
  },
  'pay_before of an issuance': {
    begin: async ({ client }) => `/stablecoin/issuances/${await issue(client, 'a')}`,
    shown: payBefore,
    status: 'expired',
  },
  'pay_before of a redemption': {
    begin: async ({ client }) => `/stablecoin/redemptions/${await redeem(client, {})}`,
    shown: payBefore,
    status: 'expired',
  },
  'the time for approvals': {
    begin: async (testCase) => {
      const path = await order(testCase, { ...payout, reference: 'NOAPPROVER' });
      await testCase.client.pass(5);
      return path;
    },
    shown: until,
    status: 'failed',
  },
  "the time for the network's decision": {
    begin: async (testCase) => {
      const path = await order(testCase, { ...payout, reference: 'NODECISION' });
      await testCase.client.pass(5);
      return path;
    },
    shown: until,
    status: 'failed',
  },
  'the time for a decision on an incoming payment': {
    begin: async (testCase) => `/incoming_payments/${await receive(testCase, 'NODATA')}`,
    shown: until,
    status: 'returning',
  },
  'the lifetime of a quote': {
    begin: async ({ client, customer }) => {
      const ask = { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD' };
      return `/quotes/${String((await client.post('/quotes', ask)).body['id'])}`;
    },
    shown: ({ expires_at }) => String(expires_at),
    status: 'expired',
  },
  'the end of a freeze': {
    begin: async ({ client }) => {
      const expires_at = new Date(client.clock.now() + hour * 1000).toISOString();
      const target = { type: 'address', address, currency: stablecoin.symbol };
      const { body } = await client.post('/sandbox/freezes', { target, expires_at });
      return `/freezes/${String(body['id'])}`;
    },
    shown: ({ expires_at }) => String(expires_at),
    status: 'expired',
  },
  'the time for another account of a payer': {
    begin: async ({ client }) => {
      await client.post('/sandbox/payments', { reference: 'X NORETURN', amount: eur('80.00') });
      await client.pass(data.sandbox.seconds.bank);
      const { body } = await client.get('/returned_payments');
      return `/returned_payments/${String(body['data'][0].id)}`;
    },
    seconds: limits.unclaimedDays * day,
    status: 'handed_over',
  },
  'the time for the decision on a customer': {
    begin: async ({ client }) => {
      const body = { ...business('C-3'), legal_name: 'NODECISION' };
      return `/customers/${String((await client.post('/customers', body)).body['id'])}`;
    },
    seconds: compliance.verification.pendingExpiresDays * day,
    status: 'rejected',
  },
};

it.each(Object.entries(deadlines))(
  'a pause of every token does not extend %s',
  async (_name, { begin: prepare, shown, seconds = 0, status }) => {
    const testCase = await begin();
    const { client } = testCase;
    const path = await prepare(testCase);
    const { body: before } = await client.get(path);
    pauseAllTokens(client);
    const left =
      shown === undefined ? seconds : (Date.parse(shown(before)) - client.clock.now()) / 1000;
    await client.pass(left - 1);
    expect((await client.get(path)).body['status']).toBe(before['status']);
    await client.pass(1);
    expect((await client.get(path)).body['status']).toBe(status);
  },
);
