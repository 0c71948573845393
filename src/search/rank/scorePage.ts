import { coverage } from './coverage';
import type { IndexedPage, Collection } from '../index/collection';
import type { PageMatches, SectionMatches } from './matches';
import { matchesAll, type PreparedQuery } from '../query/preparedQuery';
import { scoreSections, type SectionScore } from './scoreSections';

/**
 * Factor for a method page if a query in plain words covers less than `covered` of the method's
 * name.
 */
const otherMethod = { covered: 0.5, weight: 0.75 } as const;
/** Factor for a deprecated method, which readers rarely look for unless they name it. */
const deprecatedMethod = 0.35;

/**
 * Classes of pages: whether the query equals their title or a heading. Higher classes come first.
 */
export const matchClasses = { partial: 0, heading: 1, title: 2 } as const;

/** How well a page matches the query. */
export interface Score {
  readonly class: number;
  readonly score: number;
  /** Share of the query's weight that the page matches, from 0 to 1. */
  readonly matched: number;
  /** Best first. */
  readonly sections: readonly SectionScore[];
}

/** Returns the section whose heading equals the query; undefined if there is none. */
export function sectionWithEqualHeading(
  { sections }: PageMatches,
  { headingOf }: Collection,
  { normalized }: PreparedQuery,
): SectionMatches | undefined {
  return [...sections.values()].find(({ headingId, heading }) => {
    if (headingId === undefined || !matchesAll(heading)) return false;
    const name = headingOf(headingId);
    return !name.isRow && name.normalized === normalized;
  });
}

/**
 * Returns the factor for the kind of page. It is 1 unless the page is that of a method that the
 * query does not name. It is lower for a deprecated method, and for any other method if the query
 * is plain and covers little of the method's name.
 */
function kindWeight(page: IndexedPage, prepared: PreparedQuery): number {
  const { terms, isPlain } = prepared;
  if (!page.isReference || terms.some(({ words }) => words.has(page.normalized))) return 1;
  if (page.isDeprecated) return deprecatedMethod;
  return isPlain && coverage(page, prepared) < otherMethod.covered ? otherMethod.weight : 1;
}

/** Scores a page by its best section, together with the page's title, keywords and description. */
export function scorePage(
  page: IndexedPage,
  matches: PageMatches,
  collection: Collection,
  prepared: PreparedQuery,
): Score {
  const sections = scoreSections(page, matches, collection, prepared).sort(
    (a, b) => b.score - a.score,
  );
  const inHeading =
    sectionWithEqualHeading(matches, collection, prepared) === undefined
      ? matchClasses.partial
      : matchClasses.heading;
  return {
    class: page.normalized === prepared.normalized ? matchClasses.title : inHeading,
    score: (sections[0]?.score ?? 0) * kindWeight(page, prepared),
    matched: sections[0]?.matched ?? 0,
    sections,
  };
}
