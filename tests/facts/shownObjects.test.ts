import { readCurrentVersion } from './rpcPages';
import { timeOfId } from '../../src/shared/timeOfId';
import { readApiText } from './apiDocument';
import { apiSamples } from './apiSamples';
import { objectsIn, type JsonObject } from './objectsIn';

/*
 * Checks that the objects in the samples of the institution API agree with each other. All tests
 * read the same list of objects, so they stay in one file.
 */

const { library } = readCurrentVersion();

const data = <T>(file: string, name: string) =>
  (library.tokens[file] as unknown as Record<string, T>)[name] as T;

const shownObjects = [
  ...apiSamples().map(({ value }) => value),
  JSON.parse(readApiText()) as object,
].flatMap(objectsIn);

it('shows cut-off times only in production, because payment systems of the sandbox are always open', () => {
  const states = shownObjects.filter((object) => 'flows' in object && 'environment' in object);
  expect(states.length).toBeGreaterThan(1);
  const sandboxStates = states.filter(({ environment }) => environment === 'sandbox');
  expect(sandboxStates).not.toEqual([]);
  for (const state of sandboxStates) {
    expect(objectsIn(state).filter(({ cut_off_at: time = null }) => time !== null)).toEqual([]);
  }
});

const seconds = data<{ activation: number; start: number; bank: number; export: number }>(
  'sandbox',
  'seconds',
);

it('gives each customer consistent statuses and times', () => {
  const added = new Map(
    shownObjects
      .filter((object) => 'requirements' in object && typeof object['created_at'] === 'string')
      .map((customer) => [customer['id'], customer]),
  );
  const rows = shownObjects.filter((object) => 'status_since' in object && 'added_at' in object);
  const known = rows.filter((row) => added.has(row['customer_id']));
  expect(known.length).toBeGreaterThan(1);
  for (const row of known) {
    expect(row['added_at']).toBe(added.get(row['customer_id'])?.['created_at']);
    const reviewed = Date.parse(String(row['status_since'])) - Date.parse(String(row['added_at']));
    expect(reviewed).toBeGreaterThanOrEqual(seconds.activation * 1000);
  }
  const states = shownObjects.filter(
    (object) => 'requirements' in object && 'updated_at' in object,
  );
  const byTime = new Map<string, unknown>();
  for (const { id, status, updated_at: time } of states) {
    const key = `${String(id)} ${String(time)}`;
    expect([key, status]).toEqual([key, byTime.get(key) ?? status]);
    byTime.set(key, status);
  }
});

/** Fields with an id, each with the field that shows the time contained in the id. */
const idTimeFields = [
  ['id', 'created_at'],
  ['id', 'received_at'],
  ['returned_payment_id', 'received_at'],
  ['customer_id', 'added_at'],
] as const;

it('shows the same time in an id and in its object, and no event before its object', () => {
  const nonEvents = shownObjects.filter((object) => !('type' in object && 'data' in object));
  const shown = nonEvents.flatMap((object) =>
    idTimeFields.flatMap(([id, time]) => {
      const timeInId = timeOfId(String(object[id]));
      return timeInId === undefined || !(time in object)
        ? []
        : [{ id: object[id], time: object[time], timeInId }];
    }),
  );
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter(({ time, timeInId }) => time !== timeInId)).toEqual([]);
  const events = shownObjects.filter(({ id }) => String(id).startsWith('evt_'));
  expect(events.length).toBeGreaterThan(1);
  for (const event of events) {
    const [object] = objectsIn(event['data']);
    const since = timeOfId(String(object?.['id'])) ?? '';
    expect([event['id'], String(event['created_at']) >= since]).toEqual([event['id'], true]);
  }
});

it('shows bank returns and export files that take as long as in the sandbox', () => {
  const wait = (object: JsonObject, from: string, to: string) =>
    Date.parse(String(object[to])) - Date.parse(String(object[from]));
  const returned = shownObjects.filter(
    ({ received_at: from, returned_at: to }) => typeof from === 'string' && typeof to === 'string',
  );
  const files = shownObjects.filter(
    ({ id, expires_at: end }) => String(id).startsWith('exp_') && typeof end === 'string',
  );
  expect([returned.length > 2, files.length > 0]).toEqual([true, true]);
  for (const object of returned) {
    expect(wait(object, 'received_at', 'returned_at')).toBe(seconds.bank * 1000);
  }
  const kept = data<number>('limits', 'exportKeepDays') * 86_400_000;
  for (const object of files) {
    expect(wait(object, 'created_at', 'expires_at')).toBe(seconds.export * 1000 + kept);
  }
});

interface Transition {
  readonly from: string;
  readonly to: string;
}
interface Notification {
  readonly machine: string;
  readonly event: string;
}

/** Returns the initial statuses of the objects that events of a type report on. */
function firstStatuses(type: unknown): string[] {
  const notifications = data<readonly Notification[]>('lifecycles', 'notifications');
  const machine = notifications.find(({ event }) => event === type)?.machine;
  const transitions = machine === undefined ? [] : data<Transition[]>('lifecycles', machine);
  return transitions.filter(({ from }) => from === '–').map(({ to }) => to);
}

