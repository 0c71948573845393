import { hour } from '../../../src/sandbox/time/format';
import { assertSame, statusesOf, unitsOf } from './ledger';
import type { TestBody, TestClient } from '../testClient';

/* Checks that objects, their events and the rows of reports agree with each other. */

interface DatedObject {
  readonly createdAt: number;
  readonly updatedAt?: number;
}

function objectOf({ sandbox: { world } }: TestClient, id: string): DatedObject | undefined {
  const { customers, quotes, transactions, exports, issuances, redemptions } = world;
  const { incomingPayments, returnedPayments, freezes } = world;
  const maps: readonly ReadonlyMap<string, DatedObject>[] = [
    ...[customers, quotes, transactions, exports, issuances, redemptions],
    ...[incomingPayments, returnedPayments, freezes],
  ];
  return maps.map((map) => map.get(id)).find((object) => object !== undefined);
}

/**
 * Checks that events are in order of time, and that they agree with the status and the last change
 * of their objects.
 */
export function checkEvents(client: TestClient): void {
  const { world } = client.sandbox;
  const eventsById = new Map<string, { createdAt: number; type: string; status: string }[]>();
  let latest = 0;
  for (const { createdAt, type, data } of world.events) {
    if (createdAt < latest)
      throw new Error(`An event of ${data.id} is older than the event before it.`);
    latest = createdAt;
    const events = eventsById.get(data.id) ?? [];
    const { status } = data;
    const previous = events.at(-1);
    const isRepeated = previous?.type === type && previous.status === status;
    if (isRepeated && objectOf(client, data.id) !== undefined)
      throw new Error(`${data.id} has two ${type} events with the status ${status} in a row.`);
    eventsById.set(data.id, [...events, { createdAt, type, status }]);
  }
  for (const [id, [machine, status]] of statusesOf(client)) {
    const object = objectOf(client, id);
    const events = eventsById.get(id) ?? [];
    const last = events.at(-1);
    if (world.lifecycle.eventOf(machine, status) !== undefined)
      assertSame(`last event of ${id}`, last?.status, status);
    if (object === undefined || last === undefined) continue;
    const { createdAt, updatedAt = last.createdAt } = object;
    if (updatedAt < last.createdAt || updatedAt < createdAt)
      throw new Error(`${id} changed after its updated_at.`);
  }
}

/**
 * Checks that a flow lists currencies unless it is unavailable, and that the issuer mints unless
 * the last report is too old or the stablecoin is paused.
 */
export async function checkStates(client: TestClient): Promise<void> {
  const { body: network } = await client.get('/network');
  for (const { kind, status, currencies } of network['flows'] as TestBody[])
    assertSame(`currencies of ${kind}`, currencies.length > 0, status !== 'unavailable');
  const { body } = await client.get('/stablecoin');
  const { reportMaxAgeHours } = client.data.stablecoin.reserve;
  const isOld = timeOf(body['as_of']) - timeOf(body['reported_at']) > reportMaxAgeHours * hour;
  const expected = isOld || body['transfers'] === 'paused' ? 'paused' : 'open';
  assertSame('minting', body['minting'], expected);
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Infinity);

const isRefund = ({ network }: TestClient, { kind, entry }: TestBody) =>
  kind === `${network}_to_fiat` && entry === 'credit';

/**
 * Checks that a transaction shows the place and time of its rows, and that the time fits its
 * events. A payout's refunds have later places of their own.
 */
