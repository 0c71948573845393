import type { IndexedPage, Collection } from '../index/collection';
import { noMatches, type PageMatches } from './matches';
import type { Mention } from '../query/mentions';
import type { PreparedQuery } from '../query/preparedQuery';
import { matchClasses, scorePage, type Score } from './scorePage';

/** Minimum shares that a page must match: of the query's weight, and of the best page's match. */
const minMatched = 0.3;
const minMatchedOfBest = 0.35;

/**
 * Factors for pages of the reader's own context; `named` applies if the title or a single heading
 * (not the name of a table row) matches every term well.
 */
const ownContext = { named: 2.5, other: 1.35 } as const;

/** One of the site's indexes. */
export interface Entry {
  readonly collection: Collection;
  /** Id of the collection's first document in the store. */
  readonly first: number;
  readonly preferred: boolean;
}

/** The pages of an index that match a query or are named in it. */
export interface Lookup extends Entry {
  readonly pages: ReadonlyMap<number, PageMatches>;
  readonly mentions: ReadonlyMap<number, Mention>;
}

/** A page with its score. */
interface Candidate extends Score {
  readonly entry: Entry;
  readonly page: IndexedPage;
  readonly matches: PageMatches;
  readonly mention: Mention | undefined;
}

/** Lowers pages of the class `heading` to partial matches, if there are several. */
function withoutCommonHeadings(pages: readonly Candidate[]): readonly Candidate[] {
  const equal = pages.filter((page) => page.class === matchClasses.heading).length;
  if (equal <= 1) return pages;
  return pages.map((page) =>
    page.class === matchClasses.heading ? { ...page, class: matchClasses.partial } : page,
  );
}

/**
 * Removes pages that match little compared with the best page. Also removes pages that match little
 * of the query, unless no page matches more. Keeps all pages that the query names. A deprecated
 * method never counts as the best page, so that it cannot hide other pages.
 */
function relevantPages(pages: readonly Candidate[]): readonly Candidate[] {
  const current = pages.filter(({ page }) => !page.isDeprecated);
  const most = current.reduce((best, { matched }) => Math.max(best, matched), 0);
  const least = Math.max(Math.min(minMatched, most), most * minMatchedOfBest);
  return pages.filter(({ matched, mention }) => mention !== undefined || matched >= least);
}

const matchesAllWell = (weights: readonly number[]): boolean =>
  weights.every((weight) => weight >= 0.8);

function contextBoost({ title, sections }: PageMatches, { headingOf }: Collection): number {
  const isNamed =
    matchesAllWell(title) ||
    [...sections.values()].some(
      ({ heading, headingId }) =>
        matchesAllWell(heading) && headingId !== undefined && !headingOf(headingId).isRow,
    );
  return isNamed ? ownContext.named : ownContext.other;
}

function candidatesOf({ pages, mentions, ...entry }: Lookup, prepared: PreparedQuery): Candidate[] {
  const { collection, preferred } = entry;
  const candidates: Candidate[] = [];
  // With thousands of pages, spreading objects here would be the slowest step of a search.
  collection.pages.forEach((page, number) => {
    const mention = mentions.get(number);
    const matches = pages.get(number) ?? (mention && noMatches(prepared.terms.length));
    if (matches === undefined) return;
    const scored = scorePage(page, matches, collection, prepared);
    candidates.push({
      class: Math.max(scored.class, mention?.class ?? 0),
      score: scored.score * (preferred ? contextBoost(matches, collection) : 1),
      matched: scored.matched,
      sections: scored.sections,
      entry,
      page,
      matches,
      mention,
    });
  });
  return candidates;
}

/** Returns the result pages of a query from all indexes, best first. */
export function rankPages(lookups: readonly Lookup[], prepared: PreparedQuery): Candidate[] {
  const candidates = lookups.flatMap((lookup) => candidatesOf(lookup, prepared));
  return [...relevantPages(withoutCommonHeadings(candidates))].sort(
    (a, b) => b.class - a.class || b.score - a.score,
  );
}
