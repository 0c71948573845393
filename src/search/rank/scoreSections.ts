import { coverage } from './coverage';
import type { IndexedPage, Collection } from '../index/collection';
import { bestWeight, type PageMatches, type SectionMatches } from './matches';
import { weightOf, sumOf, type PreparedQuery } from '../query/preparedQuery';

/** Weight of a term by the field that contains it. */
const weights = {
  title: 10,
  alias: 6,
  summary: 2.5,
  heading: 5,
  row: 3.5,
  body: 1.8,
} as const;
/** The best field counts in full; every other field adds this share of its weight. */
const furtherFields = 0.2;
/** Factors by which a term's best match in any section counts for every section. */
const elsewhere = { score: 0.5, matched: 0.7 } as const;
/** Share of a title's or heading's weight that does not depend on its coverage. */
const minCoverage = { title: 0.4, heading: 0.5 } as const;
/** Added to the weight of a heading that equals the query. */
const equalHeadingBoost = 2;
/** Factor for plain words in the text and the table rows of a method page. */
const inReference = 0.6;
/** Factor for the text of a section that lists links to other pages. */
const inLinks = 0.5;
/** Length normalisation: the share of the weight that it affects, and the highest factor. */
const lengthNorm = { share: 0.4, max: 1.25 } as const;

/**
 * Exponent of the matched share. It grows by one with each word beyond `shortQueryTerms`, because a
 * long query is usually copied from the page that the reader is looking for.
 */
const matchedExponent = 1.5;
const shortQueryTerms = 6;

/** How well a section, with the fields of its page, matches the query. */
export interface SectionScore {
  readonly section: SectionMatches;
  readonly score: number;
  /** Share of the query's weight that the section matches, from 0 to 1. */
  readonly matched: number;
  /**
   * Whether the section contains every term that the page's title lacks; false for a list of links.
   */
  readonly complete: boolean;
  /** Whether the section lists links to other pages. */
  readonly isLinkList: boolean;
}

interface SectionWeights {
  readonly section: SectionMatches;
  readonly heading: number;
  readonly body: number;
  readonly isLinkList: boolean;
}

function weighSection(
  section: SectionMatches,
  page: IndexedPage,
  { documents, headingOf }: Collection,
  prepared: PreparedQuery,
): SectionWeights {
  const { headingId, bodyId } = section;
  const plain = page.isReference && prepared.isPlain ? inReference : 1;
  const { length = 1, isLinkList = false } = documents[bodyId ?? -1] ?? {};
  const { share, max } = lengthNorm;
  const norm = Math.min(max, 1 / (1 - share + share * length));
  const body = weights.body * plain * (isLinkList ? inLinks : 1) * norm;
  if (headingId === undefined) return { section, heading: 0, body, isLinkList };
  const name = headingOf(headingId);
  const { isRow, normalized } = name;
  const weight = isRow ? weights.row : weights.heading;
  if (normalized === prepared.normalized)
    return { section, heading: weight + equalHeadingBoost, body, isLinkList };
  const covered = minCoverage.heading + (1 - minCoverage.heading) * coverage(name, prepared);
  return { section, heading: covered * weight * (isRow ? plain : 1), body, isLinkList };
}

/** Returns how well a term matches, relative to its best match on any page: 0, or from 0.5 to 1. */
const matchedShare = (weight: number, best: number): number =>
  weight > 0 ? (1 + weight / best) / 2 : 0;

interface PageTerm {
  /** Highest and total weight in title, keywords and description. */
  readonly best: number;
  readonly sum: number;
  readonly pageMatched: number;
  /** Highest weight in any section. */
  readonly inside: number;
  readonly elsewhereMatched: number;
}

function scorePageTerm(
  term: number,
  covered: number,
  matches: PageMatches,
  sections: readonly SectionWeights[],
  prepared: PreparedQuery,
): PageTerm {
  const { title, alias, summary } = matches;
  const max = weightOf(prepared.best, term);
  let inside = 0;
  for (const { section, heading, body } of sections) {
    inside = Math.max(
      inside,
      heading * weightOf(section.heading, term),
      body * weightOf(section.body, term),
    );
  }
  const fields = [
    weights.title * covered * weightOf(title, term),
    weights.alias * weightOf(alias, term),
    weights.summary * weightOf(summary, term),
  ];
  return {
    best: Math.max(...fields),
    sum: sumOf(fields),
    pageMatched: matchedShare(
      Math.max(weightOf(title, term), weightOf(alias, term), weightOf(summary, term)),
      max,
    ),
    inside,
    elsewhereMatched: elsewhere.matched * matchedShare(bestWeight(matches, term), max),
  };
}

function scoreSection(
  { section, heading, body, isLinkList }: SectionWeights,
  pageTerms: readonly PageTerm[],
  matches: PageMatches,
  prepared: PreparedQuery,
): SectionScore {
  let score = 0;
  let matched = 0;
  let complete = !isLinkList;
  pageTerms.forEach((page, term) => {
    const rare = weightOf(prepared.rarity, term);
    const inHeading = weightOf(section.heading, term);
    const inBody = weightOf(section.body, term);
    const own = Math.max(inHeading, inBody);
    const elsewhereWeight = elsewhere.score * page.inside;
    if (own === 0 && weightOf(matches.title, term) === 0) complete = false;
    const best = Math.max(page.best, heading * inHeading, body * inBody, elsewhereWeight);
    const sum = page.sum + heading * inHeading + body * inBody + elsewhereWeight;
    score += rare * (best + furtherFields * (sum - best));
    matched +=
      rare *
      Math.max(
        matchedShare(own, weightOf(prepared.best, term)),
        page.pageMatched,
        page.elsewhereMatched,
      );
  });
  return { section, complete, isLinkList, matched: matched / sumOf(prepared.rarity), score };
}

/** Scores the matching sections of a page or, if there are none, one empty section. */
export function scoreSections(
  page: IndexedPage,
  matches: PageMatches,
  collection: Collection,
  prepared: PreparedQuery,
): SectionScore[] {
  const none = matches.title.map(() => 0);
  const matching = [...matches.sections.values()];
  const sections = (matching.length > 0 ? matching : [{ heading: none, body: none }]).map(
    (section) => weighSection(section, page, collection, prepared),
  );
  const covered = minCoverage.title + (1 - minCoverage.title) * coverage(page, prepared);
  const pageTerms = prepared.terms.map((_, term) =>
    scorePageTerm(term, covered, matches, sections, prepared),
  );
  const exponent = matchedExponent + Math.max(0, prepared.terms.length - shortQueryTerms);
  return sections.map((weighted) => {
    const scored = scoreSection(weighted, pageTerms, matches, prepared);
    return { ...scored, score: scored.score * scored.matched ** exponent };
  });
}
