import FlexSearch from 'flexsearch';
import type { SearchHit } from '../index/searchHit';
import { squash } from '../text/fold';
import type { CollectedPage, Collection } from '../index/collection';
import { bestOf, gatherEvidence, type PageEvidence } from './evidence';
import { hitsOf } from './hits';
import { parseQuery, type Query } from './query';
import { classes, scorePage, type Score } from './rank';
import type { Ranking } from './ranking';
import { expandTerms, type ExpandedTerm } from './terms';

/** Pages are shown that hold this share of the query's weight, and of what the best page holds. */
const leastPart = 0.3;
const leastOfBest = 0.5;

/** Of pages after these only the title is given: nobody reads so far. */
const mostDetailed = 100;

/** Scores of pages of the reader's own context count so much more. */
const ownContext = 1.1;

interface Entry {
  readonly collection: Collection;
  /** Number of its first document among all. */
  readonly first: number;
  readonly preferred: boolean;
}

interface Found extends Entry {
  readonly pages: ReadonlyMap<number, PageEvidence>;
}

interface Candidate extends Score {
  readonly entry: Entry;
  readonly page: CollectedPage;
  readonly evidence: PageEvidence;
}

/** How much less than the least of the others what no page has counts. */
const unknown = 0.6;

interface Tellings {
  readonly rarity: readonly number[];
  readonly best: readonly number[];
}

/**
 * How telling each term is: rare ones more, and less what is only similar to the term. A page that
 * holds a term less well than others counts in part.
 */
function tellingsOf(terms: readonly ExpandedTerm[], found: readonly Found[]): Tellings {
  const total = found.reduce((sum, { collection }) => sum + collection.pages.length, 0);
  const evidence = found.flatMap(({ pages }) => [...pages.values()]);
  const held = terms.map((_, term) => evidence.map((page) => bestOf(page, term)));
  const best = held.map((worths) => worths.reduce((most, worth) => Math.max(most, worth), 0));
  const rarity = held.map((worths, term) => {
    const most = best[term] ?? 0;
    if (most === 0) return Infinity;
    const holding = worths.reduce((sum, worth) => sum + worth / most, 0);
    return (1 + Math.log(1 + total / holding)) * ((1 + most) / 2);
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
function worthShowing(pages: readonly Candidate[]): readonly Candidate[] {
  const most = pages.reduce((best, { held }) => Math.max(best, held), 0);
  return pages.filter(({ held }) => held >= Math.max(leastPart, most * leastOfBest));
}

/** The pages of a collection that hold a part of the query, in the order of the collection. */
function candidatesOf({ pages, ...entry }: Found, ranking: Ranking): Candidate[] {
  const { collection, preferred } = entry;
  const candidates: Candidate[] = [];
  // Thousands of pages at each key: objects are written out, since spreading them costs the most.
  collection.pages.forEach((page, number) => {
    const evidence = pages.get(number);
    if (evidence === undefined) return;
    const scored = scorePage(page, evidence, collection, ranking);
    candidates.push({
      class: scored.class,
      score: scored.score * (preferred ? ownContext : 1),
      held: scored.held,
      sections: scored.sections,
      entry,
      page,
      evidence,
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
      pages: gatherEvidence(terms, entry.collection),
    }));
    const ranking: Ranking = {
      query,
      terms,
      ...tellingsOf(terms, found),
      squashed: squash(text),
      isPlain: query.terms.every(
        ({ word, parts }) =>
          parts.length === 0 &&
          !this.#collections.some(({ collection }) => collection.isName(word)),
      ),
    };
    const candidates = found.flatMap((entry) => candidatesOf(entry, ranking));
    return [...worthShowing(withoutCommonHeadings(candidates))]
      .sort((one, other) => other.class - one.class || other.score - one.score)
      .flatMap(({ entry, page, evidence, sections }, place) =>
        (place < mostDetailed
          ? hitsOf(page, evidence, sections, entry.collection, ranking)
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
