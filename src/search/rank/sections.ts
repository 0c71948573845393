import { coverage } from './coverage';
import type { CollectedPage, Collection } from '../index/collection';
import { bestOf, type PageEvidence, type SectionEvidence } from './evidence';
import { at, sumOf, type Ranking } from './ranking';

/** How much a term counts by where it stands. */
const weights = {
  title: 10,
  alias: 6,
  summary: 2.5,
  heading: 5,
  row: 3.5,
  body: 1.8,
} as const;
/** What a term in further places adds to the best one. */
const further = 0.2;
/** What a term counts in a section that does not hold it, if another section of the page does. */
const elsewhere = { score: 0.5, held: 0.7 } as const;
/** So much of a title's or heading's weight does not depend on how much of it the query names. */
const uncovered = { title: 0.4, heading: 0.5 } as const;
/** A heading that is the query itself adds so much to the weight of its terms. */
const equal = 2;
/** What plain words count for in the fields and samples of a page about one method. */
const inReference = 0.6;
/** How much of a text's weight depends on its length, and what a short one counts at most. */
const byLength = { share: 0.4, most: 1.25 } as const;

/** How well a section with what stands above it answers the query. */
export interface SectionScore {
  readonly section: SectionEvidence;
  readonly score: number;
  /** Share of the query's weight that it holds, from 0 to 1. */
  readonly held: number;
  /** Whether it holds every term that the page's title does not. */
  readonly complete: boolean;
}

interface SectionWeights {
  readonly section: SectionEvidence;
  readonly heading: number;
  readonly body: number;
}

/** What terms count in the heading and the body of a section. */
function weigh(
  section: SectionEvidence,
  page: CollectedPage,
  { places, headingOf }: Collection,
  ranking: Ranking,
): SectionWeights {
  const { headingId, bodyId } = section;
  const plain = page.isReference && ranking.isPlain ? inReference : 1;
  const length = bodyId === undefined ? 1 : (places[bodyId]?.length ?? 1);
  const { share, most } = byLength;
  const body = weights.body * plain * Math.min(most, 1 / (1 - share + share * length));
  if (headingId === undefined) return { section, heading: 0, body };
  const name = headingOf(headingId);
  const { isRow, squashed } = name;
  const weight = isRow ? weights.row : weights.heading;
  if (squashed === ranking.squashed) return { section, heading: weight + equal, body };
  const covered = uncovered.heading + (1 - uncovered.heading) * coverage(name, ranking);
  return { section, heading: covered * weight * (isRow ? plain : 1), body };
}

/** How much of a term a place holds, if what answers it best counts as all; a little is half. */
const heldOf = (worth: number, best: number): number => (worth > 0 ? (1 + worth / best) / 2 : 0);

/** What a page says of one term outside of a section. */
interface Around {
  /** What it counts in title, aliases, description and categories: the most, and together. */
  readonly best: number;
  readonly sum: number;
  readonly aboveHeld: number;
  /** The most it counts in any section. */
  readonly inside: number;
  readonly insideHeld: number;
}

function aroundOf(
  term: number,
  covered: number,
  evidence: PageEvidence,
  sections: readonly SectionWeights[],
  ranking: Ranking,
): Around {
  const { title, alias, summary } = evidence;
  const most = at(ranking.best, term);
  let inside = 0;
  for (const { section, heading, body } of sections) {
    inside = Math.max(inside, heading * at(section.heading, term), body * at(section.body, term));
  }
  const above = [
    weights.title * covered * at(title, term),
    weights.alias * at(alias, term),
    weights.summary * at(summary, term),
  ];
  return {
    best: Math.max(...above),
    sum: sumOf(above),
    aboveHeld: heldOf(Math.max(at(title, term), at(alias, term), at(summary, term)), most),
    inside,
    insideHeld: elsewhere.held * heldOf(bestOf(evidence, term), most),
  };
}

function scoreSection(
  { section, heading, body }: SectionWeights,
  around: readonly Around[],
  evidence: PageEvidence,
  ranking: Ranking,
): SectionScore {
  let score = 0;
  let held = 0;
  let complete = true;
  around.forEach((above, term) => {
    const rare = at(ranking.rarity, term);
    const inHeading = at(section.heading, term);
    const inBody = at(section.body, term);
    const own = Math.max(inHeading, inBody);
    const other = elsewhere.score * above.inside;
    if (own === 0 && at(evidence.title, term) === 0) complete = false;
    const best = Math.max(above.best, heading * inHeading, body * inBody, other);
    const sum = above.sum + heading * inHeading + body * inBody + other;
    score += rare * (best + further * (sum - best));
    held += rare * Math.max(heldOf(own, at(ranking.best, term)), above.aboveHeld, above.insideHeld);
  });
  return { section, complete, held: held / sumOf(ranking.rarity), score };
}

/** How well each section of a page answers the query; of a page without one, what stands above. */
export function scoreSections(
  page: CollectedPage,
  evidence: PageEvidence,
  collection: Collection,
  ranking: Ranking,
): SectionScore[] {
  const none = evidence.title.map(() => 0);
  const found = [...evidence.sections.values()];
  const sections = (found.length > 0 ? found : [{ heading: none, body: none }]).map((section) =>
    weigh(section, page, collection, ranking),
  );
  const covered = uncovered.title + (1 - uncovered.title) * coverage(page, ranking);
  const around = ranking.terms.map((_, term) =>
    aroundOf(term, covered, evidence, sections, ranking),
  );
  return sections.map((weighed) => {
    const { section, complete, held, score } = scoreSection(weighed, around, evidence, ranking);
    return { section, complete, held, score: score * held ** 1.5 };
  });
}
