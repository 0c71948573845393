import FlexSearch from 'flexsearch';
import type { SearchHit } from '../index/searchHit';
import { normalizeName } from '../text/fold';
import type { IndexedPage, Collection } from '../index/collection';
import { bestOf, findMatches, type PageMatches } from './matches';
import { selectHits } from './selectHits';
import { parseQuery, type Query } from './parseQuery';
import { classes, scorePage, type Score } from './scorePage';
import type { PreparedQuery } from './preparedQuery';
import { expandTerms, type ExpandedTerm } from './expandTerms';

/** Pages are shown that hold this share of the query's weight, and of what the best page holds. */
const minMatched = 0.3;
const minMatchedOfBest = 0.5;

/** Of pages after these only the title is given: nobody reads so far. */
const maxDetailedPages = 100;

/** Scores of pages of the reader's own context count so much more. */
const ownContextBoost = 1.1;

interface Entry {
  readonly collection: Collection;
  /** Number of its first document among all. */
  readonly first: number;
  readonly preferred: boolean;
}

interface Found extends Entry {
  readonly pages: ReadonlyMap<number, PageMatches>;
}

interface Candidate extends Score {
  readonly entry: Entry;
  readonly page: IndexedPage;
  readonly matches: PageMatches;
}

/** How much less than the least of the others what no page has counts. */
const unknown = 0.6;

interface TermStatistics {
  readonly rarity: readonly number[];
  readonly best: readonly number[];
}

/**
 * How telling each term is: rare ones more, and less what is only similar to the term. A page that
 * holds a term less well than others counts in part.
 */
function termStatistics(terms: readonly ExpandedTerm[], found: readonly Found[]): TermStatistics {
  const total = found.reduce((sum, { collection }) => sum + collection.pages.length, 0);
  const matches = found.flatMap(({ pages }) => [...pages.values()]);
  const matched = terms.map((_, term) => matches.map((page) => bestOf(page, term)));
  const best = matched.map((weights) =>
    weights.reduce((most, weight) => Math.max(most, weight), 0),
  );
  const rarity = matched.map((weights, term) => {
    const most = best[term] ?? 0;
    if (most === 0) return Infinity;
    const documentsWith = weights.reduce((sum, weight) => sum + weight / most, 0);
    return (1 + Math.log(1 + total / documentsWith)) * ((1 + most) / 2);
  });
  const least = Math.min(...rarity);
  return { best, rarity: rarity.map((rare) => (rare === Infinity ? least * unknown : rare)) };
}

/** Only a heading that no other page has lifts its page above all others. */
function withoutCommonHeadings(pages: readonly Candidate[]): readonly Candidate[] {
  const equal = pages.filter((page) => page.class === classes.heading).length;
  if (equal <= 1) return pages;
  return pages.map((page) =>
    page.class === classes.heading ? { ...page, class: classes.some } : page,
  );
}

/** Pages that hold a good part of the query, and of what the best page holds of it. */
function relevantPages(pages: readonly Candidate[]): readonly Candidate[] {
  const most = pages.reduce((best, { matched }) => Math.max(best, matched), 0);
  return pages.filter(({ matched }) => matched >= Math.max(minMatched, most * minMatchedOfBest));
}

/** The pages of a collection that hold a part of the query, in the order of the collection. */
function candidatesOf({ pages, ...entry }: Found, prepared: PreparedQuery): Candidate[] {
  const { collection, preferred } = entry;
  const candidates: Candidate[] = [];
  // Thousands of pages at each key: objects are written out, since spreading them costs the most.
  collection.pages.forEach((page, number) => {
    const matches = pages.get(number);
    if (matches === undefined) return;
    const scored = scorePage(page, matches, collection, prepared);
    candidates.push({
      class: scored.class,
      score: scored.score * (preferred ? ownContextBoost : 1),
      matched: scored.matched,
      sections: scored.sections,
      entry,
      page,
      matches,
    });
  });
  return candidates;
}

interface ParsedQuery {
  readonly text: string;
  readonly query: Query;
  readonly terms: readonly ExpandedTerm[];
}

/**
 * The loaded indexes of a site as one, in the shape that useFlexSearch asks for: an instance of
 * FlexSearch whose results are keys of a store.
 */
export class SiteIndex extends FlexSearch {
  /** The documents of all indexes, by the ids that `search` returns. */
  readonly store: Readonly<Record<number, SearchHit>>;
  readonly #collections: readonly Entry[];
  /** The last query, because results, matcher and marks of a query are asked for one by one. */
  #last: ParsedQuery | undefined;
  #titles: ReadonlyMap<string, string> | undefined;

  /**
   * @param preferred the collection of the reader's own context, whose pages win among equals
   */
  constructor(collections: readonly Collection[], preferred?: Collection) {
    super();
    let first = 0;
    const store: Record<number, SearchHit> = {};
    this.#collections = collections.map((collection) => {
      const entry = { collection, first, preferred: collection === preferred };
      collection.hits.forEach((hit, id) => {
        store[first + id] = hit;
      });
      first += collection.places.length;
      return entry;
    });
    this.store = store;
  }

  private parse(text: string): ParsedQuery {
    if (this.#last?.text === text) return this.#last;
    const query = parseQuery(text);
    const collections = this.#collections.map(({ collection }) => collection);
    this.#last = { text, query, terms: expandTerms(query, collections) };
    return this.#last;
  }

  /** Ids of what answers a query: page after page, the best first, and so within each page. */
  search(text: string): number[] {
    const { query, terms } = this.parse(text);
    if (terms.length === 0) return [];
    const found = this.#collections.map((entry): Found => ({
      ...entry,
      pages: findMatches(terms, entry.collection),
    }));
    const prepared: PreparedQuery = {
      query,
      terms,
      ...termStatistics(terms, found),
      normalized: normalizeName(text),
      isPlain: query.terms.every(
        ({ word, parts }) =>
          parts.length === 0 &&
          !this.#collections.some(({ collection }) => collection.isIdentifier(word)),
      ),
    };
    const candidates = found.flatMap((entry) => candidatesOf(entry, prepared));
    return [...relevantPages(withoutCommonHeadings(candidates))]
      .sort((one, other) => other.class - one.class || other.score - one.score)
      .flatMap(({ entry, page, matches, sections }, place) =>
        (place < maxDetailedPages
          ? selectHits(page, matches, sections, entry.collection, prepared)
          : [page.titleId]
        ).map((id) => entry.first + id),
      );
  }

  /** Whether a folded word of a text is what a query asks for. */
  matcherOf(text: string): (token: string) => boolean {
    const { terms } = this.parse(text);
    return (token) => terms.some(({ words }) => words.has(token));
  }

  /** The title of a page by its address without prefix; '' where there is no such page. */
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

  /** What a page that the query led to is to mark. */
  marksOf(text: string): readonly string[] {
    return this.parse(text).terms.flatMap(({ marks }) => marks);
  }
}
