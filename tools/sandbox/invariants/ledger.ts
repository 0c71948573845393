import { customerAt, isClosedAddress, isFrozenAddress } from '../../../src/sandbox/addresses';
import type { Machine } from '../../../src/sandbox/data';
import { movedTokens } from '../../../src/sandbox/money/tokens';
import { sourceAddress } from '../../../src/sandbox/sources';
import type { TestClient } from '../testClient';

/* Conditions that must hold after every call. */

/** Sums in smallest units, by key. */
export type Sums = Map<string, bigint>;

/** Throws if two values differ; `expect(…).toEqual(…)` is too slow for so many checks. */
export function assertSame(label: string, actual: unknown, expected: unknown): void {
  const toText = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
  if (toText(actual) !== toText(expected)) {
    throw new Error(`${label}: ${toText(actual)} instead of ${toText(expected)}`);
  }
}

export const addTo = (sums: Sums, key: string, units: bigint) =>
  sums.set(key, (sums.get(key) ?? 0n) + units);

/** Returns the sums that are not zero, sorted by key. */
export const withoutZeros = (sums: Sums) =>
  Object.fromEntries([...sums].filter(([, units]) => units !== 0n).sort());

/** Converts an amount, as answers show it, to smallest units. */
export const unitsOf = (value: unknown) => BigInt(String(value).replace('.', ''));

/** Accounts that may be below zero. */
const sources = new Set(['outside', 'mint']);

/**
 * Checks that every currency adds up to zero, that only the sources are below zero, and that the
 * reserve covers the stablecoins in existence.
 */
export function checkConservation({ sandbox }: TestClient): void {
  const sums: Sums = new Map();
  for (const { account, currency, units } of sandbox.world.ledger.balances()) {
    addTo(sums, currency, units);
    if (!sources.has(account.account)) {
      const owner = account.owner === '' ? '' : ` of ${account.owner}`;
      if (units < 0n)
        throw new Error(`${account.account}${owner} is negative: ${units} units of ${currency}.`);
    }
  }
  assertSame('currencies that do not add up to zero', withoutZeros(sums), {});
  const { ledger, data } = sandbox.world;
  const supply = -ledger.balance({ account: 'mint', owner: '' }, data.stablecoin.symbol);
  const reserve = ledger.balance({ account: 'reserve', owner: '' }, data.fx.pivot);
  // A stablecoin has six decimals, a dollar two.
  if (reserve * 10_000n < supply)
    throw new Error(`A reserve of ${reserve} cents does not cover ${supply} units.`);
}

/** Checks that no token was minted, burned or moved on the chain during its pause. */
export function checkPauses({ sandbox: { world } }: TestClient): void {
  for (const { time, movement, entries } of world.ledger.postings) {
    for (const currency of movedTokens(world, entries)) {
      const isPaused = world.pauses.some(
        (pause) => pause.currency === currency && pause.from < time && time < pause.until,
      );
      if (isPaused) throw new Error(`${movement} moved ${currency} during a pause.`);
    }
  }
}

/**
 * Adds to `expected` the money that objects other than transactions have set aside or in transit.
 */
function addOpenObjects({ sandbox: { world } }: TestClient, expected: Sums): void {
  const put = (account: string, { currency, units }: { currency: string; units: bigint }) =>
    addTo(expected, `${account} ${currency}`, units);
  for (const { status, owner, amount } of world.returnedPayments.values()) {
    if (status === 'returning') put(`in_transit ${owner}`, amount);
    if (status === 'unclaimed') put(`unclaimed ${owner}`, amount);
  }
  for (const { id, status, amount } of world.issuances.values()) {
    if (['funded', 'approved'].includes(status)) put(`incoming ${id}`, amount);
  }
  for (const { id, status, received } of world.redemptions.values()) {
    if (['queued', 'paying', 'held'].includes(status)) put(`in_transit ${id}`, received);
  }
  for (const payment of world.incomingPayments.values()) {
    const { id, status, amount, isCredited, customerId } = payment;
    if (status === 'in_review') put(`incoming ${id}`, amount);
    if (status === 'returning') put(isCredited ? `held ${customerId}` : `incoming ${id}`, amount);
  }
  for (const { target, frozen, status } of world.freezes.values()) {
    if (target.type !== 'balance') continue;
    if (status !== 'active') assertSame('money frozen by an order that has ended', frozen, 0n);
    put(`frozen ${target.customer_id}`, { currency: target.currency, units: frozen });
  }
}

