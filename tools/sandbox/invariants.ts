import type { Machine } from '../../src/sandbox/data';
import type { TestBody, TestClient } from './testClient';

/* Conditions that must be true after every step, computed from the API's answers where possible. */

type Sums = Map<string, bigint>;

/** Compares like `expect(…).toEqual(…)`, which is too slow for so many checks. */
export function assertSame(label: string, actual: unknown, expected: unknown): void {
  const toText = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
  if (toText(actual) !== toText(expected)) {
    throw new Error(`${label}: ${toText(actual)} instead of ${toText(expected)}`);
  }
}

const add = (sums: Sums, key: string, units: bigint) =>
  sums.set(key, (sums.get(key) ?? 0n) + units);
const withoutZeros = (sums: Sums) =>
  Object.fromEntries([...sums].filter(([, units]) => units !== 0n).sort());

/** Accounts that may be below zero. */
const sources = new Set(['outside', 'mint']);

/**
 * Checks that every currency adds up to zero, that only the sources are below zero, and that the
 * reserve covers the stablecoins in existence.
 */
export function checkConservation({ sandbox }: TestClient): void {
  const sums: Sums = new Map();
  for (const { account, currency, units } of sandbox.world.ledger.balances()) {
    add(sums, currency, units);
    if (!sources.has(account.account)) {
      if (units < 0n) throw new Error(`${account.account} of ${account.owner} is below zero.`);
    }
  }
  assertSame('sum of a currency', withoutZeros(sums), {});
  const { ledger, data } = sandbox.world;
  const supply = -ledger.balance({ account: 'mint', owner: '' }, data.stablecoin.symbol);
  const reserve = ledger.balance({ account: 'reserve', owner: '' }, data.fx.pivot);
  // A stablecoin has six decimals, a dollar two.
  if (reserve * 10_000n < supply)
    throw new Error(`A reserve of ${reserve} cents does not cover ${supply} units.`);
}

/** Adds the money of objects other than transactions that is set aside or in transit. */
function addOpenObjects({ sandbox: { world } }: TestClient, expected: Sums): void {
  const put = (account: string, { currency, units }: { currency: string; units: bigint }) =>
    add(expected, `${account} ${currency}`, units);
  for (const { status, owner, amount } of world.returnedPayments.values()) {
    if (status === 'returning') put(`in_transit ${owner}`, amount);
    if (status === 'unclaimed') put(`unclaimed ${owner}`, amount);
  }
  for (const { id, status, amount } of world.issuances.values()) {
    if (['funded', 'approved'].includes(status)) put(`incoming ${id}`, amount);
  }
  for (const { id, status, received } of world.redemptions.values()) {
    if (['queued', 'paying'].includes(status)) put(`in_transit ${id}`, received);
  }
  for (const payment of world.incomingPayments.values()) {
    const { id, status, amount, isCredited, customerId } = payment;
    if (status === 'in_review') put(`incoming ${id}`, amount);
    if (status === 'returning') put(isCredited ? `held ${customerId}` : `incoming ${id}`, amount);
  }
  for (const { target, frozen, status } of world.freezes.values()) {
    if (target.type !== 'balance') continue;
    if (status !== 'active') assertSame('frozen after the end', frozen, 0n);
    put(`frozen ${target.customer_id}`, { currency: target.currency, units: frozen });
  }
}

/** Checks that money set aside or in transit belongs to an object in that state. */
export function checkOpenMoney(client: TestClient): void {
  const { world } = client.sandbox;
  const actual: Sums = new Map();
  const expected: Sums = new Map();
  for (const { account, currency, units } of world.ledger.balances()) {
    if (['held', 'incoming', 'in_transit', 'frozen', 'unclaimed'].includes(account.account)) {
      add(actual, `${account.account} ${account.owner} ${currency}`, units);
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
      add(expected, `in_transit ${id} ${last.received.currency}`, last.received.units);
    } else if (amount !== undefined && isIncoming && ['in_review', 'processing'].includes(status)) {
      add(expected, `incoming ${id} ${amount.currency}`, amount.units);
    } else if (
      amount !== undefined &&
      !isIncoming &&
      ['pending', 'in_review', 'processing'].includes(status)
    ) {
      add(expected, `held ${first.customerId} ${amount.currency}`, amount.units);
    }
  }
  assertSame('open money', withoutZeros(actual), withoutZeros(expected));
}

/** Returns the statuses of all objects by id. */
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

/** Returns whether the model has a path from one status to another. */
function isReachable(client: TestClient, machine: Machine, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const status of seen) {
    for (const transition of client.data.lifecycles[machine]) {
      if (transition.from === status) seen.add(transition.to);
    }
  }
  return seen.has(to);
}

