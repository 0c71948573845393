import type { CurrencyData, KindGroup } from './data';
import type { Step, Transaction } from './objects';
import type { World } from './world';

/** Returns whether a kind waits for money from outside. */
export function isIncoming({ kinds }: World, kind: string): boolean {
  return kind === kinds.fiatIn || kind === kinds.stablecoinIn;
}

/** Returns whether a kind pays somebody. Such payments count towards the daily limits. */
export function isPayment({ kinds }: World, kind: string): boolean {
  return [kinds.fiatOut, kinds.transfer, kinds.stablecoinOut].includes(kind);
}

/** Returns the kinds that convert from or to stablecoins. */
export function stablecoinKinds({ kinds }: World): string[] {
  return [kinds.stablecoinIn, kinds.stablecoinOut];
}

/**
 * Returns the currencies that every transaction of a kind moves, and the currencies that only some
 * transactions of the kind move.
 */
export function currenciesOfKind(
  world: World,
  kind: string,
): { needed: readonly string[]; possible: readonly string[] } {
  const { data, kinds } = world;
  const all = data.currencies.list;
  if (stablecoinKinds(world).includes(kind)) {
    const needed = all.flatMap(({ code, settlesIn }) => (settlesIn ? [code, settlesIn] : []));
    return { needed, possible: [] };
  }
  const isPossible = (currency: CurrencyData) =>
    kind === kinds.flow || takesCurrency(world, kind, currency);
  return { needed: [], possible: all.filter(isPossible).map(({ code }) => code) };
}

/** Returns whether any step pays somebody. */
export function isPaying(world: World, { steps }: Transaction): boolean {
  return steps.some(({ kind }) => isPayment(world, kind));
}

/** Returns the id of the customer who orders a transaction, then the `receiverId` of each step. */
export function customersOf({ customerId, steps }: Transaction): (string | undefined)[] {
  return [customerId, ...steps.map(({ receiverId }) => receiverId)];
}

/** Returns the last step of a transaction, which may be its only one. */
export function lastStep({ steps }: Transaction): Step {
  return steps.at(-1) ?? steps[0];
}

/** Returns the groups of lifecycles.yaml that a transaction belongs to. */
export function groupsOf(world: World, transaction: Transaction): KindGroup[] {
  const { isFlow, steps } = transaction;
  const isPayout = lastStep(transaction).kind === world.kinds.fiatOut;
  const first = steps[0].kind;
  const isOutgoing = !isIncoming(world, first);
  const isSinglePayout = isPayout && !isFlow;
  return [
    isOutgoing ? 'outgoing' : 'incoming',
    ...(isSinglePayout ? (['single_payout'] as const) : []),
    ...(isOutgoing && !isSinglePayout ? (['refusable'] as const) : []),
    ...(first === world.kinds.fiatIn && !isFlow ? (['pay_in'] as const) : []),
    isPayout ? 'payout' : 'on_chain',
    isFlow ? 'flow' : 'single',
    ...(isPaying(world, transaction) ? (['paying'] as const) : []),
  ];
}

/**
 * Returns whether a transaction or step of a kind can take a currency. An exchange can yield the
 * same currencies that it can take.
 */
export function takesCurrency(
  { kinds, data }: World,
  kind: string,
  currency: CurrencyData,
): boolean {
  if (currency.status === 'closed' && kind !== kinds.fiatOut) return false;
  switch (kind) {
    case kinds.stablecoinIn:
      return currency.kind === 'stablecoin';
    case kinds.stablecoinOut:
      return data.currencies.list.some(({ settlesIn }) => settlesIn === currency.code);
    case kinds.exchange:
      return currency.kind === 'fiat' && currency.exchange;
    default:
      return currency.kind === 'fiat';
  }
}
