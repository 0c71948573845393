import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { network } from '../../site/names';
import { rpcLimits } from './fixtures';
import { formatProblem } from './problems';
import { readReference } from './reference';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reference-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function read(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { problems, ...reference } = readReference(root, Object.keys(files));
  return { ...reference, messages: problems.map(formatProblem) };
}

describe('readReference', () => {
  it.each([
    ['a tab', 'base:\n\t- 1\n'],
    ['a missing bracket', 'base: [1\n'],
    ['a merge conflict', '<<<<<<< HEAD\nbase: 1\n=======\nbase: 2\n>>>>>>> b\n'],
  ])('reports %s in a data file once, but not where its values are used', (_, text) => {
    const { messages } = read({
      'fees.yaml': text,
      'rpc_limits.yaml': rpcLimits.replace("'{rpc_limits.memcmpBytes}'", "'{fees.base}'"),
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^fees\.yaml:\d+:\d+ (?:Invalid YAML: |A merge conflict )/);
  });

  it('replaces tokens in data and documents, and keeps numbers above 2^53', () => {
    const { messages, tokens, documents, documentTexts, faultyDocuments } = read({
      'rpc_limits.yaml': rpcLimits,
      'openrpc.json':
        '{ "openrpc": "1.3.2", "x-limit": "{rpc_limits.filters}", "x-to": "{network}", "x-rent": 18446744073709551615, "methods": [], "info": { "title": "A", "version": "1" } }\n',
    });
    expect(messages).toEqual([]);
    expect([...faultyDocuments]).toEqual([]);
    expect(tokens['rpc_limits']).toMatchObject({ filters: 4, signatureStatuses: 128 });
    expect(documents.get('openrpc')).toMatchObject({ 'x-limit': 4, 'x-to': network });
    expect(documentTexts.get('openrpc')).toBe(
      `{ "openrpc": "1.3.2", "x-limit": 4, "x-to": "${network}", "x-rent": 18446744073709551615, "methods": [], "info": { "title": "A", "version": "1" } }\n`,
    );
  });

  it('reports errors in data and documents, and still returns both', () => {
    const { messages, tokens, documents, faultyDocuments } = read({
      'rpc_limits.yaml': rpcLimits.replace('filters: 4', 'filters: four'),
      'openrpc.json':
        '{"openrpc": "1.3.2",\n  "x-limits": "{rpc_limits.filter}", "methods": [], "info": { "title": "A", "version": "1" }\n}',
    });
    expect(messages).toEqual([
      'rpc_limits.yaml:5:10 rpc_limits.filters is "four", which is not valid. Write a whole number, 0 or more, unquoted.',
      'openrpc.json:2:16 Unknown token "{rpc_limits.filter}". Did you mean {rpc_limits.filters}?',
    ]);
    expect([...faultyDocuments]).toEqual(['openrpc']);
    expect(tokens['rpc_limits']).toMatchObject({ filters: 'four' });
    expect(documents.size).toBe(1);
  });

  it('reports no other errors when a data file cannot be parsed', () => {
    const { messages } = read({
      'rpc_limits.yaml': 'a: [1\n',
      'openrpc.json':
        '{"openrpc": "1.3.2", "x-limits": "{rpc_limits.filters}", "methods": [], "info": { "title": "A", "version": "1" }}',
    });
    expect(messages).toEqual([expect.stringMatching(/^rpc_limits\.yaml:1:4 Invalid YAML/)]);
  });

  it('reports a syntax error in JSON as invalid JSON, not as invalid YAML', () => {
    const { messages, faultyDocuments, documents } = read({ 'openrpc.json': '{"a" 1}' });
    expect(messages).toEqual([
      'openrpc.json:1:6 Invalid JSON: expected a colon but found 1. Write a colon here.',
    ]);
    expect([...faultyDocuments]).toEqual(['openrpc']);
    expect(documents.size).toBe(0);
  });

  it('rejects two files with the same name but different extensions', () => {
    const { messages } = read({ 'rpc_limits.yaml': rpcLimits, 'rpc_limits.yml': rpcLimits });
    expect(messages).toContain(
      'rpc_limits.yml:1:1 There is another file named "rpc_limits". Merge them, or rename one.',
    );
  });
});
