import { isIncoming } from '../kinds';
import { known } from '../known';
import type { ChainPlace, Money, Step, Transaction } from '../objects';
import type { World } from '../world';
import type { Account, Entry } from './ledger';
import { customerAccounts, isCustomerAccount } from './tokens';

function linesOf({ data }: World, movement: string, kind: string) {
  const lines = data.lifecycles.money.filter(
    (line) => line.movement === movement && (line.kind === 'any' || line.kind === kind),
  );
  if (lines.length === 0)
    throw new Error(`lifecycles.yaml has no money lines for ${movement} of ${kind}. Add them.`);
  return lines;
}

/** Returns the account that a name in lifecycles.yaml stands for in a step of a transaction. */
function accountOf(world: World, name: string, { id, steps }: Transaction, step: Step): Account {
  if (name === 'source') {
    if (isIncoming(world, step.kind)) return { account: 'incoming', owner: id };
    return { account: step === steps[0] ? 'held' : 'available', owner: step.customerId };
  }
  if (name === 'receiver') {
    return step.receiverId === undefined
      ? { account: 'others', owner: '' }
      : { account: 'available', owner: step.receiverId };
  }
  return { account: name, owner: ownerOf(name, id, step.customerId) };
}

const objectAccounts = new Set(['incoming', 'in_transit', 'unclaimed']);

function ownerOf(account: string, objectId: string, customerId: string): string {
  if (customerAccounts.has(account)) return customerId;
  return objectAccounts.has(account) ? objectId : '';
}

function entriesOf(
  world: World,
  movement: string,
  transaction: Transaction,
  index: number,
): Entry[] {
  const step = known(transaction.steps[index]);
  return linesOf(world, movement, step.kind).map((line) => ({
    ...moneyOf(step, line.amount),
    debit: accountOf(world, line.debit, transaction, step),
    credit: accountOf(world, line.credit, transaction, step),
  }));
}

function moneyOf(step: Step, name: 'amount' | 'fee' | 'received' | 'net'): Money {
  if (name !== 'net') return known(step[name]);
  const { currency, units } = known(step.amount);
  return { currency, units: units - known(step.fee).units };
}

/**
 * Returns the net changes of customers' balances, in the order of the entries; leaves out changes
 * of 0.
 */
function changesOf(entries: readonly Entry[]): { customerId: string; money: Money }[] {
  const changes = new Map<string, { customerId: string; money: Money }>();
  const add = ({ owner }: Account, currency: string, units: bigint) => {
    const key = `${owner} ${currency}`;
    const before = changes.get(key)?.money.units ?? 0n;
    changes.set(key, { customerId: owner, money: { currency, units: before + units } });
  };
  for (const { debit, credit, currency, units } of entries) {
    if (isCustomerAccount(debit)) add(debit, currency, -units);
    if (isCustomerAccount(credit)) add(credit, currency, units);
  }
  return [...changes.values()].filter(({ money }) => money.units !== 0n);
}

/** The object that moved the money, as the transactions report shows it. */
interface Source {
  readonly id: string;
  readonly reference: string | null;
  readonly ledger: ChainPlace | null;
}

/** The entries of one step, or of an object without steps. */
interface Part {
  readonly step: number;
  readonly kind: string;
  readonly fee: Money | undefined;
  readonly entries: readonly Entry[];
}

/**
 * Posts entries, all or nothing, and writes a row of the transactions report for each balance that
 * changes. The fee is in the first row of each part. Then calls `world.onAvailable` for each entry
 * that credits an available balance.
 *
 * @throws OverdrawnError if an account has too little money; then nothing is posted
 */
function postParts(world: World, movement: string, source: Source, parts: readonly Part[]): void {
  const before = new Map<string, bigint>();
  for (const { customerId, money } of parts.flatMap(({ entries }) => changesOf(entries))) {
    before.set(`${customerId} ${money.currency}`, world.total(customerId, money.currency));
  }
  const entries = parts.flatMap((part) => part.entries);
  world.checks?.checkEntries(world, movement, entries);
  world.ledger.post({ time: world.time, transactionId: source.id, movement, entries });
  for (const { step, kind, fee, entries: partEntries } of parts) {
    for (const [position, { customerId, money }] of changesOf(partEntries).entries()) {
      const key = `${customerId} ${money.currency}`;
      const after = (before.get(key) ?? 0n) + money.units;
      before.set(key, after);
      world.bookings.push({
        bookedAt: world.time,
        transactionId: source.id,
        step,
        kind,
        customerId,
        currency: money.currency,
        entry: money.units > 0n ? 'credit' : 'debit',
        units: money.units > 0n ? money.units : -money.units,
        fee: position === 0 && fee !== undefined ? fee : { currency: money.currency, units: 0n },
        balanceAfter: after,
        reference: source.reference,
        signature: source.ledger?.signature ?? '',
        slot: source.ledger?.slot ?? 0,
      });
    }
  }
  for (const { credit, currency } of entries) {
    if (credit.account === 'available') world.onAvailable(credit.owner, currency);
  }
}

/**
 * Posts a movement for some steps of a transaction.
 *
 * @throws OverdrawnError if an account has too little money; then nothing is posted
 * @throws Error if lifecycles.yaml has no lines for the movement, or a step is missing or lacks an
 *   amount
 */
export function postMovement(
  world: World,
  movement: string,
  transaction: Transaction,
  indexes: readonly number[],
): void {
  const parts = indexes.map((index) => {
    const step = transaction.steps[index];
    return {
      step: index + 1,
      kind: step?.kind ?? '',
      fee: step?.fee,
      entries: entriesOf(world, movement, transaction, index),
    };
  });
  postParts(world, movement, transaction, parts);
}

/** Money that an object without steps moves. */
export interface MovedMoney {
  /** `kind` of the money lines in lifecycles.yaml. */
  readonly kind: string;
  /** Owner of the `incoming`, `in_transit` or `unclaimed` account. */
  readonly owner: string;
  readonly customerId: string;
  readonly amount: Money;
  /** The amount received, if its currency differs from that of `amount`. */
  readonly received?: Money;
}

/**
 * Posts a movement of an object without steps and without a fee.
 *
 * @throws OverdrawnError if an account has too little money; then nothing is posted
 * @throws Error if lifecycles.yaml has no lines for the movement, or if a line needs a received
 *   amount that is missing
 */
export function postObjectMovement(
  world: World,
  movement: string,
  source: Source,
  moved: MovedMoney,
): void {
  const entries = linesOf(world, movement, moved.kind).map((line): Entry => {
    const money = known(line.amount === 'received' ? moved.received : moved.amount);
    const account = (name: string): Account => ({
      account: name,
      owner: ownerOf(name, moved.owner, moved.customerId),
    });
    return { ...money, debit: account(line.debit), credit: account(line.credit) };
  });
  // The transactions report shows movements of objects without steps as transfers.
  const { transfer: kind } = world.kinds;
  postParts(world, movement, source, [{ step: 1, kind, fee: undefined, entries }]);
}
