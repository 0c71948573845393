import type { HitKind } from '../index/searchHit';
import type { Collection } from '../index/collection';
import type { Expansion } from '../query/expandWord';
import type { Alternative, ExpandedTerm, PartMatching } from '../query/expandedTerm';

/** How well a section, or the text above the first heading, matches each term, from 0 to 1. */
export interface SectionMatches {
  readonly heading: number[];
  readonly body: number[];
  /** Ids of the documents of the heading and the body; each is undefined if it matches no term. */
  headingId?: number;
  bodyId?: number;
}

/** How well the fields of a page match each term: weights from 0 to 1. */
export interface PageMatches {
  readonly title: number[];
  readonly alias: number[];
  readonly summary: number[];
  /** By the section's hash. */
  readonly sections: Map<string, SectionMatches>;
}

/** Factors for the weight of a word that is only part of an identifier, by kind of text. */
const partWeight: Readonly<Record<HitKind, number>> = {
  title: 0.85,
  alias: 0.85,
  heading: 0.6,
  summary: 0.6,
  body: 0.4,
};

/**
 * Returns the documents that contain a word of an expansion, each with the highest weight of the
 * words that it contains.
 */
function documentsWith(
  expansion: Expansion,
  partMatching: PartMatching,
  collection: Collection,
): Map<number, number> {
  const { has, find, findPart, hits } = collection;
  const weights = new Map<number, number>();
  const raiseTo = (id: number, weight: number) => {
    if (weight > (weights.get(id) ?? 0)) weights.set(id, weight);
  };
  for (const [word, weight] of expansion) {
    if (!has(word)) continue;
    for (const id of find(word)) raiseTo(id, weight);
    if (partMatching === 'none') continue;
    for (const id of findPart(word)) {
      raiseTo(id, weight * (partMatching === 'full' ? 1 : partWeight[hits[id]?.kind ?? 'body']));
    }
  }
  return weights;
}

function documentsWithAll(
  { words: [first, ...others], partMatching }: Alternative,
  collection: Collection,
): Map<number, number> {
  if (first === undefined) return new Map();
  const matching = documentsWith(first, partMatching, collection);
  for (const other of others) {
    const more = documentsWith(other, partMatching, collection);
    for (const [id, weight] of matching) {
      const second = more.get(id);
      if (second === undefined) matching.delete(id);
      else matching.set(id, Math.min(weight, second));
    }
  }
  return matching;
}

function sectionOf(page: PageMatches, hash: string, terms: number): SectionMatches {
  const existing = page.sections.get(hash);
  if (existing !== undefined) return existing;
  const created = { heading: Array<number>(terms).fill(0), body: Array<number>(terms).fill(0) };
  page.sections.set(hash, created);
  return created;
}

function raise(weights: number[], term: number, weight: number): void {
  weights[term] = Math.max(weight, weights[term] ?? 0);
}

/** Returns the matches of a page that contains none of the terms: all weights are 0. */
export function noMatches(terms: number): PageMatches {
  const none = () => Array<number>(terms).fill(0);
  return { title: none(), alias: none(), summary: none(), sections: new Map() };
}

/** Looks up all terms in a collection. Returns matches by the index of the page. */
export function findMatches(
  terms: readonly ExpandedTerm[],
  collection: Collection,
): Map<number, PageMatches> {
  const pages = new Map<number, PageMatches>();
  const pageOf = (number: number): PageMatches => {
    const existing = pages.get(number);
    if (existing !== undefined) return existing;
    const created = noMatches(terms.length);
    pages.set(number, created);
    return created;
  };
  terms.forEach(({ alternatives }, term) => {
    for (const alternative of alternatives) {
      for (const [id, share] of documentsWithAll(alternative, collection)) {
        const hit = collection.hits[id];
        if (hit === undefined) continue;
        const weight = share * alternative.weight;
        const page = pageOf(collection.documents[id]?.page ?? 0);
        if (hit.kind === 'heading' || hit.kind === 'body') {
          const section = sectionOf(page, hit.hash, terms.length);
          raise(section[hit.kind], term, weight);
          if (hit.kind === 'heading') section.headingId = id;
          else section.bodyId = id;
        } else raise(page[hit.kind], term, weight);
      }
    }
  });
  return pages;
}

/** Returns the weight of a term's best match in any field of a page. */
export function bestWeight({ title, alias, summary, sections }: PageMatches, term: number): number {
  let best = Math.max(title[term] ?? 0, alias[term] ?? 0, summary[term] ?? 0);
  for (const { heading, body } of sections.values()) {
    best = Math.max(best, heading[term] ?? 0, body[term] ?? 0);
  }
  return best;
}
