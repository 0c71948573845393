import { receive } from '../../../tools/sandbox/testIncoming';
import { freeze, issue, redeem, redeemFromClosed } from '../../../tools/sandbox/testIssuer';
import { begin, eur, payIn, type Case } from '../../../tools/sandbox/testOrders';
import { TestClient } from '../../../tools/sandbox/testClient';

/* Does what the webhooks page says causes each type of event. */

const { data } = new TestClient();
const { events } = data.environments.webhooks as unknown as {
  readonly events: readonly { readonly type: string; readonly provoke: string }[];
};

const provoke: Readonly<Record<string, (testCase: Case) => Promise<unknown>>> = {
  'customer.status_changed': ({ client }) => client.addCustomer('C-3'),
  'transaction.status_changed': ({ client, customer }) =>
    client.create({ customer_id: customer, ...payIn }),
  'incoming_payment.status_changed': (testCase) => receive(testCase, 'a'),
  'returned_payment.status_changed': ({ client }) =>
    client.post('/sandbox/payments', { reference: 'K3GB-XXXX', amount: eur('10.00') }),
  'issuance.status_changed': ({ client }) => issue(client, 'a'),
  'redemption.status_changed': ({ client }) => redeem(client, {}),
  'redemption.bank_account_needed': async ({ client }) => {
    await redeemFromClosed(client);
    await client.pass(data.sandbox.seconds.bank);
  },
  'freeze.status_changed': ({ client }) => freeze(client, 'a'),
  'report_export.ready': async ({ client }) => {
    await client.post('/reports/exports', { kind: 'balances', as_of: '2025-11-26T00:00:00.000Z' });
    await client.pass(data.sandbox.seconds.export);
  },
  'network.status_changed': ({ client }) =>
    client.get('/transactions', { 'Sandbox-Outcome': 'settlement_paused' }),
};

it.each(events.map(({ type, provoke: cause }) => [type, cause]))(
  'sends %s after: %s',
  async (type) => {
    const testCase = await begin();
    const { sandbox } = testCase.client;
    const before = sandbox.world.events.length;
    await provoke[type]?.(testCase);
    expect(sandbox.world.events.slice(before).map((event) => event.type)).toContain(type);
  },
);
