import jsonSchemaMeta from '@json-schema-tools/meta-schema';
import openRpcMeta from '@open-rpc/meta-schema';
import Ajv, { type ValidateFunction } from 'ajv';
import type { Schema } from '../../src/content/reference/fields/schema';
import type { RpcDocument } from '../../src/content/reference/openrpc/types';
import {
  asSubscriptionsDocument,
  subscriptionsOf,
  unsubscribeOf,
} from '../../src/content/reference/subscriptions/document';
import { subscriptionsPath, writtenPages } from '../routes';
import { readCurrentVersion } from './rpcPages';
import { isSource, statementsIn } from './statements';

const { documentTexts } = readCurrentVersion();
const parseDocument = (name: string) => JSON.parse(documentTexts.get(name) ?? '') as unknown;
const openrpc = parseDocument('openrpc') as RpcDocument;
const document = asSubscriptionsDocument(parseDocument('subscriptions'));
const subscriptions = subscriptionsOf(document);

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'openrpc.json', components: openrpc.components });
ajv.addSchema({
  $id: 'subscriptions.json',
  components: withIds(document.components),
});

/**
 * Adds the document's id to references within the document, because the validator finds documents
 * by id.
 */
function withIds(part: object): object {
  return JSON.parse(
    JSON.stringify(part).replaceAll('"#/components/', '"subscriptions.json#/components/'),
  ) as object;
}

function createValidator(schema: object): ValidateFunction {
  return ajv.compile(withIds(schema));
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(refsIn);
  return '$ref' in value ? [String(value.$ref), ...inner] : inner;
}

function logFields(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([key, part]: [string, unknown]) =>
      key === 'properties'
        ? ['logs', 'logMessages'].flatMap((name) => (part as Record<string, Schema>)[name] ?? [])
        : [],
    )
    .concat(Object.values(value).flatMap(logFields));
}