/** Checks that every change of status followed transitions of the model. */
export function checkTransitions(
  client: TestClient,
  before: ReadonlyMap<string, readonly [Machine, string]>,
): void {
  for (const [id, [machine, status]] of statusesOf(client)) {
    const from = before.get(id)?.[1] ?? '–';
    if (from === status) continue;
    if (!isReachable(client, machine, from, status)) {
      throw new Error(`${id} went from ${from} to ${status}.`);
    }
  }
}

/** Reads all rows of a report, page by page, within its rate limit. */
async function rowsOf(client: TestClient, path: string): Promise<TestBody[]> {
  const rows: TestBody[] = [];
  for (let cursor = ''; ;) {
    await client.pass(1);
    const { body, text, status } = await client.get(`${path}limit=100${cursor}`);
    if (status !== 200) throw new Error(text);
    rows.push(...(body['data'] as TestBody[]));
    if (body['next_cursor'] === null) return rows;
    cursor = `&cursor=${String(body['next_cursor'])}`;
  }
}

/** The day on which the sandbox of a test starts. */
const firstDay = Date.parse('2025-11-26T00:00:00.000Z');
const dayMilliseconds = 86_400_000;

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Reads all rows of a report from the first day to a moment, in periods of the allowed length. */
async function rowsUntil(
  client: TestClient,
  path: string,
  moment: number,
  write = (time: number) => new Date(time).toISOString(),
): Promise<TestBody[]> {
  const rows: TestBody[] = [];
  const length = client.data.limits.reportDays * dayMilliseconds;
  for (let start = firstDay; start < moment; start += length) {
    const end = Math.min(start + length, moment);
    const period = `from=${write(start)}&to=${write(end)}`;
    rows.push(...(await rowsOf(client, `${path}?${period}&`)));
  }
  return rows;
}

const unitsOf = (value: unknown) => BigInt(String(value).replace('.', ''));

/** Checks that the reports of one moment agree with each other and with the ledger. */
export async function checkReports(client: TestClient): Promise<void> {
  const { world } = client.sandbox;
  // Money that moves while the pages are read belongs to neither report.
  const moment = client.clock.now() + 1;
  const asOf = new Date(moment).toISOString();
  const movements = await rowsUntil(client, '/reports/transactions', moment);
  const balances = await rowsOf(client, `/reports/balances?as_of=${asOf}&`);
  const booked: Sums = new Map();
  const fees: Sums = new Map();
  for (const row of movements) {
    const key = `${String(row['customer_id'])} ${String(row['currency'])}`;
    const amount = unitsOf(row['amount']);
    add(booked, key, row['entry'] === 'credit' ? amount : -amount);
    assertSame('balance_after', unitsOf(row['balance_after']), booked.get(key));
    const isRefund = row['kind'] === world.kinds.fiatOut && row['entry'] === 'credit';
    const fee = unitsOf(row['fee']);
    add(fees, String(row['fee_currency']), isRefund ? -fee : fee);
  }
  const reported: Sums = new Map();
  for (const row of balances) {
    assertSame('total', unitsOf(row['available']) + unitsOf(row['held']), unitsOf(row['total']));
    add(
      reported,
      `${String(row['customer_id'])} ${String(row['currency'])}`,
      unitsOf(row['total']),
    );
  }
  assertSame('balances', withoutZeros(reported), withoutZeros(booked));
  const bookedFees: Sums = new Map();
  for (const { time, entries } of world.ledger.postings) {
    if (time >= moment) continue;
    for (const { debit, credit, currency, units } of entries) {
      if (credit.account === 'fees') add(bookedFees, currency, units);
      if (debit.account === 'fees') add(bookedFees, currency, -units);
    }
  }
  assertSame('fees', withoutZeros(fees), withoutZeros(bookedFees));

  const returned: Sums = new Map();
  for (const row of await rowsUntil(client, '/reports/returns', moment)) {
    add(returned, String(row['currency']), unitsOf(row['amount']));
  }
  const sentBack: Sums = new Map();
  // Money counts from its arrival, also if a review refuses it later.
  const arrivals = new Map<string, number>();
  for (const { time, transactionId, movement, entries } of world.ledger.postings) {
    if (movement === 'arrive') arrivals.set(transactionId, time);
    if (movement !== 'send_back' || (arrivals.get(transactionId) ?? time) >= moment) continue;
    for (const { currency, units } of entries) add(sentBack, currency, units);
  }
  assertSame('returns', withoutZeros(returned), withoutZeros(sentBack));

  const midnight = Math.ceil(client.clock.now() / dayMilliseconds) * dayMilliseconds;
  let created = 0;
  for (const row of await rowsUntil(client, '/reports/network', midnight, dateOf)) {
    const { settled, failed, deleted, open } = row as Record<string, number>;
    const sum = (settled ?? 0) + (failed ?? 0) + (deleted ?? 0) + (open ?? 0);
    assertSame('created', row['created'], sum);
    created += Number(row['created']);
  }
  assertSame('created', created, world.transactions.size);
}
