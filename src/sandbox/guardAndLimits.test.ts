import { checkConservation, checkOpenMoney } from '../../tools/sandbox/invariants/ledger';
import {
  begin,
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
  type Case,
} from '../../tools/sandbox/testOrders';

/*
 * Combines every way to move money with every control that can stop it, and begins each control at
 * different moments. A control stops only money that is not yet on the chain.
 */

interface Order {
  readonly kind: string;
  readonly amount?: object;
}

interface Way {
  readonly order: (testCase: Case) => Order | Promise<Order>;
  /** Keys of `controls`. */
  readonly stoppedBy: readonly string[];
}

const { destination: address } = stablecoinOut;
const rules = ['policy', 'approval'];
const toAddress = { kind: transfer('').kind, destination: address };
const toOther = ({ other }: Case) => ({
  kind: toAddress.kind,
  destination: transfer(other).destination,
});

const ways: Readonly<Record<string, Way>> = {
  'a payout': { order: () => payout, stoppedBy: ['payer', 'freeze', ...rules] },
  'a transfer to another customer': {
    order: (testCase) => ({ ...toOther(testCase), amount: eur('1000.00') }),
    stoppedBy: ['payer', 'payee', 'freeze', ...rules],
  },
  'a transfer to an address': {
    order: () => ({ ...toAddress, amount: eur('1000.00') }),
    stoppedBy: ['payer', 'freeze', ...rules],
  },
  'a conversion to stablecoins': {
    order: () => stablecoinOut,
    stoppedBy: ['payer', 'freeze in dollars', ...rules],
  },
  'an exchange': {
    order: async ({ client, customer }) => {
      const ask = { customer_id: customer, sell: eur('100.00'), buy_currency: 'USD' };
      const { body } = await client.post('/quotes', ask);
      return { kind: exchangeStep.kind, quote_id: body['id'] as string };
    },
    stoppedBy: ['payer', 'freeze'],
  },
  'a pay-in': { order: () => payIn, stoppedBy: ['payer'] },
  'a conversion of stablecoins': { order: () => stablecoinIn, stoppedBy: ['payer'] },
  'a flow of an exchange and a transfer to an address': {
    order: () => flow([exchangeStep, toAddress]),
    stoppedBy: ['payer', 'freeze', 'freeze in dollars', ...rules],
  },
  'a flow of an exchange and a conversion': {
    order: () => flow([exchangeStep, { ...stablecoinOut, amount: undefined }]),
    stoppedBy: ['payer', 'freeze', 'freeze in dollars', ...rules],
  },
  'a flow of a transfer and a payout by the payee': {
    order: (testCase) => flow([toOther(testCase), payoutStep]),
    stoppedBy: ['payer', 'payee', 'freeze', 'freeze of the payee', ...rules],
  },
  'a flow of a pay-in and a payout': {
    order: () => flow([payInStep, payoutStep]),
    stoppedBy: ['payer', 'freeze', ...rules],
  },
  'a flow of a pay-in, an exchange and a transfer': {
    order: (testCase) => flow([payInStep, exchangeStep, toOther(testCase)]),
    stoppedBy: ['payer', 'payee', 'freeze', 'freeze in dollars', ...rules],
  },
  'a flow of a pay-in, a transfer and a payout by the payee': {
    order: (testCase) => flow([payInStep, toOther(testCase), payoutStep]),
    stoppedBy: ['payer', 'payee', 'freeze', 'freeze of the payee', ...rules],
  },
  'a flow of stablecoins and a transfer': {
    order: (testCase) =>
      flow([{ kind: stablecoinIn.kind }, toOther(testCase)], stablecoinIn.amount),
    stoppedBy: ['payer', 'payee', 'freeze in dollars', ...rules],
  },
};

const freeze = ({ client }: Case, customer_id: string, currency: string) =>
  client.post('/sandbox/freezes', { target: { type: 'balance', customer_id, currency } });
const above = { asset: 'USD', amount: '1.00' };

const controls: Readonly<Record<string, (testCase: Case) => Promise<unknown>>> = {
  payer: ({ client, customer }) => client.setStatus(customer, 'suspended'),
  payee: ({ client, other }) => client.setStatus(other, 'suspended'),
  freeze: (testCase) => freeze(testCase, testCase.customer, 'EUR'),
  'freeze in dollars': (testCase) => freeze(testCase, testCase.customer, 'USD'),
  'freeze of the payee': (testCase) => freeze(testCase, testCase.other, 'EUR'),
  policy: ({ client }) => setPolicy(client, 'all', { rule: 'amount_limit', ...above }),
  approval: ({ client }) =>
    setPolicy(client, 'all', { rule: 'approval_above', ...above, required: 1, approvers: 2 }),
};

/** An exchange is not tested at these moments: its quote expires before the delay ends. */
const delays = ['in review', 'in a pause'];
const moments = ['before its creation', 'while it waits', 'on the chain', ...delays];

const cases = Object.entries(ways).flatMap(([name, way]) =>
  Object.keys(controls).flatMap((control) =>
    moments
      .filter((moment) => name !== 'an exchange' || !delays.includes(moment))
      .map((moment) => [name, control, moment, way] as const),
  ),
);

/**
 * Creates and pays a transaction, and begins a control at the given moment; returns the final
 * status, or `refused` if the transaction was not created.
 */
async function outcome(way: Way, control: string, moment: string): Promise<string> {
  const testCase = await begin();
  const { client, customer } = testCase;
  const { seconds } = client.data.sandbox;
  const at = async (now: string) => {
    if (now === moment) await controls[control]?.(testCase);
  };
  await at('before its creation');
  const order = await way.order(testCase);
  const { body } = await client.post('/transactions', {
    customer_id: customer,
    ...order,
    reference: moment === 'in review' ? 'HOLD' : 'a',
  });
  const id = String(body['id']);
  if (body['id'] === undefined) return 'refused';
  await at('while it waits');
  if (body['status'] === 'awaiting_funds') {
    await client.post('/sandbox/payments', { transaction_id: id, amount: order.amount });
  }
  await client.pass(seconds.start + 1);
  await at('in review');
  await at('on the chain');
  if (moment === 'in a pause') {
    await client.get('/network', { 'Sandbox-Outcome': 'settlement_paused' });
    await at(moment);
    await client.pass(seconds.pause);
  }
  for (const wait of [seconds.review, 20, seconds.bank]) await client.pass(wait);
  checkConservation(client);
  checkOpenMoney(client);
  return String((await client.transaction(id))['status']);
}

it.each(cases)('%s settles unless the control "%s", begun %s, must stop it', async (...row) => {
  const [name, control, moment, way] = row;
  const status = await outcome(way, control, moment);
  // A flow that starts with incoming money is checked against the policy once its amounts are
  // final.
  const isAfterPayIn = /^a flow of (a pay-in|stablecoins)/.test(name);
  const isInTime = moment !== 'on the chain' || (isAfterPayIn && rules.includes(control));
  expect(status === 'settled').toBe(!(isInTime && way.stoppedBy.includes(control)));
});
