import { readFileSync } from 'node:fs';
import { readCurrentVersion } from './rpcPages';

/*
 * For each method or subscription that has changed, checks that its page cites a source of the
 * change in a newer release.
 */

type Json = Readonly<Record<string, unknown>>;

const { documentTexts } = readCurrentVersion();
const read = (name: string) => JSON.parse(documentTexts.get(name) ?? '') as Json;
const documents = [read('openrpc'), read('subscriptions')];
const components = documents.map((document) => document['components'] as Record<string, Json>);

/** Returns the text of a part of the documents, with everything that it refers to. */
function textOf(part: unknown, seen = new Set<string>()): string {
  const text = JSON.stringify(part);
  const references = [...text.matchAll(/#\/components\/(\w+)\/(\w+)/g)].map(
    ([, kind = '', name = '']) => ({ kind, name }),
  );
  const parts = references.map(({ kind, name }) => {
    if (seen.has(name)) return '';
    seen.add(name);
    return textOf(components.map((component) => component[kind]?.[name]).find(Boolean), seen);
  });
  return [text, ...parts].join('\n');
}

const pages = new Map(
  documents
    .flatMap((document) => document['methods'] as readonly (Json & { readonly name: string })[])
    .map((method) => [method.name, textOf(method)]),
);

const section = readFileSync('docs/rpc-sources.md', 'utf8')
  .split('## What changed between release lines')[1]
  ?.split('\n## ')[0];

/** The changes to methods, each with its sources in newer releases. */
const changes = [...(section ?? '').matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].flatMap(
  ([, affected = '', cited = '']) => {
    const methods = [...affected.matchAll(/\w+/g)].map(([name]) => name);
    const sources = [...cited.matchAll(/`(v[34][^`]+#L[^`]+)`/g)].map(([, source = '']) => source);
    return methods
      .filter((method) => pages.has(method) && sources.length > 0)
      .map((method) => ({ method, affected: affected.trim(), sources }));
  },
);

it('finds more than ten changes between release lines', () => {
  expect(changes.length).toBeGreaterThan(10);
});

it.each(changes)(
  'the page of $method cites the source of a change to $affected',
  ({ method, sources }) => {
    const page = pages.get(method) ?? '';
    expect(sources.some((source) => page.includes(source))).toBe(true);
  },
);
