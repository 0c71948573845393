import { groupBy } from '../../shared/groupBy';
import { linkSection } from '../../site/search';
import { deprecatedCategory } from '../../domain/referencePages/rpcPages';
import { normalizeName } from '../text/fold';
import { stemOf } from '../text/stem';
import { tokenize } from '../text/tokenize';
import type { Address } from '../text/addresses';
import { createAddressBook, type AddressTarget } from './addressBook';
import { loadWordIndex } from './wordIndex';
import type { SearchHit } from './searchHit';
import { decodeHit, type SearchStore } from './storedHit';

/** What ranking needs to know about a page. */
export interface IndexedPage {
  readonly titleId: number;
  /** The title as letters and digits only. */
  readonly normalized: string;
  /** The words of the title, with identifiers split. */
  readonly words: readonly string[];
  /** Whether the title is an identifier, as on the reference page of a method. */
  readonly isReference: boolean;
  readonly isDeprecated: boolean;
}

/** A heading, or the name of a table row or an error. */
interface Heading {
  /** The text as letters and digits only. */
  readonly normalized: string;
  /** Whether this is the name of a row or an error rather than a heading. */
  readonly isRow: boolean;
  readonly words: readonly string[];
}

interface IndexedDocument {
  /** Index in `pages`. */
  readonly page: number;
  /** Number of different words, relative to a typical section. */
  readonly length: number;
  /** Whether the section lists links to other pages. */
  readonly isLinkList: boolean;
}

/** The loaded index of one context. */
export interface Collection {
  /** By document id. */
  readonly hits: readonly SearchHit[];
  readonly pages: readonly IndexedPage[];
  /** By document id. */
  readonly documents: readonly IndexedDocument[];
  readonly vocabulary: readonly string[];
  readonly has: (word: string) => boolean;
  /** Returns the ids of documents that contain a word as such, not only inside identifiers. */
  readonly find: (word: string) => readonly number[];
  /** Returns the ids of documents that contain a word only inside identifiers. */
  readonly findPart: (word: string) => readonly number[];
  /**
   * Returns whether a word is an identifier in a title, a heading, the name of a row or error, or a
   * path.
   */
  readonly isIdentifier: (word: string) => boolean;
  readonly withStem: (stem: string) => readonly string[];
  /** Returns the heading, row or error with the given id. */
  readonly headingOf: (id: number) => Heading;
  readonly resolveAddress: (address: Address) => AddressTarget | undefined;
  /**
   * Returns the ids of the titles, headings, errors and keywords that an identifier or message
   * names.
   */
  readonly findNamed: (identifier: string) => readonly number[];
}

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

/**
 * Returns the identifiers in titles, headings, names of rows and errors, paths of operations, and
 * former paths.
 */
const identifiersOf = (hits: readonly SearchHit[]): Set<string> =>
  new Set(
    hits.flatMap(({ text }) =>
      tokenize(text).flatMap(({ whole, isIdentifier }) => (isIdentifier ? whole.token : [])),
    ),
  );

/** Matches `NODE_UNHEALTHY: Node is behind` and `not_found 404`, but not field names. */
const errorPattern = /^(\w+)(?:: (.+)| (\d+))$/;

/** Matches the variable part of a message, as in `Block <slot> cleaned up`. */
const placeholderPattern = /<\w+>/;
/**
 * Minimum length of a name to look for inside a longer query; shorter names are too common in other
 * texts. A query that is only the beginning of an error must be longer than this.
 */
const minPartLength = 10;

interface ExactNames {
  /**
   * Ids of titles, headings and errors. The keys are names, statuses, messages and parts of
   * messages, reduced to letters and digits.
   */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** The keys of `names` that come from errors. */
  readonly errors: ReadonlySet<string>;
}

function namesOf(hits: readonly SearchHit[]): ExactNames {
  const names = new Map<string, number[]>();
  const errors = new Set<string>();
  const add = (name: string, id: number) => {
    const key = normalizeName(name);
    const ids = names.get(key);
    if (ids === undefined) names.set(key, [id]);
    else ids.push(id);
  };
  hits.forEach(({ kind, text, section }, id) => {
    if (kind !== 'title' && kind !== 'heading') return;
    if (text === section) add(text, id);
    else {
      const [, error, message = '', status] = errorPattern.exec(text) ?? [];
      if (error === undefined) return;
      // Parts of one or two words, such as "Transaction", are too common.
      const parts = message.split(placeholderPattern).filter((part) => /\w \w+ \w/.test(part));
      const all = [error, status ?? '', message, ...parts].map(normalizeName);
      for (const name of new Set(all.filter((own) => own !== ''))) {
        add(name, id);
        errors.add(name);
      }
    }
  });
  return { names, errors };
}

/** Number of different words in a typical section. */
const typicalLength = 50;

/**
 * Loads a collection from the two files of an index.
 *
 * @throws SyntaxError or TypeError when one of them is malformed
 */
export function createCollection(packed: string, store: SearchStore): Collection {
  const { vocabulary, find, findPart, sizes } = loadWordIndex(packed);
  const words = new Set(vocabulary);
  const stems = groupBy(vocabulary, stemOf);
  const pages: IndexedPage[] = [];
  const numbers = new Map<string, number>();
  const documents: IndexedDocument[] = [];
  const headings = new Map<number, Heading>();
  const hits: SearchHit[] = [];
  for (const [id, stored] of Object.entries(store)) hits[Number(id)] = decodeHit(stored);
  const identifiers = identifiersOf(hits);
  const { names, errors } = namesOf(hits);
  hits.forEach((hit, id) => {
    // The first document of a page is its title.
    let page = numbers.get(hit.path);
    if (page === undefined) {
      page = pages.length;
      numbers.set(hit.path, page);
      pages.push(toPage(hit, id));
    }
    const length = (sizes[id] ?? 0) / typicalLength;
    documents[id] = { page, length, isLinkList: linkSection.test(hit.hash) };
  });
  const methods = pages.flatMap((page) => (page.isReference ? page.normalized : []));
  // If a text contains several names, the longest counts.
  const codes = [...errors, ...methods].sort((a, b) => b.length - a.length);
  return {
    hits,
    pages,
    documents,
    vocabulary,
    has: (word) => words.has(word),
    find,
    findPart,
    isIdentifier: (word) => identifiers.has(word),
    withStem: (stem) => stems.get(stem) ?? [],
    resolveAddress: createAddressBook(hits),
    findNamed(identifier) {
      if (identifier === '') return [];
      const exact = names.get(identifier);
      if (exact !== undefined) return exact;
      const longer = words.has(identifier)
        ? []
        : codes.filter((name) => name.startsWith(identifier));
      const isBeginning =
        longer.length === 1 && (identifier.length > minPartLength || !errors.has(longer[0] ?? ''));
      // The text may be the beginning of a name, or contain one, as `GetBalanceAsync` and "Error:
      // No snapshot" do.
      const containing = isBeginning
        ? longer[0]
        : codes.find(
            (name) =>
              identifier.startsWith(name) ||
              (name.length >= minPartLength && identifier.includes(name)),
          );
      if (containing !== undefined) return names.get(containing) ?? [];
      const keywords = [identifier, identifier.replace(/s$/, '')].flatMap(find);
      return keywords.filter((id) => hits[id]?.kind === 'alias');
    },
    headingOf(id) {
      const heading = headings.get(id) ?? toHeading(hits[id]);
      headings.set(id, heading);
      return heading;
    },
  };
}
