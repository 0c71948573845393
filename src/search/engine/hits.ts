import type { CollectedPage, Collection } from './collection';
import type { PageEvidence, SectionEvidence } from './evidence';
import { at, completes, equalHeading, headingBonus, weights, type Ranking } from './rank';

function scoreOf(section: SectionEvidence, collection: Collection, ranking: Ranking): number {
  const { heading, body, headingId } = section;
  let score = 0;
  let inHeading = true;
  ranking.rarity.forEach((rare, term) => {
    score += rare * Math.max(weights.heading * at(heading, term), weights.body * at(body, term));
    if (at(heading, term) === 0) inHeading = false;
  });
  return inHeading && headingId !== undefined
    ? score + headingBonus(collection.headingOf(headingId).words, ranking)
    : score;
}

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
  collection: Collection,
  ranking: Ranking,
): number[] {
  const equal = equalHeading(evidence, collection, ranking);
  const sections = [...evidence.sections.values()]
    .map((section) => ({
      section,
      complete: completes(section, evidence),
      score: scoreOf(section, collection, ranking),
    }))
    .sort((one, other) => Number(other.complete) - Number(one.complete) || other.score - one.score);
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
