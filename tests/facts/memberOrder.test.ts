import { asSubscriptionsDocument } from '../../src/content/reference/subscriptions/document';
import { responseOf } from '../../src/content/reference/openrpc/examples';
import { floatMembers } from '../../src/content/reference/openrpc/formatMessage';
import { readCurrentVersion, readDocument } from './rpcPages';

/*
 * Checks that sample responses have their members in the order in which a node writes them. A
 * result over HTTP passes through a sorted map (serde_json without `preserve_order`). The envelope
 * and notifications over WebSocket are written in the order of the Rust structs.
 */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the member names of each misordered object, at any depth of a value. `order` puts names
 * in the right order.
 */
function misorderedObjects(value: unknown, order: (names: readonly string[]) => readonly string[]) {
  const found: string[] = [];
  const visit = (part: unknown) => {
    if (isObject(part)) {
      const names = Object.keys(part);
      if (order(names).join() !== names.join()) found.push(names.join());
    }
    if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return found;
}

const sorted = (names: readonly string[]) => [...names].sort();

const structs = [
  ['context', 'value'],
  ['lamports', 'data', 'owner', 'executable', 'rentEpoch', 'space'],
  ['program', 'parsed', 'space'],
  ['pubkey', 'account'],
  ['signature', 'err', 'logs'],
  ['slot', 'block', 'err'],
  ['previousBlockhash', 'blockhash', 'parentSlot', 'signatures', 'blockTime', 'blockHeight'],
  ['slot', 'parent', 'root'],
  ['type', 'slot', 'parent', 'timestamp', 'stats', 'err'],
  ['votePubkey', 'slots', 'hash', 'timestamp', 'signature'],
  'numTransactionEntries numSuccessfulTransactions numFailedTransactions maxTransactionsPerEntry'.split(
    ' ',
  ),
];

/**
 * Returns names in the order of the struct that has all of them. Sorts them if no struct does, as
 * in parsed data.
 */
function inStructOrder(names: readonly string[]): readonly string[] {
  const struct = structs.find((members) => names.every((name) => members.includes(name)));
  return struct?.filter((name) => names.includes(name)) ?? sorted(names);
}

const { methods } = readDocument();

it.each(methods)('$name returns sorted members', ({ examples }) => {
  for (const { result, 'x-error': error } of examples) {
    expect(misorderedObjects(result?.value, sorted)).toEqual([]);
    expect(misorderedObjects(error?.['data'], sorted)).toEqual([]);
  }
});

it('writes the id of a response last', () => {
  const [example] = methods[0]?.examples ?? [];
  if (example === undefined) throw new Error('There is no example.');
  expect(Object.keys(responseOf(example))).toEqual(['jsonrpc', 'result', 'id']);
});

const text = readCurrentVersion().documentTexts.get('subscriptions') ?? '';
const subscriptions = asSubscriptionsDocument(JSON.parse(text) as unknown).methods;

it.each(subscriptions.filter((method) => method['x-notification'] !== undefined))(
  '$name writes the members of notifications in struct order',
  (method) => {
    const values = method['x-notification']?.examples.map(({ value }) => value);
    expect(misorderedObjects(values, inStructOrder)).toEqual([]);
  },
);

interface FieldSchema {
  readonly $ref?: string;
  readonly allOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
}

const isFloat = ({ $ref = '', allOf = [], oneOf = [] }: FieldSchema): boolean =>
  $ref.endsWith('/F64') || [...allOf, ...oneOf].some(isFloat);

it('lists every floating-point member in floatMembers, apart from two that need no entry', () => {
  const floats = new Set<string>();
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const { properties } = part as { readonly properties?: Readonly<Record<string, FieldSchema>> };
    for (const [name, schema] of Object.entries(properties ?? {}))
      if (isFloat(schema)) floats.add(name);
    Object.values(part).forEach(visit);
  };
  visit(readDocument());
  // `floatMembers` leaves out two: `total` is a whole number of lamports in getSupply, and the
  // rates of getInflationRate, such as `validator`, are never whole.
  expect([...floats].sort()).toEqual([...floatMembers, 'total', 'validator'].sort());
});
