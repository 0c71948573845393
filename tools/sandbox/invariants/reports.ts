import { day, formatDay, formatTime } from '../../../src/sandbox/time/format';
import { checkBankTotals } from './bankTotals';
import { addTo, assertSame, unitsOf, withoutZeros, type Sums } from './ledger';
import type { TestBody, TestClient } from '../testClient';
import { checkBookings } from './views';

/* Conditions that the reports of the API must meet after a sequence of calls. */

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
/** Reads all rows of a report from the first day to a moment, in periods of the allowed length. */
async function rowsUntil(
  client: TestClient,
  path: string,
  moment: number,
  write = formatTime,
): Promise<TestBody[]> {
  const rows: TestBody[] = [];
  const length = client.data.limits.reportDays * day;
  for (let start = firstDay; start < moment; start += length) {
    const end = Math.min(start + length, moment);
    const period = `from=${write(start)}&to=${write(end)}`;
    rows.push(...(await rowsOf(client, `${path}?${period}&`)));
  }
  return rows;
}

/**
 * Checks that a movement was booked when it became final on the chain, or later if it is an
 * incoming payment, which may be in review first.
 */
function checkSlot({ sandbox: { world } }: TestClient, row: TestBody): void {
  const { depthSlots } = world.data.epochs.finality;
  const final = world.slotAt(Date.parse(String(row['booked_at']))) - depthSlots;
  const id = String(row['transaction_id']);
  const isReviewed = world.incomingPayments.has(id) && row['entry'] === 'credit';
  assertSame('slot', isReviewed ? Math.min(final, Number(row['slot'])) : final, row['slot']);
}

/**
 * Returns the sums of the ledger before a given time, by account, owner and currency. Counts frozen
 * money as held.
 */
function partsOf({ sandbox: { world } }: TestClient, moment: number): Sums {
  const parts: Sums = new Map();
  const add = (account: string, owner: string, currency: string, units: bigint) =>
    addTo(parts, `${account === 'frozen' ? 'held' : account} ${owner} ${currency}`, units);
  for (const { time, entries } of world.ledger.postings) {
    if (time >= moment) continue;
    for (const { debit, credit, currency, units } of entries) {
      add(debit.account, debit.owner, currency, -units);
      add(credit.account, credit.owner, currency, units);
    }
  }
  return parts;
}

/** Checks that the reports of one moment agree with each other and with the ledger. */
export async function checkReports(client: TestClient): Promise<void> {
  const { world } = client.sandbox;
  // Both reports leave out money that moves while their pages are read.
  const moment = client.clock.now() + 1;
  const asOf = new Date(moment).toISOString();
  const movements = await rowsUntil(client, '/reports/transactions', moment);
  const balances = await rowsOf(client, `/reports/balances?as_of=${asOf}&`);
  const booked: Sums = new Map();
  const fees: Sums = new Map();
  for (const row of movements) {
    const key = `${String(row['customer_id'])} ${String(row['currency'])}`;
    const amount = unitsOf(row['amount']);
    addTo(booked, key, row['entry'] === 'credit' ? amount : -amount);
    assertSame('balance_after', unitsOf(row['balance_after']), booked.get(key));
    checkSlot(client, row);
    const isRefund = row['kind'] === world.kinds.fiatOut && row['entry'] === 'credit';
    const fee = unitsOf(row['fee']);
    addTo(fees, String(row['fee_currency']), isRefund ? -fee : fee);
  }
  const reported: Sums = new Map();
  const parts = partsOf(client, moment);
  for (const row of balances) {
    assertSame('total', unitsOf(row['available']) + unitsOf(row['held']), unitsOf(row['total']));
    for (const part of ['available', 'held'] as const) {
      const key = `${part} ${String(row['customer_id'])} ${String(row['currency'])}`;
      assertSame(key, unitsOf(row[part]), parts.get(key) ?? 0n);
    }
    addTo(
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
      if (credit.account === 'fees') addTo(bookedFees, currency, units);
      if (debit.account === 'fees') addTo(bookedFees, currency, -units);
    }
  }
  assertSame('fees', withoutZeros(fees), withoutZeros(bookedFees));

  const returned: Sums = new Map();
  const returns = await rowsUntil(client, '/reports/returns', moment);
  checkBankTotals(client, movements, returns, moment);
  await checkBookings(client, movements, moment);
  for (const row of returns) {
    addTo(returned, String(row['currency']), unitsOf(row['amount']));
  }
  const sentBack: Sums = new Map();
  // Money counts from its arrival, even if a review refuses it later.
  const arrivals = new Map<string, number>();
  for (const { time, transactionId, movement, entries } of world.ledger.postings) {
    if (movement === 'arrive') arrivals.set(transactionId, time);
    if (movement !== 'send_back' || (arrivals.get(transactionId) ?? time) >= moment) continue;
    for (const { currency, units } of entries) addTo(sentBack, currency, units);
  }
  assertSame('returns', withoutZeros(returned), withoutZeros(sentBack));

  const midnight = Math.ceil(client.clock.now() / day) * day;
  let created = 0;
  for (const row of await rowsUntil(client, '/reports/network', midnight, formatDay)) {
    const { settled, failed, deleted, open } = row as Record<string, number>;
    const sum = (settled ?? 0) + (failed ?? 0) + (deleted ?? 0) + (open ?? 0);
    assertSame('created', row['created'], sum);
    created += Number(row['created']);
  }
  assertSame('created', created, world.transactions.size);
}
