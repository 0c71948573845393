import { individual } from '../../tools/sandbox/testClient';
import { eur, payoutStep, usd, usdx } from '../../tools/sandbox/testOrders';
import {
  changed,
  freezeAll,
  moveToCanada,
  sendChanged,
  setStatus,
  type Cause,
} from './problemActions';
import { bodyFor, type Case } from './problemCalls';

async function requestQuote({ client, customer }: Case, sell = eur('3000.00')): Promise<string> {
  const { body } = await client.post('/quotes', {
    customer_id: customer,
    sell,
    buy_currency: 'USD',
  });
  return String(body['id']);
}

/** Requests a quote, runs `prepare`, and then orders the exchange. */
const exchange = async (
  testCase: Case,
  prepare: (quote: string) => Promise<unknown>,
  sell = eur('3000.00'),
) => {
  const quote_id = await requestQuote(testCase, sell);
  await prepare(quote_id);
  return sendChanged(testCase, { quote_id });
};

/** Adds an individual, who has lower limits than a business; returns the customer's id. */
const addIndividual = ({ client }: Case): Promise<string> =>
  client.addCustomer('C-1003', individual);

/**
 * Returns changes that make the reference's composed flow start from the balance: an amount, and
 * the steps without the first one, a pay-in.
 */
function stepsFromBalance(testCase: Case, value: string): object {
  const { steps } = bodyFor(testCase) as { steps: object[] };
  return { amount: eur(value), steps: steps.slice(1) };
}

/**
 * Causes of the problems of createTransaction. A key names the operation and the problem's code,
 * with a variant's discriminator between the two if only that variant has the cause. `{network}`
 * stands for the network's name.
 */
export const transactionProblems: Readonly<Record<string, Cause>> = {
  'createTransaction region_not_open': async (testCase) => {
    await moveToCanada(testCase);
    return sendChanged(testCase);
  },
  'createTransaction customer_not_active': async (testCase) => {
    await setStatus(testCase, 'suspended');
    return sendChanged(testCase);
  },
  'createTransaction funds_frozen': async (testCase) => {
    await freezeAll(testCase);
    return sendChanged(testCase);
  },
  'createTransaction amount_invalid': changed({ amount: eur('2000') }),
  'createTransaction currency_not_supported': (testCase) =>
    sendChanged(testCase, { amount: usdx('10.000000') }),
  'createTransaction insufficient_balance': (testCase) => {
    const { currency } = bodyFor(testCase)['amount'] as { currency: string };
    return sendChanged(testCase, { amount: { value: '4000.00', currency } });
  },
  'createTransaction limit_exceeded': changed({ amount: eur('2500000.00') }),
  'createTransaction {network}_to_fiat destination_invalid': changed({
    destination: { ...payoutStep.destination, iban: 'DE26888888880000067890' },
  }),
  'createTransaction {network}_to_{network} destination_invalid': (testCase) =>
    sendChanged(testCase, { destination: { type: 'customer', customer_id: testCase.customer } }),
  'createTransaction {network}_to_stablecoin amount_invalid': changed({ amount: usd('500') }),
  'createTransaction {network}_to_stablecoin limit_exceeded': async (testCase) =>
    sendChanged(testCase, {
      customer_id: await addIndividual(testCase),
      amount: usd('250000.00'),
    }),
  'createTransaction {network}_to_stablecoin destination_invalid': (testCase) =>
    sendChanged(testCase, {
      destination: { type: 'network_address', address: testCase.client.data.stablecoin.mint },
    }),
  'createTransaction stablecoin_to_{network} amount_invalid': (testCase) =>
    sendChanged(testCase, { amount: usdx('250.00') }),
  'createTransaction stablecoin_to_{network} currency_not_supported': changed({
    amount: eur('250.00'),
  }),
  'createTransaction stablecoin_to_{network} destination_invalid': (testCase) =>
    sendChanged(testCase, {
      source: { type: 'network_address', address: testCase.client.data.stablecoin.mint },
    }),
  'createTransaction stablecoin_to_{network} limit_exceeded': async (testCase) =>
    sendChanged(testCase, {
      customer_id: await addIndividual(testCase),
      amount: usdx('250000.000000'),
    }),
  'createTransaction currency_exchange region_not_open': (testCase) =>
    exchange(testCase, () => moveToCanada(testCase)),
  'createTransaction currency_exchange customer_not_active': (testCase) =>
    exchange(testCase, () => setStatus(testCase, 'suspended')),
  'createTransaction currency_exchange funds_frozen': (testCase) =>
    exchange(testCase, () => freezeAll(testCase)),
  'createTransaction currency_exchange quote_expired': (testCase) =>
    exchange(testCase, () => testCase.client.pass(31)),
  'createTransaction currency_exchange quote_used': (testCase) =>
    exchange(testCase, (quote_id) => sendChanged(testCase, { quote_id })),
  'createTransaction currency_exchange insufficient_balance': (testCase) =>
    exchange(testCase, () => Promise.resolve(), eur('4000.00')),
  'createTransaction currency_exchange limit_exceeded': (testCase) =>
    exchange(testCase, () => Promise.resolve(), eur('2500000.00')),
  'createTransaction composed_flow invalid_request': changed({
    steps: [{ kind: 'currency_exchange' }, payoutStep],
  }),
  'createTransaction composed_flow funds_frozen': async (testCase) => {
    await freezeAll(testCase);
    return sendChanged(testCase, stepsFromBalance(testCase, '2000.00'));
  },
  'createTransaction composed_flow destination_invalid': (testCase) => {
    const { steps } = bodyFor(testCase) as { steps: object[] };
    const destination = { type: 'customer', customer_id: testCase.customer };
    return sendChanged(testCase, {
      steps: [...steps.slice(0, -1), { ...steps.at(-1), destination }],
    });
  },
  'createTransaction composed_flow flow_invalid': (testCase) => {
    const { steps } = bodyFor(testCase) as { steps: object[] };
    return sendChanged(testCase, { steps: [...steps.slice(0, 2), steps[0]] });
  },
  'createTransaction composed_flow insufficient_balance': (testCase) =>
    sendChanged(testCase, stepsFromBalance(testCase, '4000.00')),
};
