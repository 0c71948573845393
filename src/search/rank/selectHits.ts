import type { IndexedPage, Collection } from '../index/collection';
import type { PageMatches, SectionMatches } from './matches';
import { sectionWithEqualHeading } from './scorePage';
import { weightOf, type PreparedQuery } from '../query/preparedQuery';
import type { SectionScore } from './scoreSections';

/**
 * Returns the id of the text that represents a section: the body if it has a term that neither the
 * heading nor the page's title has, otherwise the heading. If only the body or only the heading
 * matches the query, returns the id of that one.
 */
function hitOf(section: SectionMatches, { title }: PageMatches): number | undefined {
  const { headingId, bodyId, heading, body } = section;
  const isCovered = body.every(
    (weight, term) => weight === 0 || weightOf(heading, term) > 0 || weightOf(title, term) > 0,
  );
  return isCovered ? (headingId ?? bodyId) : (bodyId ?? headingId);
}

/**
 * Returns the rank of a section by the terms that the title lacks: 2 if the section's heading
 * contains all of them, 1 if the section as a whole does, otherwise 0.
 */
function namingRank({ section, complete }: SectionScore, { title }: PageMatches): number {
  if (!complete) return 0;
  return title.every((weight, term) => weight > 0 || weightOf(section.heading, term) > 0) ? 2 : 1;
}

/** Returns the number of terms that occur in any of the fields. */
const termsIn = (...fields: readonly (readonly number[])[]): number =>
  (fields[0] ?? []).filter((_, term) => fields.some((field) => weightOf(field, term) > 0)).length;

/**
 * Returns whether a page's title represents the page better than its best section does. The section
 * is better if the title lacks terms and the section contains all of those. It is also better if
 * the title contains no term and the section contains some: at least as many as the keywords and
 * the description contain. A list of links is never better.
 */
function isTitleBetter(best: SectionScore | undefined, matches: PageMatches): boolean {
  if (best === undefined) return true;
  const { title, alias, summary } = matches;
  if (best.complete) return title.every((weight) => weight > 0);
  const inside = best.isLinkList ? 0 : termsIn(best.section.heading, best.section.body);
  return inside === 0 || termsIn(title) > 0 || termsIn(alias, summary) > inside;
}

/**
 * Returns the ids of the texts to show for a page, best first: the title or heading that equals the
 * query; the title, if it represents the page better than the best section; the sections.
 */
export function selectHits(
  page: IndexedPage,
  matches: PageMatches,
  scored: readonly SectionScore[],
  collection: Collection,
  prepared: PreparedQuery,
): number[] {
  const equal = sectionWithEqualHeading(matches, collection, prepared);
  const sections = [...scored].sort((a, b) => namingRank(b, matches) - namingRank(a, matches));
  const inside = sections
    .map(({ section }) => (section === equal ? section.headingId : hitOf(section, matches)))
    .filter((id) => id !== undefined);
  const isTitle = page.normalized === prepared.normalized;
  const first = isTitle || isTitleBetter(sections[0], matches) ? [page.titleId] : [];
  const named = equal?.headingId === undefined ? [] : [equal.headingId];
  const order = isTitle ? [...first, ...named] : [...named, ...first];
  return [...new Set([...order, ...inside])];
}