describe('the subscriptions document', () => {
  it('is valid against the OpenRPC meta-schema', () => {
    const draft7 = 'http://json-schema.org/draft-07/schema#';
    const check = new Ajv({ strict: false, allErrors: true, validateFormats: false });
    check.addSchema({ ...jsonSchemaMeta, $schema: draft7 });
    const meta = JSON.stringify({ ...openRpcMeta, $schema: draft7 }).replaceAll(
      '"https://meta.json-schema.tools"',
      '"https://meta.json-schema.tools/"',
    );
    const validate = check.compile(JSON.parse(meta) as object);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  it('has exactly the subscriptions that have a page, each with its unsubscribe call', () => {
    const pages = writtenPages()
      .map(({ path }) => path.split(`${subscriptionsPath}/`)[1])
      .filter((name) => name !== undefined);
    expect(subscriptions.map(({ name }) => name).sort()).toEqual(pages);
    const calls = subscriptions.flatMap((subscription) => [
      subscription.name,
      unsubscribeOf(document, subscription).name,
    ]);
    expect(document.methods.map(({ name }) => name)).toEqual(calls);
  });

  it('refers only to parts of itself or of the OpenRPC document', () => {
    const known = (value: unknown, prefix: string) =>
      Object.entries(value as Record<string, object>).flatMap(([kind, parts]) =>
        Object.keys(parts).map((name) => `${prefix}#/components/${kind}/${name}`),
      );
    const all = new Set([
      ...known(document.components, ''),
      ...known(openrpc.components, 'openrpc.json'),
    ]);
    expect(refsIn(document).filter((ref) => !all.has(ref))).toEqual([]);
  });

  it('has a source for every statement', () => {
    const statements = statementsIn(document);
    expect(statements.length).toBeGreaterThan(200);
    const without = statements.filter(({ sources = [] }) => sources.length === 0);
    expect(without.map(({ place }) => place)).toEqual([]);
    const malformed = statements.flatMap(({ sources = [] }) => sources).filter((s) => !isSource(s));
    expect(malformed).toEqual([]);
  });

  it('names the flag of every subscription that is off by default', () => {
    const off = subscriptions.filter((subscription) => subscription['x-enabled-by'] !== undefined);
    expect(off.map(({ name, 'x-enabled-by': by }) => [name, by?.flag])).toEqual([
      ['blockSubscribe', '--rpc-pubsub-enable-block-subscription'],
      ['voteSubscribe', '--rpc-pubsub-enable-vote-subscription'],
    ]);
  });

  it('says how truncated logs are marked, as the methods do', () => {
    const logs = [openrpc.components, openrpc.methods, document.components].flatMap(logFields);
    expect(logs.map(({ type, oneOf }) => type ?? oneOf?.[0]?.type)).toEqual([
      'array',
      'array',
      'array',
    ]);
    expect(logs.filter(({ description }) => !description?.includes('`Log truncated`'))).toEqual([]);
  });

  it.each([
    ['logsSubscribe', '`--enable-rpc-transaction-history`'],
    ['programSubscribe', 'System program gets every account that was closed'],
    ['blockSubscribe', 'From 4.0 both are the slot of the block'],
  ])('says in the notes of %s: %s', (name, text) => {
    const notes = subscriptions.find((method) => method.name === name)?.['x-notes'] ?? [];
    expect(notes.map((note) => note.text).join(' ')).toContain(text);
  });

  it('says how its limits change in newer nodes', () => {
    const limits = document['x-limits'].map(({ description }) => description).join(' ');
    expect(limits).toContain('from 4.2 each counts');
    expect(limits).toContain('3.0 does not start with it');
  });

  it('says which nodes do not announce the port', () => {
    expect(document['x-notes'].connecting?.[0]?.text).toContain('`--private-rpc`');
  });
});

describe.each(document.methods)('$name', (method) => {
  const paramsSchema = createValidator({
    type: 'array',
    ...(method.params.length > 0 && { items: method.params.map(({ schema }) => schema) }),
    minItems: method.params.filter(({ required }) => required === true).length,
    maxItems: method.params.length,
  });

  it('says when it returns each of its errors, and no others', () => {
    const codes = (method.errors ?? []).map(
      ({ $ref }) => openrpc.components.errors[$ref.split('/').at(-1) ?? '']?.code,
    );
    const explained = Object.keys(method['x-errors-when'] ?? {}).map(Number);
    expect(codes.toSorted()).toEqual(explained.toSorted());
  });

  it('has examples that match its schemas or fail with an error that it explains', () => {
    const result = createValidator(method.result.schema);
    for (const example of method.examples) {
      if (example['x-error'] !== undefined) {
        expect(method['x-errors-when']).toHaveProperty([String(example['x-error'].code)]);
        continue;
      }
      paramsSchema(example.params.map(({ value }) => value));
      expect(paramsSchema.errors).toBeNull();
      result(example.result?.value);
      expect(result.errors).toBeNull();
    }
  });
});

describe.each(subscriptions)('the schema for notifications of $name', (subscription) => {
  const { schema, examples } = subscription['x-notification'];
  const validate = createValidator(schema);

  it.each(examples)('accepts the example $name', ({ value }) => {
    validate(value);
    expect(validate.errors).toBeNull();
  });

  it('rejects an empty object', () => {
    expect(validate({})).toBe(false);
  });
});

const key = '28xFYRjJn9EWs7wRKo7a9xiATsSMMuue3AiwBLbVNtSh';

describe('data that is too long for base58', () => {
  const account = {
    lamports: 1,
    data: 'error: data too large for bs58 encoding',
    owner: key,
    executable: false,
    rentEpoch: 0,
    space: 200,
  };

  it.each([
    ['accountSubscribe', account],
    ['programSubscribe', { pubkey: key, account }],
  ])('can be replaced by an error text in the schema of %s', (name, value) => {
    const { schema } =
      subscriptions.find((method) => method.name === name)?.['x-notification'] ?? {};
    expect(createValidator(schema ?? { not: {} })({ context: { slot: 1 }, value })).toBe(true);
  });
});

describe('a call', () => {
  const accepts = (name: string, params: unknown[]) => {
    const { params: descriptors = [] } =
      document.methods.find((method) => method.name === name) ?? {};
    return createValidator({
      type: 'array',
      items: descriptors.map(({ schema }) => schema),
      minItems: descriptors.filter(({ required }) => required === true).length,
      maxItems: descriptors.length,
    })(params);
  };

  it.each([
    ['accountSubscribe', []],
    ['accountSubscribe', [key, { encoding: 'hex' }]],
    ['programSubscribe', [key, { filters: [{ dataSize: 1 }, { dataSize: 1, memcmp: {} }] }]],
    ['logsSubscribe', [{ mentions: [key, key] }]],
    ['logsSubscribe', [{ mentions: [] }]],
    ['logsSubscribe', ['votes']],
    ['blockSubscribe', [{ mentions: key }]],
    ['blockSubscribe', []],
    ['accountUnsubscribe', ['23']],
  ])('%s %j is rejected', (name, params) => {
    expect(accepts(name, params)).toBe(false);
  });

  it.each([
    ['accountSubscribe', [key, null]],
    ['accountSubscribe', [key, { minContextSlot: 1, somethingElse: true }]],
    ['logsSubscribe', ['allWithVotes']],
    ['blockSubscribe', [{ mentionsAccountOrProgram: key }, { showRewards: null }]],
  ])('%s %j is accepted', (name, params) => {
    expect(accepts(name, params)).toBe(true);
  });
});
