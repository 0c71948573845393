import type { IndexedPage, Collection } from '../index/collection';
import type { PageMatches, SectionMatches } from './matches';
import { sectionWithEqualHeading } from './scorePage';
import { weightOf, type PreparedQuery } from './preparedQuery';
import type { SectionScore } from './scoreSections';

/**
 * Returns the id of a section's body if the body has a term that neither the heading nor the page's
 * title has, otherwise of the heading. If only one of body and heading matches, returns the id of
 * that one.
 */
function hitOf(section: SectionMatches, { title }: PageMatches): number | undefined {
  const { headingId, bodyId, heading, body } = section;
  const isCovered = body.every(
    (weight, term) => weight === 0 || weightOf(heading, term) > 0 || weightOf(title, term) > 0,
  );
  return isCovered ? (headingId ?? bodyId) : (bodyId ?? headingId);
}

/**
 * Returns the rank of a section by the terms that the title lacks: 2 if its heading names all of
 * them, 1 if the section contains all of them, otherwise 0.
 */
function namingRank({ section, complete }: SectionScore, { title }: PageMatches): number {
  if (!complete) return 0;
  return title.every((weight, term) => weight > 0 || weightOf(section.heading, term) > 0) ? 2 : 1;
}

/**
 * Returns the ids of a page's matching texts, best first: the title or a heading if it equals the
 * query; the title, unless it lacks terms and one section contains them all; the sections.
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
  // A text that contains the words is better than a title that was found by a keyword.
  const titled = sections[0]?.complete !== true || matches.title.every((weight) => weight > 0);
  const first = isTitle || titled ? [page.titleId] : [];
  const named = equal?.headingId === undefined ? [] : [equal.headingId];
  const order = isTitle ? [...first, ...named] : [...named, ...first];
  return [...new Set([...order, ...inside])];
}
