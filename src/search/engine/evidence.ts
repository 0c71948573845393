import type { Collection } from './collection';
import type { Expansion } from './expand';
import type { ExpandedTerm } from './terms';

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
  /** By hash. */
  readonly sections: Map<string, SectionEvidence>;
}

/** Documents that hold a word of an expansion, each with the best word's worth. */
function holding(expansion: Expansion, { has, find }: Collection): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, worth] of expansion) {
    if (!has(word)) continue;
    for (const id of find(word)) if (worth > (found.get(id) ?? 0)) found.set(id, worth);
  }
  return found;
}

function holdingAll(
  [first, ...others]: readonly Expansion[],
  collection: Collection,
): Map<number, number> {
  if (first === undefined) return new Map();
  const found = holding(first, collection);
  for (const other of others) {
    const more = holding(other, collection);
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
    const made = { title: none(), alias: none(), sections: new Map<string, SectionEvidence>() };
    pages.set(number, made);
    return made;
  };
  terms.forEach(({ alternatives }, term) => {
    for (const alternative of alternatives) {
      for (const [id, found] of holdingAll(alternative.words, collection)) {
        const place = collection.places[id];
        if (place === undefined) continue;
        const worth = found * alternative.worth;
        const page = pageOf(place.page);
        if (place.kind === 'title') raise(page.title, term, worth);
        else if (place.kind === 'alias') raise(page.alias, term, worth);
        else {
          const section = sectionOf(page, place.hash, terms.length);
          raise(section[place.kind], term, worth);
          if (place.kind === 'heading') section.headingId = id;
          else section.bodyId = id;
        }
      }
    }
  });
  return pages;
}
