import type { CurrencyData, KindGroup } from './data';
import type { Step, Transaction } from './objects';
import type { World } from './world';

/** Whether a kind waits for money from outside. */
export function isIncoming({ kinds }: World, kind: string): boolean {
  return kind === kinds.fiatIn || kind === kinds.stablecoinIn;
}

/** Whether a kind pays somebody, so that limits count it. */
export function isPayment({ kinds }: World, kind: string): boolean {
  return [kinds.fiatOut, kinds.transfer, kinds.stablecoinOut].includes(kind);
}

/** Whether any step moves a balance of a customer out or into another currency. */
export function isPaying(world: World, { steps }: Transaction): boolean {
  return steps.some(({ kind }) => !isIncoming(world, kind));
}

export function lastStep({ steps }: Transaction): Step {
  return steps.at(-1) ?? steps[0];
}

/** The groups of lifecycles.yaml that a transaction belongs to. */
export function groupsOf(world: World, transaction: Transaction): KindGroup[] {
  const isPayout = lastStep(transaction).kind === world.kinds.fiatOut;
  const first = transaction.steps[0].kind;
  return [
    isIncoming(world, first) ? 'incoming' : 'outgoing',
    ...(first === world.kinds.fiatIn ? (['pay_in'] as const) : []),
    isPayout ? 'payout' : 'on_chain',
    ...(transaction.isFlow ? (['flow'] as const) : []),
  ];
}

/** Whether a kind takes a currency. */
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
