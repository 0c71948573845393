import { deprecatedCategory } from '../../subject/rpcPages';
import { normalizeName } from '../text/fold';
import { stemOf } from '../text/stem';
import { tokenize } from '../text/tokenize';
import { loadWordIndex } from './wordIndex';
import type { HitKind, SearchHit } from './searchHit';
import { decodeHit, type SearchStore } from './storedHit';

/** A page of a collection. */
export interface IndexedPage {
  /** Id of its title. */
  readonly titleId: number;
  /** The title without spaces and signs. */
  readonly normalized: string;
  /** The words of the title in their order, parts instead of wholes. */
  readonly words: readonly string[];
  /** Whether its title is an identifier: a long page of fields and samples about one method. */
  readonly isReference: boolean;
  /** Whether it stands among what must not be used any more. */
  readonly isDeprecated: boolean;
}

/** A heading, or the name of a row. */
export interface Heading {
  /** Without spaces and signs. */
  readonly normalized: string;
  /** Whether it is a row, which stands under a heading of its own. */
  readonly isRow: boolean;
  readonly words: readonly string[];
}

/** Where a document stands. */
export interface Place {
  readonly kind: HitKind;
  /** Number of the page in `pages`. */
  readonly page: number;
  readonly hash: string;
  /** Different words of the document, in relation to an ordinary section. */
  readonly length: number;
}

/** The loaded index of one context with all that prepared asks for. */
export interface Collection {
  /** By document id. */
  readonly hits: readonly SearchHit[];
  readonly pages: readonly IndexedPage[];
  /** By document id. */
  readonly places: readonly Place[];
  readonly vocabulary: readonly string[];
  readonly has: (word: string) => boolean;
  /** Ids of the documents that hold a word. */
  readonly find: (word: string) => readonly number[];
  /** Ids of those that hold it as a part of identifiers alone. */
  readonly findPart: (word: string) => readonly number[];
  /** Whether a word is an identifier that a title or a heading names. */
  readonly isIdentifier: (word: string) => boolean;
  /** Words of the vocabulary with the same stem. */
  readonly withStem: (stem: string) => readonly string[];
  /** The heading or row's name with an id. */
  readonly headingOf: (id: number) => Heading;
}

/** Words of a text in their order, parts instead of wholes. */
const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ whole, parts }) =>
    (parts.length > 0 ? parts : [whole]).map(({ token }) => token),
  );

function toHeading(hit: SearchHit | undefined): Heading {
  const { text, section } = hit ?? { text: '', section: '' };
  return { normalized: normalizeName(text), isRow: text !== section, words: wordsOf(text) };
}

function toPage({ text, breadcrumbs }: SearchHit, titleId: number): IndexedPage {
  return {
    titleId,
    normalized: normalizeName(text),
    words: wordsOf(text),
    isReference: tokenize(text).every(({ isIdentifier }) => isIdentifier),
    isDeprecated: breadcrumbs.includes(deprecatedCategory),
  };
}

function groupByStem(vocabulary: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of vocabulary) {
    const stem = stemOf(word);
    const group = groups.get(stem);
    if (group === undefined) groups.set(stem, [word]);
    else group.push(word);
  }
  return groups;
}

/** The identifiers that titles and headings name. */
const namesOf = (hits: readonly SearchHit[]): Set<string> =>
  new Set(
    hits.flatMap(({ text }) =>
      tokenize(text).flatMap(({ whole, isIdentifier }) => (isIdentifier ? whole.token : [])),
    ),
  );

/** Different words that a section of ordinary length has. */
const ordinaryLength = 50;

/**
 * Makes a collection from the two files of an index.
 *
 * @param exported the exported FlexSearch index
 * @throws when it is no such index
 */
export function createCollection(exported: string, store: SearchStore): Collection {
  const { vocabulary, find, findPart, sizes } = loadWordIndex(exported);
  const words = new Set(vocabulary);
  const stems = groupByStem(vocabulary);
  const pages: IndexedPage[] = [];
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const headings = new Map<number, Heading>();
  const hits: SearchHit[] = [];
  for (const [id, stored] of Object.entries(store)) hits[Number(id)] = decodeHit(stored);
  const names = namesOf(hits);
  hits.forEach((hit, id) => {
    // A page's title comes before its other documents.
    let page = numbers.get(hit.path);
    if (page === undefined) {
      page = pages.length;
      numbers.set(hit.path, page);
      pages.push(toPage(hit, id));
    }
    const length = (sizes[id] ?? 0) / ordinaryLength;
    places[id] = { kind: hit.kind, page, hash: hit.hash, length };
  });
  return {
    hits,
    pages,
    places,
    vocabulary,
    has: (word) => words.has(word),
    find,
    findPart,
    isIdentifier: (word) => names.has(word),
    withStem: (stem) => stems.get(stem) ?? [],
    headingOf(id) {
      const heading = headings.get(id) ?? toHeading(hits[id]);
      headings.set(id, heading);
      return heading;
    },
  };
}
