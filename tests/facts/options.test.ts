import { findMethod } from '../../src/content/reference/openrpc/document';
import type { Method } from '../../src/content/reference/openrpc/types';
import { asSubscriptionsDocument } from '../../src/content/reference/subscriptions/document';
import type { Schema } from '../../src/content/reference/fields/schema';
import { readCurrentVersion, readDocument } from './rpcPages';
import { createValidator } from './rpcSchemas';

/*
 * Checks that the options of current methods and of subscriptions accept and reject the same values
 * as the node's decoder (serde). The expected results come from a run of the decoder with the
 * structs of 2.2.15.
 */

const document = readDocument();
const text = readCurrentVersion().documentTexts.get('subscriptions') ?? '';
const subscriptions = asSubscriptionsDocument(
  JSON.parse(text.replaceAll('"openrpc.json#', '"#')) as unknown,
).methods;

/** Members that are not an `Option` in the structs; the node rejects null for them. */
const rejectsNull = new Set([
  'skipPreflight',
  'sigVerify',
  'replaceRecentBlockhash',
  'innerInstructions',
  'excludeNonCirculatingAccountsList',
  'searchTransactionHistory',
]);

/** Methods that take a bare `CommitmentConfig`, in which the commitment is required. */
const strictMethods = new Set([
  'getInflationGovernor',
  'getMinimumBalanceForRentExemption',
  'getTokenAccountBalance',
  'getTokenLargestAccounts',
  'getTokenSupply',
]);

interface Option {
  readonly label: string;
  readonly method: string;
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

const isReference = (schema: Schema): schema is Schema & { $ref: string } => '$ref' in schema;

function resolve(schema: Schema): Schema {
  if (!isReference(schema)) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = document.components.schemas[name];
  if (found === undefined) throw new Error(`There is no schema ${name}.`);
  return found;
}

function optionsOf({ name: method, params }: Pick<Method, 'name' | 'params'>): Option[] {
  const config = params.find(({ name }) => name === 'config');
  if (config === undefined) return [];
  const alternatives = (config.schema.oneOf ?? [config.schema]).map(resolve);
  const object = alternatives.find(({ properties }) => properties !== undefined);
  return Object.entries(object?.properties ?? {}).map(([name, schema]) => ({
    label: `${method} ${name}`,
    method,
    name,
    schema,
    isRequired: object?.required?.includes(name) ?? false,
  }));
}

const current = document.methods.filter(({ deprecated }) => deprecated !== true);
const options = [...current, ...subscriptions].flatMap(optionsOf);
const validators = new Map(options.map((option) => [option, createValidator(option.schema)]));
const accepts = (option: Option, value: unknown) => validators.get(option)?.(value);

function hasType({ schema }: Option, type: string): boolean {
  const parts = [schema, ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.some((part) => {
    const target = resolve(part);
    return target.type === type || (target.allOf ?? []).some((one) => resolve(one).type === type);
  });
}

const optionsOfType = (type: string) => options.filter((option) => hasType(option, type));

it('finds more than 100 options, among them more than 25 integers and 10 booleans', () => {
  expect(options.length).toBeGreaterThan(100);
  expect(optionsOfType('integer').length).toBeGreaterThan(25);
  expect(optionsOfType('boolean').length).toBeGreaterThan(10);
});

const isStrict = ({ name, method }: Option) => rejectsNull.has(name) || strictMethods.has(method);

it.each(options.filter((option) => !isStrict(option)))('$label accepts null', (option) => {
  expect(accepts(option, null)).toBe(true);
});

it.each(options.filter(isStrict))(
  '$label rejects null, because the struct has no Option for it',
  (option) => {
    expect(accepts(option, null)).toBe(false);
  },
);

it.each(optionsOfType('integer'))('$label is a whole number of 0 or more', (option) => {
  expect([1, 1.5, -1, '1', true, [], {}].map((value) => accepts(option, value))).toEqual([
    true,
    ...Array<boolean>(6).fill(false),
  ]);
});

it.each(optionsOfType('boolean'))('$label is a boolean', (option) => {
  expect([true, false, 'true', 0, 1, {}].map((value) => accepts(option, value))).toEqual([
    true,
    true,
    ...Array<boolean>(4).fill(false),
  ]);
});

it.each(options.filter(({ name }) => name === 'maxSupportedTransactionVersion'))(
  '$label is a u8',
  (option) => {
    expect([0, 255, 256].map((value) => accepts(option, value))).toEqual([true, true, false]);
  },
);

it.each(options.filter(({ isRequired }) => isRequired))(
  '$label is required by the node',
  (option) => {
    expect(strictMethods.has(option.method) || option.name === 'searchTransactionHistory').toBe(
      true,
    );
  },
);

it.each(current.filter((method) => optionsOf(method).length > 0))(
  '$name ignores unknown options, and rejects a config that is not an object',
  ({ name }) => {
    const config = findMethod(document, name).params.find((param) => param.name === 'config');
    const known = strictMethods.has(name) ? { commitment: 'confirmed' } : {};
    const needed = name === 'getSignatureStatuses' ? { searchTransactionHistory: true } : {};
    const isAccepted = createValidator(config?.schema ?? {});
    expect(isAccepted({ ...known, ...needed, misspelt: 1 })).toBe(true);
    expect(['confirmed', 5, true, []].filter((value) => isAccepted(value))).toEqual([]);
  },
);
