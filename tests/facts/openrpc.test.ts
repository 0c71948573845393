import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsonSchemaMeta from '@json-schema-tools/meta-schema';
import openRpcMeta from '@open-rpc/meta-schema';
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { absoluteUrl } from '../../src/site/addresses';
import { withSiteTokens } from '../../src/site/tokens';
import { readFacts } from './rpcFacts';
import { projectRoot } from '../../tools/copyProject';
import { readDocument, readDocumentText } from './rpcPages';

const document = readDocument();
const facts = readFacts();
const draft7 = 'http://json-schema.org/draft-07/schema#';

const isRegex = (text: string) => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};
const formats = {
  uri: (text: string) => URL.canParse(text),
  regex: isRegex,
  'uri-reference': true,
  email: true,
} as const;

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(referencesIn);
  return '$ref' in value ? [String(value.$ref), ...inner] : inner;
}

function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, member]) =>
    key === 'example' || key === 'value' ? [] : descriptionsIn(member),
  );
  const { description } = value as { description?: unknown };
  return typeof description === 'string' ? [description, ...inner] : inner;
}

describe('the OpenRPC document', () => {
  it('is valid against the OpenRPC meta-schema', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, formats });
    ajv.addSchema({ ...jsonSchemaMeta, $schema: draft7 });
    const meta = JSON.stringify({ ...openRpcMeta, $schema: draft7 }).replaceAll(
      '"https://meta.json-schema.tools"',
      '"https://meta.json-schema.tools/"',
    );
    const validate = ajv.compile(JSON.parse(meta) as object);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  it('can be read by a generic OpenRPC tool, including its references', async () => {
    const parsed = await parseOpenRPCDocument(readDocumentText());
    expect(parsed.methods).toHaveLength(document.methods.length);
    expect(referencesIn(parsed.methods)).toEqual([]);
    expect(referencesIn((parsed as unknown as typeof document)['x-errors'])).toEqual([]);
  });

  it('has exactly the methods in the facts', () => {
    const names = facts.methods.map(({ name }) => name).sort();
    expect(document.methods.map(({ name }) => name).sort()).toEqual(names);
  });

  it('uses every shared schema and has no dangling references', () => {
    const { schemas, errors, tags } = document.components as Record<string, object>;
    const known = [
      ...Object.keys(schemas ?? {}).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(errors ?? {}).map((name) => `#/components/errors/${name}`),
      ...Object.keys(tags ?? {}).map((name) => `#/components/tags/${name}`),
    ];
    const used = new Set(referencesIn(document));
    expect([...used].filter((reference) => !known.includes(reference))).toEqual([]);
    const unused = known.filter((name) => name.includes('/schemas/') && !used.has(name));
    expect(unused).toEqual([]);
  });

  it('starts descriptions with a capital letter or code, and ends them with a full stop or code', () => {
    const unfinished = descriptionsIn(document).filter((text) => !/^[\p{Lu}`].*[.`]$/su.test(text));
    expect(unfinished).toEqual([]);
  });

  it('lists the errors in the facts by name and code, in the same order', () => {
    const expected = [...facts.errors.standard, ...facts.errors.custom];
    const found = Object.entries(document.components.errors);
    expect(found.map(([name, { code }]) => ({ name, code }))).toEqual(
      expected.map(({ name, code }) => ({ name, code })),
    );
  });

  it('names the methods that need a transaction history', () => {
    const flag = '--enable-rpc-transaction-history';
    const needing = document.methods.filter((method) => method['x-requires'] === flag);
    expect(needing.map(({ name }) => name)).toEqual([
      'getBlock',
      'getInflationReward',
      'getRecentPerformanceSamples',
      'getSignaturesForAddress',
      'getTransaction',
    ]);
  });

  it('keeps the largest u64 exact', () => {
    expect(readDocumentText()).not.toContain('18446744073709552000');
    expect(readDocumentText()).toContain('"rentEpoch": 18446744073709551615');
  });

  it('leaves no token in a URL', () => {
    expect(
      strings(document).filter((text) => /\{[a-z]+\}/i.test(text) && text.includes('https')),
    ).toEqual([]);
  });
});

describe('the document agrees with the data files and pages', () => {
  const reference = (name: string) =>
    parse(
      readFileSync(join(projectRoot, `content/current/reference/${name}.yaml`), 'utf8'),
    ) as Record<string, number>;
  const limits = reference('rpc_limits');
  const limitOf = (method: string, position = 0) =>
    document.methods.find(({ name }) => name === method)?.['x-limits']?.[position]?.value;

  it.each([
    ['base58DataBytes', limitOf('getAccountInfo')],
    ['bodyBytes', facts.errors.transport.maxRequestBodyBytes],
    ['multipleAccounts', limitOf('getMultipleAccounts')],
    ['filters', limitOf('getProgramAccounts')],
    ['memcmpBytes', limitOf('getProgramAccounts', 1)],
    ['largestAccounts', limitOf('getLargestAccounts')],
    ['blockRange', limitOf('getBlocks')],
    ['lockoutDepths', limitOf('getBlockCommitment')],
    ['slotLeaders', limitOf('getSlotLeaders')],
    ['epochCredits', limitOf('getVoteAccounts', 1)],
    ['rewardAddresses', limitOf('getInflationReward')],
    ['performanceSamples', limitOf('getRecentPerformanceSamples')],
    ['samplePeriodSeconds', limitOf('getRecentPerformanceSamples', 1)],
    ['signaturesPage', limitOf('getSignaturesForAddress')],
    ['signatureStatuses', limitOf('getSignatureStatuses')],
    ['feeAddresses', limitOf('getRecentPrioritizationFees')],
    ['feeBlocks', limitOf('getRecentPrioritizationFees', 1)],
  ])('rpc_limits.%s is the limit in the document or the facts', (name, value) => {
    expect(limits[name]).toBe(value);
  });

  it.each(document.methods)('$name links to its page', (method) => {
    const { externalDocs } = method as unknown as { readonly externalDocs: { url: string } };
    expect(externalDocs.url).toBe(
      absoluteUrl(`/validators/network-documentation/rpc/${method.name}`),
    );
  });

  it('the servers are the endpoints in chain.yaml', () => {
    const { clusters } = withSiteTokens(reference('chain')) as unknown as {
      clusters: Record<'production' | 'sandbox', { rpc: string }>;
    };
    expect(document.servers.map(({ url }) => url)).toEqual([
      clusters.sandbox.rpc,
      clusters.production.rpc,
    ]);
  });
});