/** Checks that all money set aside or in transit belongs to objects whose status requires it. */
export function checkOpenMoney(client: TestClient): void {
  const { world } = client.sandbox;
  const actual: Sums = new Map();
  const expected: Sums = new Map();
  for (const { account, currency, units } of world.ledger.balances()) {
    if (['held', 'incoming', 'in_transit', 'frozen', 'unclaimed'].includes(account.account)) {
      addTo(actual, `${account.account} ${account.owner} ${currency}`, units);
    }
  }
  addOpenObjects(client, expected);
  const booked = new Set(
    world.ledger.postings
      .filter(({ movement }) => movement === 'book')
      .map(({ transactionId }) => transactionId),
  );
  const incoming: readonly string[] = [world.kinds.fiatIn, world.kinds.stablecoinIn];
  for (const { id, status, steps } of world.transactions.values()) {
    const [first] = steps;
    const last = steps.at(-1) ?? first;
    const isIncoming = incoming.includes(first.kind);
    const isBooked = booked.has(id);
    const { amount } = first;
    if (isBooked && status === 'processing' && last.received !== undefined) {
      addTo(expected, `in_transit ${id} ${last.received.currency}`, last.received.units);
    } else if (amount !== undefined && isIncoming && ['in_review', 'processing'].includes(status)) {
      addTo(expected, `incoming ${id} ${amount.currency}`, amount.units);
    } else if (
      amount !== undefined &&
      !isIncoming &&
      ['pending', 'in_review', 'processing'].includes(status)
    ) {
      addTo(expected, `held ${first.customerId} ${amount.currency}`, amount.units);
    }
  }
  assertSame('open money', withoutZeros(actual), withoutZeros(expected));
}

/** Returns the machines and statuses of all objects but approvals and events, by id. */
export function statusesOf({ sandbox: { world } }: TestClient): Map<string, [Machine, string]> {
  const all = (machine: Machine, objects: Iterable<{ id: string; status: string }>) =>
    [...objects].map(({ id, status }): [string, [Machine, string]] => [id, [machine, status]]);
  return new Map([
    ...all('transaction', world.transactions.values()),
    ...all('customer', world.customers.values()),
    ...all('quote', world.quotes.values()),
    ...all('export', world.exports.values()),
    ...all('issuance', world.issuances.values()),
    ...all('redemption', world.redemptions.values()),
    ...all('incoming_payment', world.incomingPayments.values()),
    ...all('returned_payment', world.returnedPayments.values()),
    ...all('freeze', world.freezes.values()),
  ]);
}

function isReachable(client: TestClient, machine: Machine, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const status of seen) {
    for (const transition of client.data.lifecycles[machine]) {
      if (transition.from === status) seen.add(transition.to);
    }
  }
  return seen.has(to);
}

/** Checks that every change of status followed transitions of lifecycles.yaml. */
export function checkTransitions(
  client: TestClient,
  before: ReadonlyMap<string, readonly [Machine, string]>,
): void {
  for (const [id, [machine, status]] of statusesOf(client)) {
    const from = before.get(id)?.[1] ?? '–';
    if (from === status) continue;
    if (!isReachable(client, machine, from, status)) {
      throw new Error(
        `${id} went from ${from} to ${status}, which lifecycles.yaml does not allow.`,
      );
    }
  }
}

/** Checks that nothing waits to go back to the address of a customer who has been closed. */
export function checkClosedAddresses({ sandbox: { world } }: TestClient): void {
  const limit = 2000 * world.data.epochs.finality.seconds;
  const { returnedPayments, freezes, pauses, time } = world;
  for (const { id, status, source, updatedAt } of returnedPayments.values()) {
    const address = sourceAddress(source);
    if (status !== 'returning' || address === undefined) continue;
    const addressFreezes = [...freezes.values()].filter(
      ({ target }) => target.type === 'address' && target.address === address,
    );
    if (!isClosedAddress(world, address) || isFrozenAddress(world, address)) continue;
    const since = Math.max(
      updatedAt,
      customerAt(world, address)?.updatedAt ?? 0,
      ...addressFreezes.map(({ endedAt = 0 }) => endedAt),
      ...pauses.map(({ until }) => until),
    );
    if (time - since > limit) throw new Error(`${id} waits for a closed customer.`);
  }
}
