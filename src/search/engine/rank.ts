import { squash } from '../text/fold';
import { stopWords } from '../text/stopWords';
import { chunksOf } from '../text/words';
import type { CollectedPage, Collection } from './collection';
import type { PageEvidence, SectionEvidence } from './evidence';
import type { Query } from './query';
import type { ExpandedTerm } from './terms';

/** How much a term counts by where it stands. */
const weights = { title: 10, alias: 6, heading: 5, body: 1, trail: 0.8 } as const;
/** Most that the share of sections with the term adds to a body. */
const spread = 1;
const closeness = { title: 4, heading: 2 } as const;
const inOrder = 1;
const inOneSection = 1;

/** What the whole query says of a page before any score: higher classes come first. */
export const classes = { partial: 0, full: 1, heading: 2, title: 3 } as const;

export interface RankedPage {
  readonly class: number;
  readonly score: number;
  /** Share of the query's weight that the page holds, from 0 to 1. */
  readonly held: number;
  /** Ids of the documents to show, the best first. */
  readonly hits: readonly number[];
}

/** What ranking needs to know of the query besides the evidence. */
export interface Ranking {
  readonly query: Query;
  readonly terms: readonly ExpandedTerm[];
  /** How telling each term is: rare ones more. */
  readonly rarity: readonly number[];
  /** The query without spaces and signs. */
  readonly squashed: string;
}

const at = (worths: readonly number[], term: number): number => worths[term] ?? 0;

/** Share of a text's words that the query names, from 0 to 1. */
function coverage(words: readonly string[], { terms, query }: Ranking): number {
  if (words.length === 0) return 0;
  const asked = new Set(query.words);
  const named = words.filter((word) =>
    stopWords.has(word) ? asked.has(word) : terms.some((term) => term.words.has(word)),
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

function titleBonus(page: CollectedPage, found: PageEvidence, ranking: Ranking): number {
  const every = ranking.terms.every((_term, term) => at(found.title, term) > 0);
  if (!every) return 0;
  const mean = found.title.reduce((sum, worth) => sum + worth, 0) / ranking.terms.length;
  return (
    closeness.title * coverage(page.titleWords, ranking) * mean +
    (follows(page.titleWords, ranking) ? inOrder : 0)
  );
}

const wordsOfHeading = (text: string): string[] =>
  chunksOf(text).flatMap(({ whole, parts }) =>
    (parts.length > 0 ? parts : [whole]).map(({ token }) => token),
  );

interface RankedSection {
  readonly found: SectionEvidence;
  readonly score: number;
  /** Whether it holds every term that the title does not. */
  readonly complete: boolean;
}

function rankSection(
  found: SectionEvidence,
  page: PageEvidence,
  collection: Collection,
  ranking: Ranking,
): RankedSection {
  let score = 0;
  let complete = true;
  let inHeading = true;
  ranking.rarity.forEach((rarity, term) => {
    const heading = at(found.heading, term);
    const body = at(found.body, term);
    score += rarity * Math.max(weights.heading * heading, weights.body * body);
    if (heading === 0) inHeading = false;
    if (heading === 0 && body === 0 && at(page.title, term) === 0) complete = false;
  });
  if (inHeading && found.headingId !== undefined) {
    const words = wordsOfHeading(collection.store[found.headingId]?.t ?? '');
    score += closeness.heading * coverage(words, ranking);
    if (follows(words, ranking)) score += inOrder;
  }
  return { found, score, complete };
}

/** The text of a section that answers best: the heading if it holds what the title lacks. */
function hitOf({ found }: RankedSection, page: PageEvidence): number | undefined {
  const { headingId, bodyId, heading, body } = found;
  const enough = body.every(
    (worth, term) => worth === 0 || at(heading, term) > 0 || at(page.title, term) > 0,
  );
  return enough ? (headingId ?? bodyId) : (bodyId ?? headingId);
}

/** A row's name is no heading: it stands under one. */
function isEqualHeading(
  { found }: RankedSection,
  { store }: Collection,
  squashed: string,
): boolean {
  const heading = found.headingId === undefined ? undefined : store[found.headingId];
  return heading !== undefined && heading.t === heading.s && squash(heading.t) === squashed;
}

/** How well a page answers the query, and with which of its texts. */
export function rankPage(
  number: number,
  evidence: PageEvidence,
  collection: Collection,
  ranking: Ranking,
): RankedPage {
  const page = collection.pages[number];
  const { rarity, squashed, terms } = ranking;
  if (page === undefined) return { class: classes.partial, score: 0, held: 0, hits: [] };
  const sections = [...evidence.sections.values()];
  const ranked = sections
    .map((found) => rankSection(found, evidence, collection, ranking))
    .sort((one, other) => Number(other.complete) - Number(one.complete) || other.score - one.score);

  let score = titleBonus(page, evidence, ranking);
  let missing = 0;
  rarity.forEach((rare, term) => {
    const heading = Math.max(0, ...sections.map((section) => at(section.heading, term)));
    const body = Math.max(0, ...sections.map((section) => at(section.body, term)));
    const share = sections.filter((section) => at(section.body, term) > 0).length / 10;
    const trail = [...page.trail].some((word) => terms[term]?.words.has(word)) ? weights.trail : 0;
    const best = Math.max(
      weights.title * at(evidence.title, term),
      weights.alias * at(evidence.alias, term),
      weights.heading * heading,
      weights.body * body * (1 + spread * Math.min(1, share)),
      trail,
    );
    if (best === 0) missing += rare;
    score += rare * best;
  });
  if (ranked[0]?.complete === true) score += inOneSection;

  const titled = rarity.every(
    (_rare, term) => at(evidence.title, term) > 0 || at(evidence.alias, term) > 0,
  );
  const equal = ranked.find((section) => isEqualHeading(section, collection, squashed));
  const own = evidence.titleId ?? firstIdOf(number, collection);
  const inside = ranked
    .map((section) => (section === equal ? section.found.headingId : hitOf(section, evidence)))
    .filter((id) => id !== undefined);
  const isTitle = page.squashed === squashed;
  const bestInside = equal?.found.headingId;
  const hits =
    isTitle || (titled && bestInside === undefined)
      ? [own, ...inside]
      : [...(bestInside === undefined ? [] : [bestInside]), ...inside];
  const total = rarity.reduce((sum, rare) => sum + rare, 0);
  const held = (total - missing) / total;
  return {
    class: isTitle
      ? classes.title
      : equal !== undefined
        ? classes.heading
        : missing === 0
          ? classes.full
          : classes.partial,
    score: score * held ** 2,
    held,
    hits: [...new Set(hits.length > 0 ? hits : [own])],
  };
}

/** The id of a page's title. */
function firstIdOf(number: number, { places }: Collection): number {
  return places.findIndex(({ page, kind }) => page === number && kind === 'title');
}
