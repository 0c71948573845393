import { normalizeName } from '../text/fold';
import { stopWords } from '../text/stopWords';
import { indexedWords } from '../text/indexedWords';
import type { HitKind } from './searchHit';
import { encodeHit, type StoredHit } from './storedHit';

/** A text of a page as the build hands it to gatsby-plugin-local-search. */
export interface SearchDocument extends StoredHit {
  /** Small numbers, because FlexSearch repeats the id for every word. */
  readonly id: number;
  /** What is indexed: the words of the text, separated by spaces. */
  readonly x: string;
}

/** A page with its records, as the build knows them. */
export interface SearchablePage {
  /** Canonical path without the site's prefix. */
  readonly path: string;
  readonly breadcrumbs: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  readonly records: readonly {
    readonly kind: 'title' | 'heading' | 'body';
    readonly text: string;
    readonly section: string;
    readonly hash: string;
  }[];
}

type PageRecord = SearchablePage['records'][number];

/**
 * An index of more pages holds the texts of each page as one: every word names the page once
 * instead of each of its sections, which at 2,000 pages makes the index a quarter. The section is
 * then found in the page's texts, when the hit is shown.
 */
const mostPagesWithSections = 500;

function withOneBody(records: readonly PageRecord[]): PageRecord[] {
  const others = records.filter(({ kind }) => kind !== 'body');
  const bodies = records.filter(({ kind }) => kind === 'body');
  const [title] = records;
  if (title === undefined || bodies.length === 0) return [...records];
  const text = bodies.map((body) => body.text).join(' ');
  return [...others, { kind: 'body', text, section: title.section, hash: '' }];
}

function aliasOf(page: SearchablePage): string {
  const segment = page.path.split('/').findLast((part) => part !== '') ?? '';
  // What the title says already would count twice.
  const isTitle = normalizeName(segment) === normalizeName(page.records[0]?.text ?? '');
  const words = isTitle ? [] : [segment, segment.replaceAll('_', ' ')];
  return [...page.keywords, ...words].join(' ');
}

// In running text these words stand everywhere; in titles they can be all that is asked for.
const isRunning = (kind: HitKind): boolean => kind === 'body' || kind === 'summary';

const wordsOf = (kind: HitKind, text: string): string =>
  indexedWords(text, isRunning(kind) ? stopWords : new Set()).join(' ');

/** One document for each record of each page and two for what leads to it, numbered in their order. */
export function toSearchDocuments(pages: readonly SearchablePage[]): SearchDocument[] {
  const bySection = pages.length <= mostPagesWithSections;
  const documents = pages.flatMap(({ path, breadcrumbs, ...page }) => {
    const records = bySection ? page.records : withOneBody(page.records);
    const title = page.records[0]?.text ?? '';
    const found = (kind: HitKind, words: string, text = title, section = title, hash = '') => ({
      x: wordsOf(kind, words),
      ...encodeHit({ kind, path, text, section, hash, breadcrumbs }),
    });
    return [
      ...records.map(({ kind, text, section, hash }) =>
        found(kind, text, kind === 'body' ? '' : text, section, hash),
      ),
      found('alias', aliasOf({ path, breadcrumbs, ...page })),
      found('summary', page.description),
    ];
  });
  return documents.map((document, id) => ({ id, ...document }));
}
