import type { SearchTexts } from '../../site/search';
import type { SearchHit } from '../index/searchHit';
import { excerptOf, type Piece } from './excerpt';
import { locateText } from './locate';

export interface HitExcerpt {
  /** Hash of the section: `#…`, or empty for the top of the page. */
  readonly hash: string;
  readonly pieces: readonly Piece[];
}

/**
 * Returns the excerpt of a hit in body text: from the section of the hit if that contains a marked
 * word, otherwise from the section with the most marked words. For a hit at the top of the page,
 * compares all sections. Skips the sections of other hits.
 *
 * @param texts the page's texts by hash
 * @param pageHits all hits on the page
 * @param length maximum number of characters
 * @returns undefined if there is no such section
 */
export function hitExcerpt(
  texts: SearchTexts,
  hit: SearchHit,
  pageHits: readonly SearchHit[],
  isMarked: (token: string) => boolean,
  length: number,
): HitExcerpt | undefined {
  const taken = new Set(pageHits.filter(({ kind }) => kind !== 'title').map(({ hash }) => hash));
  const located = locateText(texts, hit.hash, isMarked, taken);
  return located && { hash: located.hash, pieces: excerptOf(located.text, isMarked, length) };
}
