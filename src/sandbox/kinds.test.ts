import { openStage, type Stage } from '../../tools/sandbox/scenarios/stage';
import { order, quote } from '../../tools/sandbox/scenarios/transactions';
import { TestClient } from '../../tools/sandbox/testClient';
import {
  exchangeStep,
  flow,
  payIn,
  payInStep,
  payout,
  payoutStep,
  stablecoinIn,
  stablecoinOut,
  transfer,
} from '../../tools/sandbox/testOrders';
import { groupsOf } from './kinds';

const { data } = new TestClient();
const { kinds } = (
  data as unknown as { transactions: { kinds: { kind: string; groups: string[] }[] } }
).transactions;

const exchangeOf = (quoteId: string) => ({ kind: 'currency_exchange', quote_id: quoteId });

/** Orders of every kind. Together, the orders of a kind cover all its groups. */
const orders = async (stage: Stage): Promise<readonly { readonly kind: string }[]> => [
  payIn,
  payout,
  transfer(stage.other),
  stablecoinOut,
  stablecoinIn,
  exchangeOf(await quote(stage)),
  flow([payInStep, exchangeStep]),
  flow([payInStep, payoutStep]),
  flow([exchangeStep, { ...exchangeStep, buy_currency: 'EUR' }, payoutStep]),
];

it.each(kinds)('transactions.yaml names the groups of the kind $kind', async ({ kind, groups }) => {
  const stage = await openStage();
  const { world } = stage.client.sandbox;
  const found = new Set<string>();
  for (const input of await orders(stage)) {
    if (input.kind !== kind) continue;
    const transaction = world.transactions.get(await order(stage, input));
    if (transaction === undefined) throw new Error(`There is no transaction of the kind ${kind}.`);
    for (const group of groupsOf(world, transaction)) found.add(group);
  }
  expect([...found].sort()).toEqual([...groups].sort());
});
