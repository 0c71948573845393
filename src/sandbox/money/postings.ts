import type { Money, Step, Transaction } from '../objects';
import type { World } from '../world';
import type { Account, Entry } from './ledger';

/** The amounts of a step whose sums are known. */
interface Sums {
  readonly amount: Money;
  readonly fee: Money;
  readonly received: Money;
}

/** @throws Error if the amounts of the step are not known yet */
export function sumsOf({ amount, fee, received }: Step): Sums {
  if (amount === undefined || fee === undefined || received === undefined) {
    throw new Error('The amounts of the step are not known.');
  }
  return { amount, fee, received };
}

/** Whose account a name in lifecycles.yaml means, for a step of a transaction. */
function accountOf(world: World, name: string, transaction: Transaction, index: number): Account {
  const step = transaction.steps[index];
  if (step === undefined) throw new Error('There is no such step.');
  const { fiatIn, stablecoinIn } = world.kinds;
  switch (name) {
    case 'source': {
      if (step.kind === fiatIn || step.kind === stablecoinIn) {
        return { account: 'incoming', owner: transaction.id };
      }
      return { account: index === 0 ? 'held' : 'available', owner: step.customerId };
    }
    case 'receiver':
      return step.receiverId === undefined
        ? { account: 'others', owner: '' }
        : { account: 'available', owner: step.receiverId };
    case 'available':
    case 'held':
      return { account: name, owner: step.customerId };
    case 'incoming':
    case 'in_transit':
      return { account: name, owner: transaction.id };
    default:
      return { account: name, owner: '' };
  }
}

/** The entries of a movement for one step of a transaction, from lifecycles.yaml. */
export function entriesOf(
  world: World,
  movement: string,
  transaction: Transaction,
  index: number,
): Entry[] {
  const step = transaction.steps[index];
  if (step === undefined) throw new Error('There is no such step.');
  const lines = world.data.lifecycles.money.filter(
    (line) => line.movement === movement && (line.kind === 'any' || line.kind === step.kind),
  );
  if (lines.length === 0) throw new Error(`${movement} moves nothing for ${step.kind}.`);
  return lines.map((line) => {
    const { currency, units } = moneyOf(step, line.amount);
    return {
      debit: accountOf(world, line.debit, transaction, index),
      credit: accountOf(world, line.credit, transaction, index),
      currency,
      units,
    };
  });
}

function moneyOf(step: Step, name: 'amount' | 'fee' | 'received' | 'net'): Money {
  if (name === 'amount') {
    if (step.amount === undefined) throw new Error('The amount of the step is not known.');
    return step.amount;
  }
  const sums = sumsOf(step);
  if (name !== 'net') return sums[name];
  return { currency: sums.amount.currency, units: sums.amount.units - sums.fee.units };
}

const isBalance = ({ account }: Account) => account === 'available' || account === 'held';

/** The balances that entries change, in the order in which they are named. */
function changesOf(entries: readonly Entry[]): { customerId: string; money: Money }[] {
  const changes = new Map<string, { customerId: string; money: Money }>();
  const add = ({ owner }: Account, currency: string, units: bigint) => {
    const key = `${owner} ${currency}`;
    const before = changes.get(key)?.money.units ?? 0n;
    changes.set(key, { customerId: owner, money: { currency, units: before + units } });
  };
  for (const { debit, credit, currency, units } of entries) {
    if (isBalance(debit)) add(debit, currency, -units);
    if (isBalance(credit)) add(credit, currency, units);
  }
  return [...changes.values()].filter(({ money }) => money.units !== 0n);
}

/**
 * Posts a movement for some steps of a transaction, all or nothing, and writes the rows of the
 * transactions report for each balance that changes. The fee is in the first row of a step.
 *
 * @throws OverdrawnError if money is missing; nothing was posted then
 */
export function postMovement(
  world: World,
  movement: string,
  transaction: Transaction,
  indexes: readonly number[],
): void {
  const parts = indexes.map((index) => ({
    index,
    entries: entriesOf(world, movement, transaction, index),
  }));
  const before = new Map<string, bigint>();
  for (const { customerId, money } of parts.flatMap(({ entries }) => changesOf(entries))) {
    before.set(`${customerId} ${money.currency}`, world.total(customerId, money.currency));
  }
  world.ledger.post({
    time: world.time,
    transactionId: transaction.id,
    movement,
    entries: parts.flatMap(({ entries }) => entries),
  });
  for (const { index, entries } of parts) {
    const step = transaction.steps[index];
    if (step === undefined) continue;
    for (const [position, { customerId, money }] of changesOf(entries).entries()) {
      const key = `${customerId} ${money.currency}`;
      const after = (before.get(key) ?? 0n) + money.units;
      before.set(key, after);
      world.bookings.push({
        bookedAt: world.time,
        transactionId: transaction.id,
        step: index + 1,
        kind: step.kind,
        customerId,
        currency: money.currency,
        entry: money.units > 0n ? 'credit' : 'debit',
        units: money.units > 0n ? money.units : -money.units,
        fee: position === 0 ? sumsOf(step).fee : { currency: money.currency, units: 0n },
        balanceAfter: after,
        reference: transaction.reference,
        signature: transaction.ledger?.signature ?? '',
        slot: transaction.ledger?.slot ?? 0,
      });
    }
  }
}
