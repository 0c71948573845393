import { coverage } from './coverage';
import type { IndexedPage, Collection } from '../index/collection';
import type { PageMatches, SectionMatches } from './matches';
import { matchesAll, type PreparedQuery } from './preparedQuery';
import { scoreSections, type SectionScore } from './scoreSections';

/** A page about one method whose name says mostly something else is seldom what plain words mean. */
const otherMethod = { covered: 0.5, weight: 0.75 } as const;
/** What must not be used any more is seldom looked for, unless the query names most of it. */
const deprecatedMethod = { covered: 0.66, weight: 0.35 } as const;

/** What the whole query says of a page before any score: higher classes come first. */
export const classes = { some: 0, heading: 1, title: 2 } as const;

/** How well a page answers the query. */
export interface Score {
  readonly class: number;
  readonly score: number;
  /** Share of the query's weight that the page holds, from 0 to 1. */
  readonly matched: number;
  /** The best first. */
  readonly sections: readonly SectionScore[];
}

/** The section whose heading is the query itself. */
export function equalHeading(
  { sections }: PageMatches,
  { headingOf }: Collection,
  { normalized }: PreparedQuery,
): SectionMatches | undefined {
  return [...sections.values()].find(({ headingId, heading }) => {
    if (headingId === undefined || !matchesAll(heading)) return false;
    const found = headingOf(headingId);
    return !found.isRow && found.normalized === normalized;
  });
}

/** How much a page counts by what kind of page it is, unless it is what the query names. */
function kindWeight(page: IndexedPage, prepared: PreparedQuery): number {
  const { terms, isPlain } = prepared;
  if (!page.isReference || terms.some(({ words }) => words.has(page.normalized))) return 1;
  const covered = coverage(page, prepared);
  if (page.isDeprecated && (terms.length === 1 || covered < deprecatedMethod.covered)) {
    return deprecatedMethod.weight;
  }
  return isPlain && covered < otherMethod.covered ? otherMethod.weight : 1;
}

/** How well a page answers the query: as its best section does with what stands above it. */
export function scorePage(
  page: IndexedPage,
  matches: PageMatches,
  collection: Collection,
  prepared: PreparedQuery,
): Score {
  const sections = scoreSections(page, matches, collection, prepared).sort(
    (one, other) => other.score - one.score,
  );
  const inHeading =
    equalHeading(matches, collection, prepared) === undefined ? classes.some : classes.heading;
  return {
    class: page.normalized === prepared.normalized ? classes.title : inHeading,
    score: (sections[0]?.score ?? 0) * kindWeight(page, prepared),
    matched: sections[0]?.matched ?? 0,
    sections,
  };
}
