import { coverage } from './coverage';
import type { CollectedPage, Collection } from '../index/collection';
import type { PageEvidence, SectionEvidence } from './evidence';
import { holdsAll, type Ranking } from './ranking';
import { scoreSections, type SectionScore } from './sections';

/** A page about one method whose name says mostly something else is seldom what plain words mean. */
const ofOtherMethod = { covered: 0.5, worth: 0.75 } as const;
/** What must not be used any more is seldom looked for, unless the query names most of it. */
const ofDeprecated = { covered: 0.66, worth: 0.35 } as const;

/** What the whole query says of a page before any score: higher classes come first. */
export const classes = { some: 0, heading: 1, title: 2 } as const;

/** How well a page answers the query. */
export interface Score {
  readonly class: number;
  readonly score: number;
  /** Share of the query's weight that the page holds, from 0 to 1. */
  readonly held: number;
  /** The best first. */
  readonly sections: readonly SectionScore[];
}

/** The section whose heading is the query itself. */
export function equalHeading(
  { sections }: PageEvidence,
  { headingOf }: Collection,
  { squashed }: Ranking,
): SectionEvidence | undefined {
  return [...sections.values()].find(({ headingId, heading }) => {
    if (headingId === undefined || !holdsAll(heading)) return false;
    const found = headingOf(headingId);
    return !found.isRow && found.squashed === squashed;
  });
}

/** How much a page counts by what kind of page it is, unless it is what the query names. */
function kindWorth(page: CollectedPage, ranking: Ranking): number {
  const { terms, isPlain } = ranking;
  if (!page.isReference || terms.some(({ words }) => words.has(page.squashed))) return 1;
  const covered = coverage(page, ranking);
  if (page.isDeprecated && (terms.length === 1 || covered < ofDeprecated.covered)) {
    return ofDeprecated.worth;
  }
  return isPlain && covered < ofOtherMethod.covered ? ofOtherMethod.worth : 1;
}

/** How well a page answers the query: as its best section does with what stands above it. */
export function scorePage(
  page: CollectedPage,
  evidence: PageEvidence,
  collection: Collection,
  ranking: Ranking,
): Score {
  const sections = scoreSections(page, evidence, collection, ranking).sort(
    (one, other) => other.score - one.score,
  );
  const inHeading =
    equalHeading(evidence, collection, ranking) === undefined ? classes.some : classes.heading;
  return {
    class: page.squashed === ranking.squashed ? classes.title : inHeading,
    score: (sections[0]?.score ?? 0) * kindWorth(page, ranking),
    held: sections[0]?.held ?? 0,
    sections,
  };
}
