import type { CollectedPage, Collection } from '../index/collection';
import type { PageEvidence, SectionEvidence } from './evidence';
import { equalHeading } from './rank';
import { at, type Ranking } from './ranking';
import type { SectionScore } from './sections';

/** The text of a section that answers best: its heading if the body adds no term to it. */
function hitOf(section: SectionEvidence, { title }: PageEvidence): number | undefined {
  const { headingId, bodyId, heading, body } = section;
  const enough = body.every(
    (worth, term) => worth === 0 || at(heading, term) > 0 || at(title, term) > 0,
  );
  return enough ? (headingId ?? bodyId) : (bodyId ?? headingId);
}

/**
 * Ids of the texts of a page that answer the query, the best first: the title where it answers all,
 * else the section that adds what the title lacks.
 */
export function hitsOf(
  page: CollectedPage,
  evidence: PageEvidence,
  scored: readonly SectionScore[],
  collection: Collection,
  ranking: Ranking,
): number[] {
  const equal = equalHeading(evidence, collection, ranking);
  const sections = [...scored].sort((one, other) => Number(other.complete) - Number(one.complete));
  const inside = sections
    .map(({ section }) => (section === equal ? section.headingId : hitOf(section, evidence)))
    .filter((id) => id !== undefined);
  const isTitle = page.squashed === ranking.squashed;
  // A text that shows the words is better than a title that was found by an alias.
  const titled = sections[0]?.complete !== true || evidence.title.every((worth) => worth > 0);
  const first = isTitle || titled ? [page.titleId] : [];
  const named = equal?.headingId === undefined ? [] : [equal.headingId];
  const order = isTitle ? [...first, ...named] : [...named, ...first];
  return [...new Set([...order, ...inside])];
}
