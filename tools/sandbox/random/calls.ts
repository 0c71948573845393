import fc from 'fast-check';
import {
  symbol,
  kinds,
  anyNumber,
  bankAccount,
  bankAccounts,
  outsideAddress,
  pick,
  customerOf,
  transactionOf,
  currency,
  amountOf,
  amount,
  reference,
} from './values';
import {
  addCustomer,
  answerReview,
  changeCustomer,
  payClosed,
  sendBackToClosed,
  payDuringSuspension,
  setStatus,
  suspendTwice,
} from './customers';
import { failure, outage, pause, rejectedFlow, suspendDuringPause } from './failures';
import { misuse, exportReport } from './misuse';
import {
  freeze,
  freezeReceiver,
  incoming,
  decideIncoming,
  issue,
  payByReference,
  payUnknown,
  policy,
  redeem,
} from './money';
import { retryWebhooks, sendEventAgain } from './webhooks';
import type { Action } from './action';
import type { TestClient } from '../testClient';

/*
 * Random calls for the property test. The objects that they name may or may not exist.
 */

const destination = (
  client: TestClient,
  kind: string,
  chance: number,
  currencyCode: string,
): object => {
  if (kind === kinds[1]) return bankAccounts[currencyCode] ?? bankAccount;
  if (kind === kinds[3] || chance % 3 === 0) return outsideAddress;
  return { type: 'customer', customer_id: customerOf(client, chance + 1) };
};

const single: fc.Arbitrary<Action> = fc
  .tuple(
    fc.constantFrom(...kinds.slice(0, 4), kinds[1], kinds[1]),
    anyNumber,
    amount,
    reference,
    fc.boolean(),
  )
  .map(([kind, chance, money, text, isLater]) => (client) => {
    const time = new Date(client.clock.now() + 3_600_000).toISOString();
    const isIncoming = kind === kinds[0];
    return client.post('/transactions', {
      kind,
      customer_id: customerOf(client, chance),
      amount: money,
      reference: text,
      ...(!isIncoming && { destination: destination(client, kind, chance, money.currency) }),
      ...(!isIncoming && isLater && chance % 4 === 0 && { execute_at: time }),
    });
  });

/** Announces a deposit of stablecoins; half of the deposits arrive at once. */
const stablecoinIn: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, amountOf(symbol), reference, fc.boolean())
  .map(([chance, money, text, isPaid]) => async (client) => {
    const created = await client.post('/transactions', {
      kind: kinds[4],
      customer_id: customerOf(client, chance),
      amount: money,
      reference: text,
    });
    const id: unknown = created.body['id'];
    if (!isPaid || typeof id !== 'string') return created;
    return client.post('/sandbox/payments', { transaction_id: id, amount: money });
  });

/** Pays in for a transaction, usually one that awaits money: the expected amount or another. */
const pay: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, fc.option(amount, { nil: undefined, freq: 6 }))
  .map(([chance, other]) => async (client) => {
    const waiting = [...client.sandbox.world.transactions.values()].filter(
      ({ status }) => status === 'awaiting_funds' || chance % 10 === 0,
    );
    const id = pick(waiting, chance)?.id ?? transactionOf(client, chance);
    const transaction = await client.transaction(id);
    return client.post('/sandbox/payments', {
      transaction_id: id,
      amount: (other ?? transaction['amount'] ?? { value: '1.00', currency: 'EUR' }) as object,
    });
  });

const exchange: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, amount, currency, reference, fc.boolean())
  .map(([chance, money, other, text, isBuy]) => async (client) => {
    const customer = customerOf(client, chance);
    const quote = await client.post('/quotes', {
      customer_id: customer,
      ...(isBuy ? { buy: money, sell_currency: other } : { sell: money, buy_currency: other }),
    });
    if (quote.status !== 201) return quote;
    if (chance % 7 === 0) await client.pass(31);
    return client.post('/transactions', {
      kind: 'currency_exchange',
      customer_id: customer,
      quote_id: quote.body['id'] as string,
      reference: text,
    });
  });

/**
 * Flows that are valid if the currencies of their steps match. The numbers are indexes in `kinds`.
 */
