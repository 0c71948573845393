import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteIndex } from '../../src/search/rank/siteIndex';
import { requiredWords, synonymLines } from '../../src/search/text/synonyms';
import { stemOf } from '../../src/search/text/stem';
import { canonicalPath } from '../../src/site/addresses';
import { brand, network } from '../../src/site/names';
import { searchContexts, searchTextsFile } from '../../src/site/search';
import { versions } from '../../src/site/versions';
import { rpcMethods, rpcPath } from '../routes';
import { readSite } from '../support/builtSite';
import { indexFiles, readCollections } from '../../tools/searchFiles';
import { pagesFound } from '../support/searchIndex';

interface ReaderQuery {
  readonly q: string;
  readonly accept: readonly string[];
  readonly why: string;
}

interface LabelledQuery extends ReaderQuery {
  /** One of the accepted pages must be among the first k results. */
  readonly k: number;
}

/**
 * Minimum number of held-out queries that must be answered; neither the ranking nor the pages are
 * tuned to these queries.
 */
const minimumAnswered = 26;

/** Number of results checked for a query in readers' own words; one must be an accepted page. */
const resultsChecked = 3;

const [version] = versions;
const site = readSite();
const collections = readCollections(site.folder, version.name);
const index = new SiteIndex(collections);
const documents = Object.values(index.store);
const titles = documents.filter(({ kind }) => kind === 'title');

const fillNames = (text: string): string =>
  text.replaceAll('{brand}', brand).replaceAll('{network}', network);
const readQueries = <Query>(name: string): readonly Query[] =>
  JSON.parse(readFileSync(join(__dirname, '../searchQueries', name), 'utf8')) as readonly Query[];

function answersOf({ q, accept }: ReaderQuery, limit: number) {
  return {
    accepted: accept.map((path) => canonicalPath(fillNames(path))),
    first: pagesFound(index, fillNames(q)).slice(0, limit),
  };
}

function expectFound(query: ReaderQuery, limit: number): void {
  const { accepted, first } = answersOf(query, limit);
  expect(accepted).toContain(first.find((page) => accepted.includes(page)) ?? first[0]);
}

test.each(readQueries<LabelledQuery>('labelled.json'))('finds "$q" ($why)', (query) => {
  expectFound(query, query.k);
});

test.each(readQueries<ReaderQuery>('reader.json'))('answers "$q" ($why)', (query) => {
  expectFound(query, resultsChecked);
});

test('at least 26 of 30 held-out queries are answered', () => {
  const queries = readQueries<ReaderQuery>('held-out.json');
  const answered = queries.filter((query) => {
    const { accepted, first } = answersOf(query, resultsChecked);
    return first.some((page) => accepted.includes(page));
  });
  expect(queries).toHaveLength(30);
  expect(answered.length).toBeGreaterThanOrEqual(minimumAnswered);
});

test('each synonym leads to words that the documentation uses', () => {
  const isUsed = (phrase: string) =>
    requiredWords(phrase).every((word) =>
      collections.some(({ withStem }) => withStem(stemOf(word)).length > 0),
    );
  const unused = synonymLines().flatMap(({ phrases, targets }) =>
    targets === undefined
      ? phrases.some(isUsed)
        ? []
        : [phrases.join(', ')]
      : targets.filter((phrase) => !isUsed(phrase)),
  );
  expect(unused).toEqual([]);
});

test('the page of getRecentBlockhash is marked as deprecated in the index, and most pages of methods are not', () => {
  const recognised = collections.flatMap(({ pages, hits }) =>
    pages.filter(({ isDeprecated }) => isDeprecated).map(({ titleId }) => hits[titleId]?.text),
  );
  expect(recognised).toContain('getRecentBlockhash');
  expect(recognised.length).toBeLessThan(rpcMethods.length / 2);
});

test('every page but the search and not-found pages is in exactly one index', () => {
  const published = site.pages.map(({ path }) => canonicalPath(path));
  const others = ['/404', '/search'].map((path) => canonicalPath(path));
  expect(titles.map(({ path }) => path).sort()).toEqual(
    published.filter((path) => !others.includes(path)).sort(),
  );
});

test('each page is the first result for its title', () => {
  const missed = titles.filter(({ text, path }) => pagesFound(index, text)[0] !== path);
  expect(missed.map(({ text }) => text)).toEqual([]);
});

test.each(rpcMethods)('%s is the first result for its name, in any letter case', (method) => {
  const page = canonicalPath(`${rpcPath}/${method}`);
  for (const query of [method, method.toLowerCase(), method.toUpperCase()]) {
    expect(pagesFound(index, query)[0]).toBe(page);
  }
});

test('the first result for each unique heading is its page', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const { kind, text, section, path } of documents) {
    if (kind === 'title' || (kind === 'heading' && text === section)) {
      const key = text.toLowerCase();
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(path));
    }
  }
  const unique = documents.filter(
    ({ kind, text, section }) =>
      kind === 'heading' && text === section && pagesOf.get(text.toLowerCase())?.size === 1,
  );
  expect(unique.length).toBeGreaterThan(100);
  const missed = unique.filter(({ text, path }) => pagesFound(index, text)[0] !== path);
  expect(missed.map(({ text, path }) => `${text} (${path})`)).toEqual([]);
});

test('the fields of each stored record are valid', () => {
  for (const { kind, path, text, section, hash, breadcrumbs } of documents) {
    expect(['title', 'heading', 'body', 'alias', 'summary']).toContain(kind);
    expect(path).toMatch(/^\//);
    expect(section).not.toBe('');
    expect(hash).toMatch(/^(?:#.+)?$/);
    expect(Array.isArray(breadcrumbs)).toBe(true);
    expect(text === '').toBe(kind === 'body');
  }
});

test('the hash of each record leads to an element of its page', () => {
  const pages = new Map(site.pages.map((page) => [canonicalPath(page.path), page]));
  const lost = documents.filter(
    ({ path, hash }) =>
      hash !== '' && pages.get(path)?.ids.has(decodeURIComponent(hash.slice(1))) !== true,
  );
  expect(lost.map(({ path, hash }) => path + hash)).toEqual([]);
});

test('the text of each body record is published', () => {
  const bodies = documents.filter(({ kind }) => kind === 'body');
  const missing = bodies.filter(({ path, hash }) => {
    const file = join(site.folder, searchTextsFile(version.name, path));
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return (texts[hash] ?? '') === '';
  });
  expect(bodies.length).toBeGreaterThan(0);
  expect(missing.map(({ path, hash }) => path + hash)).toEqual([]);
});

test('the texts of getBalance contain no navigation, buttons or markup', () => {
  const file = join(
    site.folder,
    searchTextsFile(version.name, canonicalPath(`${rpcPath}/getBalance`)),
  );
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  expect(texts.join(' ')).not.toMatch(/Direct link to|Copy code|On this page|Previous|<\/?\w+>/);
});

test('there is an index for each context', () => {
  expect(indexFiles(site.folder, version.name).map(({ context }) => context)).toEqual(
    searchContexts.map(({ name }) => name),
  );
});
