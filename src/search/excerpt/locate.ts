import type { SearchTexts } from '../../site/search';
import { tokensOf } from '../text/tokenize';

/** A text of a page and where it stands. */
export interface LocatedText {
  /** `#…`, or empty at the top of the page. */
  readonly hash: string;
  readonly text: string;
}

const countMarked = (text: string, isMarked: (token: string) => boolean): number =>
  tokensOf(text).filter(isMarked).length;

/**
 * The text of a page that a hit in its bodies means: the one under its own heading where a word that
 * was looked for stands in it, else the one with most of them (an index of many pages does not say
 * in which section a word stands).
 *
 * @param taken hashes of other hits, which show their texts themselves
 * @returns undefined where no text holds any of the words
 */
export function locateText(
  texts: SearchTexts,
  hash: string,
  isMarked: (token: string) => boolean,
  taken: ReadonlySet<string> = new Set(),
): LocatedText | undefined {
  let best: LocatedText | undefined;
  let most = 0;
  for (const [place, text] of Object.entries(texts)) {
    const isOwn = place === hash;
    if (taken.has(place) && !isOwn) continue;
    const marked = countMarked(text, isMarked);
    if (isOwn && hash !== '' && marked > 0) return { hash, text };
    if (marked > most) {
      most = marked;
      best = { hash: place, text };
    }
  }
  return best;
}
