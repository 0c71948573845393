import FlexSearch from 'flexsearch';
import type { SearchHit } from '../index/searchHit';
import type { Collection } from '../index/collection';
import { createMatcher } from '../excerpt/matching';
import { stemOf } from '../text/stem';
import { describeValues } from '../text/describeValues';
import { findMatches } from './matches';
import { findMentions, namedHits, namesIn } from '../query/mentions';
import { selectHits } from './selectHits';
import { parseQuery, plainText, type Query } from '../query/parseQuery';
import { rankPages, type Entry, type Lookup } from './rankPages';
import { matchClasses } from './scorePage';
import type { PreparedQuery } from '../query/preparedQuery';
import { termStatistics } from './termStatistics';
import { expandTerms } from '../query/expandTerms';
import type { ExpandedTerm } from '../query/expandedTerm';

/**
 * Maximum number of pages, best first, whose sections can be hits. A section that the query names
 * is always a hit.
 */
const maxDetailedPages = 100;

/**
 * If a word's best match weighs no more than this, the indexes contain only its synonyms or similar
 * words.
 */
const maxUnknown = 0.6;
/**
 * Minimum share of the query that the first page must match to be shown before other indexes load.
 */
const minCertain = 0.75;

/** Matches names of the institution API's errors and fields; methods are in camel case. */
const snakeCase = /^[a-z]+(?:_[a-z]+)+$/;

interface ParsedQuery {
  readonly text: string;
  /** The text that is searched, as `plainText` returns it. */
  readonly searched: string;
  /** `searched` with the reader's values replaced with descriptions, or removed. */
  readonly plain: string;
  readonly query: Query;
  readonly terms: readonly ExpandedTerm[];
  /** Whether the query names the first page, or equals its title or a heading. Set by `search`. */
  isNamed: boolean;
  /**
   * Whether the indexes contain every word itself, not only synonyms, and the first page matches
   * most of the query. Set by `search`.
   */
  isKnown: boolean;
}

/**
 * The loaded indexes of a site, combined. Extends FlexSearch, because useFlexSearch accepts only
 * instances of it; results are keys of `store`.
 */
export class SiteIndex extends FlexSearch {
  /** Hits of all indexes by the ids that `search` returns. */
  readonly store: Readonly<Record<number, SearchHit>>;
  readonly #collections: readonly Entry[];
  /** The last query parsed; its results, matcher and marks are requested one after another. */
  #last: ParsedQuery | undefined;
  #titles: ReadonlyMap<string, string> | undefined;

  /** @param preferred the collection of the reader's own context, whose pages rank higher */
  constructor(collections: readonly Collection[], preferred?: Collection) {
    super();
    let first = 0;
    const store: Record<number, SearchHit> = {};
    this.#collections = collections.map((collection) => {
      const entry = { collection, first, preferred: collection === preferred };
      collection.hits.forEach((hit, id) => {
        store[first + id] = hit;
      });
      first += collection.documents.length;
      return entry;
    });
    this.store = store;
  }

  private parse(text: string): ParsedQuery {
    if (this.#last?.text === text) return this.#last;
    const collections = this.#collections.map(({ collection }) => collection);
    const searched = plainText(text);
    const plain = describeValues(searched, (word) => collections.some(({ has }) => has(word)));
    const query = parseQuery(plain);
    this.#last = {
      text,
      searched,
      plain,
      query,
      terms: expandTerms(query, collections),
      isNamed: false,
      isKnown: false,
    };
    return this.#last;
  }

  /**
   * Returns ids of hits, grouped by page; pages, and the hits of each page, are sorted best first.
   */
  search(text: string): number[] {
    const parsed = this.parse(text);
    const { searched, plain, query, terms } = parsed;
    const names = namesIn(plain, searched);
    const lookups = this.#collections.map((entry): Lookup => ({
      ...entry,
      pages: findMatches(terms, entry.collection),
      mentions: findMentions(names, entry.collection),
    }));
    const isSnakeCase = snakeCase.test(plain.trim());
    const prepared: PreparedQuery = {
      query,
      terms,
      ...termStatistics(query, lookups),
      normalized: names.whole,
      isPlain: query.terms.every(
        ({ word, parts }) => (parts.length === 0 || isSnakeCase) && !this.isIdentifier(word),
      ),
    };
    const ranked = rankPages(lookups, prepared);
    parsed.isKnown =
      prepared.best.every((weight) => weight > maxUnknown) &&
      (ranked[0]?.matched ?? 0) >= minCertain;
    parsed.isNamed = (ranked[0]?.class ?? matchClasses.partial) > matchClasses.partial;
    return ranked.flatMap(({ entry, page, matches, sections, mention }, rank) => {
      const hits =
        rank < maxDetailedPages
          ? selectHits(page, matches, sections, entry.collection, prepared)
          : [page.titleId];
      return [...new Set([...namedHits(mention), ...hits])].map((id) => entry.first + id);
    });
  }

  /**
   * Returns whether the first result for a text can be shown before other indexes have loaded. It
   * can if the query names the first page, or equals its title or a heading. It also can if the
   * loaded indexes contain every word, no word is an identifier or compound, and the first page
   * matches most of the query. Pass the text to `search` first.
   */
  isCertain(text: string): boolean {
    const { query, isNamed, isKnown } = this.parse(text);
    return (
      isNamed ||
      (isKnown &&
        query.terms.every(({ word, parts }) => parts.length === 0 && !this.isIdentifier(word)))
    );
  }

  private isIdentifier(word: string): boolean {
    return this.#collections.some(({ collection }) => collection.isIdentifier(word));
  }

  /** Returns a predicate that accepts the folded words to mark in the results of a query. */
  createMatcher(text: string): (token: string) => boolean {
    const terms = this.parse(text).terms.map(({ words, marks }) => ({
      words,
      stems: marks.map(stemOf),
      isForm: createMatcher(marks),
    }));
    // Pages with `valid` match `validator`, but `valid` is not the word that the reader typed.
    return (token) =>
      terms.some(
        ({ words, stems, isForm }) =>
          words.has(token) && (!stems.includes(stemOf(token)) || isForm(token)),
      );
  }

  titleOf(path: string): string {
    this.#titles ??= new Map(
      this.#collections.flatMap(({ collection }) =>
        collection.pages.map(({ titleId }) => {
          const title = collection.hits[titleId];
          return [title?.path ?? '', title?.text ?? ''] as const;
        }),
      ),
    );
    return this.#titles.get(path) ?? '';
  }

  /** Returns the words to mark in a page opened from the results. */
  marksOf(text: string): readonly string[] {
    return this.parse(text).terms.flatMap(({ marks }) => marks);
  }
}