const validFlows = [
  [0, 5],
  [0, 1],
  [0, 2],
  [0, 5, 2],
  [0, 5, 1],
  [0, 5, 3],
  [5, 1],
  [5, 3],
  [5, 2],
  [2, 1],
  [0, 2, 1],
];

const flow: fc.Arbitrary<Action> = fc
  .tuple(
    anyNumber,
    amount,
    currency,
    reference,
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...validFlows) },
      { weight: 1, arbitrary: fc.subarray([0, 5, 5, 2, 1, 3], { minLength: 2 }) },
    ),
    fc.boolean(),
  )
  .map(([chance, money, other, text, order, isStrict]) => (client) => {
    const bought = money.currency === other ? 'USD' : other;
    const last = order.includes(5) ? bought : money.currency;
    const steps = order.map((index) => {
      const kind = kinds[index] ?? kinds[0];
      if (index === 0) return { kind };
      if (index !== 5) {
        const own = order.includes(2) && order.includes(1) && index === 2;
        return { kind, destination: destination(client, kind, own ? 1 : chance, last) };
      }
      return {
        kind,
        buy_currency: bought,
        ...(isStrict && { minimum_rate: '1.1' }),
      };
    });
    return client.post('/transactions', {
      kind: 'composed_flow',
      customer_id: customerOf(client, chance),
      amount: money,
      reference: text,
      steps,
    });
  });

const remove: fc.Arbitrary<Action> = anyNumber.map(
  (chance) => (client) => client.send('DELETE', `/transactions/${transactionOf(client, chance)}`),
);

const decide: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, fc.boolean())
  .map(([chance, isApproved]) => async (client) => {
    client.sandbox.console.decide(transactionOf(client, chance), isApproved);
    await client.pass(0);
    return undefined;
  });

const passTime: fc.Arbitrary<Action> = fc
  .constantFrom(0.4, 2, 13, 13, 13, 35, 35, 70, 130, 130, 3700, 90_000, 700_000, 2_700_000)
  .map((seconds) => async (client) => {
    await client.pass(seconds);
    return undefined;
  });

const read: fc.Arbitrary<Action> = fc
  .constantFrom('/customers?limit=2', '/transactions?limit=3', '/network', '/network/ledger')
  .map((path) => (client) => client.get(path));

/** Any step, weighted so that most sequences move money. */
export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: addCustomer },
  { weight: 1, arbitrary: changeCustomer },
  { weight: 2, arbitrary: setStatus },
  { weight: 1, arbitrary: answerReview },
  { weight: 1, arbitrary: payClosed },
  { weight: 1, arbitrary: sendBackToClosed },
  { weight: 1, arbitrary: payDuringSuspension },
  { weight: 1, arbitrary: suspendTwice },
  { weight: 8, arbitrary: single },
  { weight: 2, arbitrary: stablecoinIn },
  { weight: 6, arbitrary: pay },
  { weight: 3, arbitrary: exchange },
  { weight: 4, arbitrary: flow },
  { weight: 2, arbitrary: remove },
  { weight: 1, arbitrary: decide },
  { weight: 10, arbitrary: passTime },
  { weight: 1, arbitrary: retryWebhooks },
  { weight: 1, arbitrary: sendEventAgain },
  { weight: 1, arbitrary: outage },
  { weight: 1, arbitrary: pause },
  { weight: 1, arbitrary: suspendDuringPause },
  { weight: 1, arbitrary: rejectedFlow },
  { weight: 3, arbitrary: incoming },
  { weight: 2, arbitrary: decideIncoming },
  { weight: 3, arbitrary: issue },
  { weight: 3, arbitrary: redeem },
  { weight: 2, arbitrary: freeze },
  { weight: 1, arbitrary: freezeReceiver },
  { weight: 1, arbitrary: payByReference },
  { weight: 1, arbitrary: payUnknown },
  { weight: 1, arbitrary: policy },
  { weight: 2, arbitrary: exportReport },
  { weight: 2, arbitrary: misuse },
  { weight: 1, arbitrary: failure },
  { weight: 1, arbitrary: read },
);
