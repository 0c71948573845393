import type { IndexedPage, Collection } from '../index/collection';
import type { PageMatches, SectionMatches } from './matches';
import { sectionWithEqualHeading } from './scorePage';
import { weightOf, type PreparedQuery } from '../query/preparedQuery';
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

/** Returns the number of terms that occur in any of the fields. */
const termsIn = (...fields: readonly (readonly number[])[]): number =>
  (fields[0] ?? []).filter((_, term) => fields.some((field) => weightOf(field, term) > 0)).length;

/**
 * Returns whether the title of a page represents it better than its best section. A text that
 * contains words of the query is better than a title without any, unless the page's keywords and
 * description have more of them. A list of links represents no page.
 */
function isTitled(best: SectionScore | undefined, matches: PageMatches): boolean {
  if (best === undefined) return true;
  const { title, alias, summary } = matches;
  if (best.complete) return title.every((weight) => weight > 0);
  const inside = best.isLinks ? 0 : termsIn(best.section.heading, best.section.body);
  return inside === 0 || termsIn(title) > 0 || termsIn(alias, summary) > inside;
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
  const first = isTitle || isTitled(sections[0], matches) ? [page.titleId] : [];
  const named = equal?.headingId === undefined ? [] : [equal.headingId];
  const order = isTitle ? [...first, ...named] : [...named, ...first];
  return [...new Set([...order, ...inside])];
}