it('shows each event at the time when its object reached the status in the event', () => {
  const versions = shownObjects.filter(({ updated_at: time }) => typeof time === 'string');
  const events = shownObjects.filter(({ id }) => String(id).startsWith('evt_'));
  let compared = 0;
  for (const { id, type, created_at: time, data: changed } of events) {
    const { id: object, status } = changed as JsonObject;
    const created = timeOfId(String(object));
    if (created === undefined) continue;
    const isFirst = firstStatuses(type).includes(String(status));
    if (!isFirst) expect([id, String(time) > created]).toEqual([id, true]);
    const shown = versions.filter((version) => version['id'] === object);
    const times = [
      ...(isFirst ? [created] : []),
      ...shown
        .filter((version) => version['status'] === status)
        .map((version) => version['updated_at']),
    ];
    if (shown.length === 0 || times.length === 0) continue;
    compared += 1;
    expect([id, times]).toEqual([id, expect.arrayContaining([time])]);
  }
  expect(compared).toBeGreaterThan(4);
});

it('shows no transaction that settles before it can have started and become final', () => {
  const { seconds: finality } = data<{ seconds: number }>('epochs', 'finality');
  const isOutgoing = (kind: unknown) => /^(?!fiat|stablecoin|composed)\w+$/.test(String(kind));
  const created = new Map(shownObjects.map(({ id, created_at: time }) => [id, time]));
  const settled = shownObjects.filter(
    ({ kind, id, settled_at: time }) =>
      isOutgoing(kind ?? 'fiat') && typeof time === 'string' && created.has(id),
  );
  expect(settled.length).toBeGreaterThan(1);
  for (const { id, settled_at: time } of settled) {
    const waited = Date.parse(String(time)) - Date.parse(timeOfId(String(id)) ?? '');
    expect([id, waited >= (seconds.start + finality) * 1000]).toEqual([id, true]);
  }
});

interface Place {
  readonly signature: string;
  readonly slot: number;
}

/** Fields that can show when an object's chain transaction became final. */
const finalityFields = ['booked_at', 'minted_at', 'settled_at', 'created_at'] as const;

/**
 * Returns each place on the chain that an object shows, with the time when its transaction became
 * final, if known.
 */
function placesShown(): { place: Place; time: string | undefined }[] {
  const payouts = new Set(
    shownObjects.filter(({ kind }) => String(kind).endsWith('_to_fiat')).map(({ id }) => id),
  );
  return shownObjects.flatMap((object) => {
    const place = (object['ledger'] ?? object) as Partial<Place>;
    if (typeof place.signature !== 'string' || typeof place.slot !== 'number') return [];
    // Payouts and redemptions settle at the bank, later than on the chain.
    const names =
      payouts.has(object['id']) || String(object['id']).startsWith('red_')
        ? []
        : finalityFields.filter((name) => name !== 'created_at' || 'originator' in object);
    const name = names.find((candidate) => typeof object[candidate] === 'string');
    return [{ place: place as Place, time: name && String(object[name]) }];
  });
}

const slotAt = (time: string): number => {
  const { time: start, slot } = data<{ time: string; slot: number }>('sandbox', 'anchor');
  const { milliseconds } = data<{ milliseconds: number }>('epochs', 'slot');
  return slot + Math.floor((Date.parse(time) - Date.parse(start)) / milliseconds);
};
const { depthSlots } = data<{ depthSlots: number }>('epochs', 'finality');

it('shows one slot and one matching final time for each signature', () => {
  const slots = new Map<string, number>();
  const times = new Map<string, string>();
  const places = placesShown();
  for (const { place, time } of places) {
    const { signature, slot } = place;
    expect([signature, slot]).toEqual([signature, slots.get(signature) ?? slot]);
    slots.set(signature, slot);
    if (time === undefined) continue;
    expect([time, slot]).toEqual([time, slotAt(time) - depthSlots]);
    expect([signature, time]).toEqual([signature, times.get(signature) ?? time]);
    times.set(signature, time);
  }
  expect(slots.size).toBeGreaterThan(8);
  expect(places.filter(({ time }) => time !== undefined).length).toBeGreaterThan(12);
});

it('shows slots that match the as_of of a ledger or a balances report', () => {
  const ledgers = shownObjects.filter(({ finalized_slot: slot }) => typeof slot === 'number');
  const reports = shownObjects.filter(
    (object) => 'as_of' in object && objectsIn(object['data']).some((row) => 'available' in row),
  );
  expect([ledgers.length > 1, reports.length > 1]).toEqual([true, true]);
  for (const { slot, finalized_slot: final, as_of: time } of ledgers) {
    const expected = slotAt(String(time));
    expect([slot, final]).toEqual([expected, expected - depthSlots]);
  }
  for (const { as_of: time, data: rows } of reports) {
    for (const { slot } of objectsIn(rows).filter((row) => 'slot' in row)) {
      expect(slot).toBe(slotAt(String(time)) - depthSlots);
    }
  }
});

it('keeps fees out of camt amounts, and stablecoins out of balances', () => {
  const mapped = data<readonly { field: string; element: string }[]>('reports', 'iso20022');
  const elementOf = (field: string) =>
    mapped.find((row) => row.field.split(', ').includes(field))?.element;
  expect(elementOf('amount')).toBe('Ntry/Amt');
  expect(elementOf('fee')).toContain('Chrgs');
  const rows = shownObjects.filter((object) => 'booked_at' in object || 'available' in object);
  const currencies = new Set(
    rows.map(({ currency }) => currency).filter((code) => code !== undefined),
  );
  expect(currencies.size).toBeGreaterThan(1);
  for (const code of currencies) if (typeof code === 'string') expect(code).toMatch(/^[A-Z]{3}$/);
});
