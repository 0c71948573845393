import { stopWords } from '../text/stopWords';
import type { CollectedPage, Collection } from './collection';
import type { PageEvidence, SectionEvidence } from './evidence';
import type { Query } from './query';
import type { ExpandedTerm } from './terms';

/** How much a term counts by where it stands. */
export const weights = { title: 10, alias: 6, heading: 5, body: 1, trail: 0.8 } as const;
/** So many sections with the term double the weight of a body. */
const manySections = 10;
const closeness = { title: 4, heading: 2 } as const;
const inOrder = 1;
const inOneSection = 1;

/** What the whole query says of a page before any score: higher classes come first. */
export const classes = { partial: 0, full: 1, heading: 2, title: 3 } as const;

/** What ranking needs to know of the query besides the evidence. */
export interface Ranking {
  readonly query: Query;
  readonly terms: readonly ExpandedTerm[];
  /** How telling each term is: rare ones more. */
  readonly rarity: readonly number[];
  /** The query without spaces and signs. */
  readonly squashed: string;
}

/** How well a page answers the query. */
export interface Score {
  readonly class: number;
  readonly score: number;
  /** Share of the query's weight that the page holds, from 0 to 1. */
  readonly held: number;
}

export const at = (worths: readonly number[], term: number): number => worths[term] ?? 0;

/** Share of a text's words that the query names, from 0 to 1. */
function coverage(words: readonly string[], { terms, query }: Ranking): number {
  if (words.length === 0) return 0;
  const named = words.filter((word) =>
    stopWords.has(word) ? query.words.includes(word) : terms.some((term) => term.words.has(word)),
  );
  return named.length / words.length;
}

/** Whether the terms follow one another in a text. */
function follows(words: readonly string[], { terms }: Ranking): boolean {
  let from = 0;
  return terms.every((term) => {
    const place = words.findIndex((word, index) => index >= from && term.words.has(word));
    from = place + 1;
    return place !== -1;
  });
}

const holdsAll = (worths: readonly number[]): boolean => worths.every((worth) => worth > 0);

/** What a heading that holds every term counts beyond its terms. */
export function headingBonus(words: readonly string[], ranking: Ranking): number {
  return closeness.heading * coverage(words, ranking) + (follows(words, ranking) ? inOrder : 0);
}

function titleBonus(page: CollectedPage, { title }: PageEvidence, ranking: Ranking): number {
  if (!holdsAll(title)) return 0;
  const mean = title.reduce((sum, worth) => sum + worth, 0) / title.length;
  return (
    closeness.title * coverage(page.titleWords, ranking) * mean +
    (follows(page.titleWords, ranking) ? inOrder : 0)
  );
}

/** Whether a section holds every term that the page's title does not. */
export function completes({ heading, body }: SectionEvidence, { title }: PageEvidence): boolean {
  return title.every((worth, term) => worth > 0 || at(heading, term) > 0 || at(body, term) > 0);
}

/** The section whose heading is the query itself. */
export function equalHeading(
  evidence: PageEvidence,
  collection: Collection,
  { squashed }: Ranking,
): SectionEvidence | undefined {
  for (const section of evidence.sections.values()) {
    const { headingId, heading } = section;
    if (headingId === undefined || !holdsAll(heading)) continue;
    if (collection.headingOf(headingId).squashed === squashed) return section;
  }
  return undefined;
}

/** The worth of a term for a page: that of the best place it stands in. */
function termScore(evidence: PageEvidence, term: number): number {
  let heading = 0;
  let body = 0;
  let sections = 0;
  for (const section of evidence.sections.values()) {
    heading = Math.max(heading, at(section.heading, term));
    body = Math.max(body, at(section.body, term));
    if (at(section.body, term) > 0) sections += 1;
  }
  return Math.max(
    weights.title * at(evidence.title, term),
    weights.alias * at(evidence.alias, term),
    weights.heading * heading,
    weights.body * body * (1 + Math.min(1, sections / manySections)),
  );
}

/** How well a page answers the query. */
export function scorePage(
  page: CollectedPage,
  evidence: PageEvidence,
  collection: Collection,
  ranking: Ranking,
): Score {
  let score = titleBonus(page, evidence, ranking);
  let total = 0;
  let missing = 0;
  ranking.rarity.forEach((rare, term) => {
    const words = ranking.terms[term]?.words;
    const best = termScore(evidence, term);
    const onTrail = best === 0 && page.trail.some((word) => words?.has(word));
    total += rare;
    if (best === 0 && !onTrail) missing += rare;
    score += rare * (onTrail ? weights.trail : best);
  });
  for (const section of evidence.sections.values()) {
    if (!completes(section, evidence)) continue;
    score += inOneSection;
    break;
  }
  const held = (total - missing) / total;
  const whole = missing === 0 ? classes.full : classes.partial;
  const inHeading =
    equalHeading(evidence, collection, ranking) === undefined ? whole : classes.heading;
  return {
    class: page.squashed === ranking.squashed ? classes.title : inHeading,
    score: score * held ** 2,
    held,
  };
}
