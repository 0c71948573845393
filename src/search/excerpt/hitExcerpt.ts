import type { SearchTexts } from '../../site/search';
import type { SearchHit } from '../index/searchHit';
import { excerptOf, type Piece } from './excerpt';
import { locateText } from './locate';

/** What is shown of a hit in a page's text. */
export interface HitExcerpt {
  /** Where the text stands: `#…`, or empty at the top of the page. */
  readonly hash: string;
  readonly pieces: readonly Piece[];
}

/**
 * The excerpt of a hit in a body. A text elsewhere in the page that holds more of the words is taken
 * instead, as long as it is no hit of its own.
 *
 * @param texts the page's texts by hash
 * @param others all hits in the page
 * @param length characters at most
 * @returns undefined where the page's texts do not hold the words
 */
export function hitExcerpt(
  texts: SearchTexts,
  hit: SearchHit,
  others: readonly SearchHit[],
  isMarked: (token: string) => boolean,
  length: number,
): HitExcerpt | undefined {
  const taken = new Set(others.filter(({ kind }) => kind !== 'title').map(({ hash }) => hash));
  const located = locateText(texts, hit.hash, isMarked, taken);
  return located && { hash: located.hash, pieces: excerptOf(located.text, isMarked, length) };
}
