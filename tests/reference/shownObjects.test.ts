import { readCurrentVersion } from './rpcPages';
import { readApiText } from './apiDocument';
import { apiSamples } from './apiSamples';

/* Checks that the objects in the samples of the institution API agree with each other. */

const { library } = readCurrentVersion();

const data = <T>(file: string, name: string) =>
  (library.tokens[file] as unknown as Record<string, T>)[name] as T;
type Values = Readonly<Record<string, unknown>>;

/** Returns every object inside a value, including the value itself. */
function objectsIn(value: unknown): Values[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Values, ...inner];
}

/** All JSON objects that pages and the OpenAPI document show. */
const shownObjects = [
  ...apiSamples().map(({ value }) => value),
  JSON.parse(readApiText()) as object,
].flatMap(objectsIn);

it('shows cut-off times only in production, because payment systems of the sandbox are always open', () => {
  const states = shownObjects.filter((object) => 'flows' in object && 'environment' in object);
  expect(states.length).toBeGreaterThan(1);
  const ofSandbox = states.filter(({ environment }) => environment === 'sandbox');
  expect(ofSandbox).not.toEqual([]);
  for (const state of ofSandbox) {
    expect(objectsIn(state).filter(({ cut_off_at: time = null }) => time !== null)).toEqual([]);
  }
});

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
    expect(String(row['status_since']) >= String(row['added_at'])).toBe(true);
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
