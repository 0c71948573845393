import { squash } from '../text/fold';
import { stopWords } from '../text/stopWords';
import { indexedWords } from '../text/indexedWords';

/**
 * What kind of text a hit is. Two are no hits of their own, but lead to the page without standing
 * in its title: `alias` (keywords, the last part of its address) and `summary` (its description).
 */
export type HitKind = 'title' | 'heading' | 'body' | 'alias' | 'summary';

/** A searchable text of a page as index and store hold it. */
export interface SearchDocument {
  /** Small numbers, because FlexSearch repeats the reference for every word. */
  readonly id: number;
  /** What is indexed: the words of the text, ready to be taken apart at spaces. */
  readonly x: string;
  readonly k: HitKind;
  /** Address of the page, without the site's prefix. */
  readonly u: string;
  /** The hit's text; empty for a body, whose text is fetched for the hits that are shown. */
  readonly t: string;
  /** The heading or page title the text stands under. */
  readonly s: string;
  /** `#…`, or empty at the top of the page. */
  readonly h: string;
  /** Labels of the categories around the page. */
  readonly b: readonly string[];
}

/** The fields kept for a hit. */
export const storeFields = ['k', 'u', 't', 's', 'h', 'b'] as const;

export type StoredDocument = Pick<SearchDocument, (typeof storeFields)[number]>;

/** The documents of one index by their ids. */
export type SearchStore = Readonly<Record<string, StoredDocument>>;

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
  const isTitle = squash(segment) === squash(page.records[0]?.text ?? '');
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
  const documents = pages.flatMap((page) => {
    const { path: u, breadcrumbs: b } = page;
    const own = (bySection ? page.records : withOneBody(page.records)).map(
      ({ kind, text, section, hash }) => ({
        x: wordsOf(kind, text),
        k: kind,
        u,
        t: kind === 'body' ? '' : text,
        s: section,
        h: hash,
        b,
      }),
    );
    const title = page.records[0]?.text ?? '';
    const leading = (k: 'alias' | 'summary', text: string) => ({
      x: wordsOf(k, text),
      k,
      u,
      t: title,
      s: title,
      h: '',
      b,
    });
    return [...own, leading('alias', aliasOf(page)), leading('summary', page.description)];
  });
  return documents.map((document, id) => ({ id, ...document }));
}