function checkPlace(client: TestClient, object: TestBody, rows: TestBody[], moment: number): void {
  const { id, ledger } = object;
  const bookedAt = timeOf(ledger?.booked_at);
  const own = rows.filter((row) => row['signature'] === ledger?.signature);
  if (own.length > 0 !== bookedAt < moment)
    throw new Error(
      `${id} has ${own.length} rows with its signature, but was booked at ${ledger?.booked_at}.`,
    );
  const places = new Set(own.map((row) => `${row['slot']} ${row['booked_at']}`));
  assertSame(`place of ${id}`, [...places], own.length === 0 ? [] : [`${ledger.slot} ${ledger.booked_at}`]); // prettier-ignore
  for (const row of rows.filter((other) => !own.includes(other))) {
    if (!isRefund(client, row) || timeOf(row['booked_at']) <= bookedAt)
      throw new Error(`${id} has a row with the unexpected signature ${row['signature']}.`);
  }
  if (bookedAt === Infinity) return;
  for (const { createdAt, data } of client.sandbox.world.events) {
    if (data.id !== id) continue;
    const isTooLate = data.status === 'processing' && createdAt > bookedAt;
    const isTooEarly = data.status.endsWith('settled') && createdAt < bookedAt;
    if (isTooLate || isTooEarly)
      throw new Error(`${id} was ${data.status} at ${createdAt}, but booked at ${bookedAt}.`);
  }
}

function checkTransaction({ network }: TestClient, object: TestBody, rows: TestBody[]): void {
  const id = String(object['id']);
  const { amount, received, settled_at: settledAt } = object;
  if (rows.length === 0) throw new Error(`${id} is settled, but has no row.`);
  for (const row of rows) {
    const moved = row['entry'] === 'debit' ? amount : received;
    assertSame(`row of ${id}`, [row['amount'], row['currency']], [moved.value, moved.currency]);
    // A payout settles at the bank, later than on the chain.
    const isPayout = object['kind'] === `${network}_to_fiat`;
    if (!isPayout) assertSame(`booked_at of ${id}`, row['booked_at'], settledAt);
  }
  const fee = rows.reduce((sum, row) => sum + unitsOf(row['fee']), 0n);
  assertSame(`fee of ${id}`, fee, unitsOf(object['fee'].value));
}

/** The statuses whose first event tells when an object's `ledger` was booked. */
const bookedStatuses = {
  '/stablecoin/issuances': ['minted'],
  '/stablecoin/redemptions': ['queued', 'paying'],
  '/incoming_payments': ['credited'],
};

/** Checks that the last 100 objects of each list were booked at the time of their events. */
export async function checkBookingTimes(client: TestClient): Promise<void> {
  const { world } = client.sandbox;
  for (const [path, statuses] of Object.entries(bookedStatuses)) {
    await client.pass(1);
    for (const { id, ledger } of (await client.get(`${path}?limit=100`)).body[
      'data'
    ] as TestBody[]) {
      const first = world.events.find(
        ({ data }) => data.id === id && statuses.includes(data.status),
      );
      const bookedAt = ledger === null ? null : ledger.booked_at;
      assertSame(`booked_at of ${id}`, timeOf(bookedAt), first?.createdAt ?? Infinity);
    }
  }
}

/**
 * Checks that the last 100 transactions and incoming payments show the same amounts, fees, times
 * and places on the chain as their rows in the transactions report.
 *
 * @param movements the rows before a given time
 */
export async function checkBookings(
  client: TestClient,
  movements: readonly TestBody[],
  moment: number,
): Promise<void> {
  const rowsOf = (object: TestBody) =>
    movements.filter((row) => row['transaction_id'] === object['id']);
  const read = async (path: string) => (await client.get(`${path}?limit=100`)).body['data'];
  for (const object of (await read('/transactions')) as TestBody[]) {
    checkPlace(client, object, rowsOf(object), moment);
    if (object['kind'] !== 'composed_flow' && timeOf(object['settled_at']) < moment)
      checkTransaction(client, object, rowsOf(object));
  }
  for (const payment of (await read('/incoming_payments')) as TestBody[]) {
    const credits = rowsOf(payment).filter(({ entry }) => entry === 'credit');
    const isCredited = timeOf(payment['credited_at']) < moment;
    assertSame(
      `credits of ${String(payment['id'])}`,
      credits.map((row) => [row['booked_at'], row['amount'], row['signature']] as unknown),
      isCredited
        ? [[payment['credited_at'], payment['amount'].value, payment['ledger'].signature]]
        : [],
    );
    const bookedAt: unknown = payment['ledger']?.booked_at ?? null;
    assertSame(`booked_at of ${String(payment['id'])}`, bookedAt, payment['credited_at']);
  }
}
