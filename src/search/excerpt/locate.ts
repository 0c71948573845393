import type { SearchTexts } from '../../site/search';
import { tokensOf } from '../text/tokenize';

interface LocatedText {
  /** `#…`, or empty at the top of the page. */
  readonly hash: string;
  readonly text: string;
}

const countMarked = (text: string, isMarked: (token: string) => boolean): number =>
  tokensOf(text).filter(isMarked).length;

/**
 * Finds the section to show for a hit in body text: the hit's own if that contains a marked word,
 * otherwise the one with the most marked words. For a hit at the top of the page, all sections are
 * compared, because large indexes do not know the section of a word.
 *
 * @param taken hashes of other hits, whose sections are skipped
 * @returns undefined if no section contains a marked word
 */
export function locateText(
  texts: SearchTexts,
  hash: string,
  isMarked: (token: string) => boolean,
  taken: ReadonlySet<string> = new Set(),
): LocatedText | undefined {
  let best: LocatedText | undefined;
  let most = 0;
  for (const [anchor, text] of Object.entries(texts)) {
    const isOwn = anchor === hash;
    if (taken.has(anchor) && !isOwn) continue;
    const marked = countMarked(text, isMarked);
    if (isOwn && hash !== '' && marked > 0) return { hash, text };
    if (marked > most) {
      most = marked;
      best = { hash: anchor, text };
    }
  }
  return best;
}
