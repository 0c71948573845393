import { coverage } from './coverage';
import type { IndexedPage, Collection } from '../index/collection';
import { bestOf, type PageMatches, type SectionMatches } from './matches';
import { at, sumOf, type PreparedQuery } from './preparedQuery';

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
const elsewhere = { score: 0.5, matched: 0.7 } as const;
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
  readonly section: SectionMatches;
  readonly score: number;
  /** Share of the query's weight that it holds, from 0 to 1. */
  readonly matched: number;
  /** Whether it holds every term that the page's title does not. */
  readonly complete: boolean;
}

interface SectionWeights {
  readonly section: SectionMatches;
  readonly heading: number;
  readonly body: number;
}

/** What terms count in the heading and the body of a section. */
function weigh(
  section: SectionMatches,
  page: IndexedPage,
  { places, headingOf }: Collection,
  prepared: PreparedQuery,
): SectionWeights {
  const { headingId, bodyId } = section;
  const plain = page.isReference && prepared.isPlain ? inReference : 1;
  const length = bodyId === undefined ? 1 : (places[bodyId]?.length ?? 1);
  const { share, most } = byLength;
  const body = weights.body * plain * Math.min(most, 1 / (1 - share + share * length));
  if (headingId === undefined) return { section, heading: 0, body };
  const name = headingOf(headingId);
  const { isRow, normalized } = name;
  const weight = isRow ? weights.row : weights.heading;
  if (normalized === prepared.normalized) return { section, heading: weight + equal, body };
  const covered = uncovered.heading + (1 - uncovered.heading) * coverage(name, prepared);
  return { section, heading: covered * weight * (isRow ? plain : 1), body };
}

/** How much of a term a place holds, if what answers it best counts as all; a little is half. */
const matchedShare = (weight: number, best: number): number =>
  weight > 0 ? (1 + weight / best) / 2 : 0;

/** What a page says of one term outside of a section. */
interface Around {
  /** What it counts in title, aliases, description and categories: the most, and together. */
  readonly best: number;
  readonly sum: number;
  readonly aboveMatched: number;
  /** The most it counts in any section. */
  readonly inside: number;
  readonly insideMatched: number;
}

function aroundOf(
  term: number,
  covered: number,
  matches: PageMatches,
  sections: readonly SectionWeights[],
  prepared: PreparedQuery,
): Around {
  const { title, alias, summary } = matches;
  const most = at(prepared.best, term);
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
    aboveMatched: matchedShare(Math.max(at(title, term), at(alias, term), at(summary, term)), most),
    inside,
    insideMatched: elsewhere.matched * matchedShare(bestOf(matches, term), most),
  };
}

function scoreSection(
  { section, heading, body }: SectionWeights,
  around: readonly Around[],
  matches: PageMatches,
  prepared: PreparedQuery,
): SectionScore {
  let score = 0;
  let matched = 0;
  let complete = true;
  around.forEach((above, term) => {
    const rare = at(prepared.rarity, term);
    const inHeading = at(section.heading, term);
    const inBody = at(section.body, term);
    const own = Math.max(inHeading, inBody);
    const other = elsewhere.score * above.inside;
    if (own === 0 && at(matches.title, term) === 0) complete = false;
    const best = Math.max(above.best, heading * inHeading, body * inBody, other);
    const sum = above.sum + heading * inHeading + body * inBody + other;
    score += rare * (best + further * (sum - best));
    matched +=
      rare *
      Math.max(matchedShare(own, at(prepared.best, term)), above.aboveMatched, above.insideMatched);
  });
  return { section, complete, matched: matched / sumOf(prepared.rarity), score };
}

/** How well each section of a page answers the query; of a page without one, what stands above. */
export function scoreSections(
  page: IndexedPage,
  matches: PageMatches,
  collection: Collection,
  prepared: PreparedQuery,
): SectionScore[] {
  const none = matches.title.map(() => 0);
  const found = [...matches.sections.values()];
  const sections = (found.length > 0 ? found : [{ heading: none, body: none }]).map((section) =>
    weigh(section, page, collection, prepared),
  );
  const covered = uncovered.title + (1 - uncovered.title) * coverage(page, prepared);
  const around = prepared.terms.map((_, term) =>
    aroundOf(term, covered, matches, sections, prepared),
  );
  return sections.map((weighed) => {
    const { section, complete, matched, score } = scoreSection(weighed, around, matches, prepared);
    return { section, complete, matched, score: score * matched ** 1.5 };
  });
}
