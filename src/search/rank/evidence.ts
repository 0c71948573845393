import type { HitKind } from '../index/searchHit';
import type { Collection } from '../index/collection';
import type { Expansion } from './expand';
import type { Alternative, ExpandedTerm, Reach } from './terms';

/** What a section (or the text above the first heading) holds of each term, from 0 to 1. */
export interface SectionEvidence {
  readonly heading: number[];
  readonly body: number[];
  /** Ids of the documents; undefined where nothing was found in them. */
  headingId?: number;
  bodyId?: number;
}

/** What a page holds of each term, from 0 to 1. */
export interface PageEvidence {
  readonly title: number[];
  readonly alias: number[];
  readonly summary: number[];
  /** By hash. */
  readonly sections: Map<string, SectionEvidence>;
}

/** What is left of a word's worth where it is only a part of identifiers. */
const partWorth: Readonly<Record<HitKind, number>> = {
  title: 0.85,
  alias: 0.85,
  heading: 0.6,
  summary: 0.6,
  body: 0.4,
};

/** Documents that hold a word of an expansion, each with the best word's worth. */
function holding(expansion: Expansion, reach: Reach, collection: Collection): Map<number, number> {
  const { has, find, findPart, places } = collection;
  const found = new Map<number, number>();
  const note = (id: number, worth: number) => {
    if (worth > (found.get(id) ?? 0)) found.set(id, worth);
  };
  for (const [word, worth] of expansion) {
    if (!has(word)) continue;
    for (const id of find(word)) note(id, worth);
    if (reach === 'words') continue;
    for (const id of findPart(word)) {
      note(id, worth * (reach === 'parts' ? 1 : partWorth[places[id]?.kind ?? 'body']));
    }
  }
  return found;
}

function holdingAll(
  { words: [first, ...others], reach }: Alternative,
  collection: Collection,
): Map<number, number> {
  if (first === undefined) return new Map();
  const found = holding(first, reach, collection);
  for (const other of others) {
    const more = holding(other, reach, collection);
    for (const [id, worth] of found) {
      const second = more.get(id);
      if (second === undefined) found.delete(id);
      else found.set(id, Math.min(worth, second));
    }
  }
  return found;
}

function sectionOf(page: PageEvidence, hash: string, terms: number): SectionEvidence {
  const known = page.sections.get(hash);
  if (known !== undefined) return known;
  const made = { heading: Array<number>(terms).fill(0), body: Array<number>(terms).fill(0) };
  page.sections.set(hash, made);
  return made;
}

function raise(worths: number[], term: number, worth: number): void {
  worths[term] = Math.max(worth, worths[term] ?? 0);
}

/** Everything a collection holds of the terms, by the number of the page. */
export function gatherEvidence(
  terms: readonly ExpandedTerm[],
  collection: Collection,
): Map<number, PageEvidence> {
  const pages = new Map<number, PageEvidence>();
  const none = () => Array<number>(terms.length).fill(0);
  const pageOf = (number: number): PageEvidence => {
    const known = pages.get(number);
    if (known !== undefined) return known;
    const made = { title: none(), alias: none(), summary: none(), sections: new Map() };
    pages.set(number, made);
    return made;
  };
  terms.forEach(({ alternatives }, term) => {
    for (const alternative of alternatives) {
      for (const [id, found] of holdingAll(alternative, collection)) {
        const place = collection.places[id];
        if (place === undefined) continue;
        const worth = found * alternative.worth;
        const page = pageOf(place.page);
        if (place.kind === 'heading' || place.kind === 'body') {
          const section = sectionOf(page, place.hash, terms.length);
          raise(section[place.kind], term, worth);
          if (place.kind === 'heading') section.headingId = id;
          else section.bodyId = id;
        } else raise(page[place.kind], term, worth);
      }
    }
  });
  return pages;
}

/** The best that a page holds of a term, wherever it stands. */
export function bestOf({ title, alias, summary, sections }: PageEvidence, term: number): number {
  let best = Math.max(title[term] ?? 0, alias[term] ?? 0, summary[term] ?? 0);
  for (const { heading, body } of sections.values()) {
    best = Math.max(best, heading[term] ?? 0, body[term] ?? 0);
  }
  return best;
}
