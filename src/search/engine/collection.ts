import { stemmer } from 'stemmer';
import type { HitKind, SearchStore, StoredDocument } from '../document';
import { squash } from '../text/fold';
import { chunksOf, tokensOf } from '../text/words';
import { importIndex } from './flexSearchIndex';

/** A page of a collection. */
export interface CollectedPage {
  /** Id of its title. */
  readonly titleId: number;
  /** The title without spaces and signs. */
  readonly squashed: string;
  /** The words of the title in their order, parts instead of wholes. */
  readonly titleWords: readonly string[];
  /** Words of the breadcrumbs. */
  readonly trail: readonly string[];
}

/** A heading, or the name of a row. */
export interface Heading {
  /** Without spaces and signs; '' for a row, which stands under a heading of its own. */
  readonly squashed: string;
  readonly words: readonly string[];
}

/** Where a document stands. */
export interface Place {
  readonly kind: HitKind;
  /** Number of the page in `pages`. */
  readonly page: number;
  readonly hash: string;
}

/** The loaded index of one context with all that ranking asks for. */
export interface Collection {
  readonly store: SearchStore;
  readonly pages: readonly CollectedPage[];
  /** By document id. */
  readonly places: readonly Place[];
  readonly vocabulary: readonly string[];
  readonly has: (word: string) => boolean;
  readonly find: (word: string) => readonly number[];
  /** Words of the vocabulary with the same stem. */
  readonly withStem: (stem: string) => readonly string[];
  /** The heading or row's name with an id. */
  readonly headingOf: (id: number) => Heading;
}

/** Words of a text in their order, parts instead of wholes. */
const wordsOf = (text: string): string[] =>
  chunksOf(text).flatMap(({ whole, parts }) =>
    (parts.length > 0 ? parts : [whole]).map(({ token }) => token),
  );

function toHeading(document: StoredDocument | undefined): Heading {
  const { t, s } = document ?? { t: '', s: '' };
  return { squashed: t === s ? squash(t) : '', words: wordsOf(t) };
}

function toPage({ t, b }: StoredDocument, titleId: number): CollectedPage {
  return {
    titleId,
    squashed: squash(t),
    titleWords: wordsOf(t),
    trail: tokensOf(b.join(' ')),
  };
}

function groupByStem(vocabulary: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of vocabulary) {
    const stem = stemmer(word);
    const group = groups.get(stem);
    if (group === undefined) groups.set(stem, [word]);
    else group.push(word);
  }
  return groups;
}

/**
 * Makes a collection from the two files of an index.
 *
 * @param exported the exported FlexSearch index
 * @throws when it is no such index
 */
export function createCollection(exported: string, store: SearchStore): Collection {
  const { vocabulary, find } = importIndex(exported);
  const words = new Set(vocabulary);
  const stems = groupByStem(vocabulary);
  const pages: CollectedPage[] = [];
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const headings = new Map<number, Heading>();
  for (const [id, document] of Object.entries(store)) {
    // A page's title comes before its other documents.
    let page = numbers.get(document.u);
    if (page === undefined) {
      page = pages.length;
      numbers.set(document.u, page);
      pages.push(toPage(document, Number(id)));
    }
    places[Number(id)] = { kind: document.k, page, hash: document.h };
  }
  return {
    store,
    pages,
    places,
    vocabulary,
    has: (word) => words.has(word),
    find,
    withStem: (stem) => stems.get(stem) ?? [],
    headingOf(id) {
      const heading = headings.get(id) ?? toHeading(store[id]);
      headings.set(id, heading);
      return heading;
    },
  };
}
