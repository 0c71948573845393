import type { SearchTexts } from '../../site/search';
import type { SearchHit } from '../index/searchHit';
import { tokensOf } from '../text/tokenize';
import { excerptOf, type Piece } from './excerpt';

export interface HitExcerpt {
  /** Hash of the section: `#…`, or empty for the top of the page. */
  readonly hash: string;
  readonly pieces: readonly Piece[];
}

const countMarked = (text: string, isMarked: (token: string) => boolean): number =>
  tokensOf(text).filter(isMarked).length;

/** Returns the hash and the text of the section to show for a hit; see `hitExcerpt`. */
function findSection(
  texts: SearchTexts,
  hash: string,
  taken: ReadonlySet<string>,
  isMarked: (token: string) => boolean,
): readonly [hash: string, text: string] | undefined {
  let best: readonly [string, string] | undefined;
  let most = 0;
  for (const section of Object.entries(texts)) {
    const [anchor, text] = section;
    const isOwn = anchor === hash;
    if (taken.has(anchor) && !isOwn) continue;
    const marked = countMarked(text, isMarked);
    if (isOwn && hash !== '' && marked > 0) return section;
    if (marked > most) {
      most = marked;
      best = section;
    }
  }
  return best;
}

/**
 * Returns the excerpt of a hit in body text. It comes from the hit's own section if that contains a
 * marked word, otherwise from the section with the most marked words. For a hit at the top of the
 * page, compares all sections, because large indexes do not record which section a word is in.
 * Skips the sections of other hits.
 *
 * @param texts the page's texts by hash
 * @param pageHits all hits on the page
 * @param length maximum number of characters
 * @returns undefined if no section contains a marked word
 */
export function hitExcerpt(
  texts: SearchTexts,
  hit: SearchHit,
  pageHits: readonly SearchHit[],
  isMarked: (token: string) => boolean,
  length: number,
): HitExcerpt | undefined {
  const taken = new Set(pageHits.filter(({ kind }) => kind !== 'title').map(({ hash }) => hash));
  const [hash, text] = findSection(texts, hit.hash, taken, isMarked) ?? [];
  if (hash === undefined || text === undefined) return undefined;
  return { hash, pieces: excerptOf(text, isMarked, length) };
}
