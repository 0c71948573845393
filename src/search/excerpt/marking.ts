import type { SearchTexts } from '../../site/search';
import { search } from '../../site/search';
import type { SearchHit } from '../index/searchHit';
import { markWords, type Piece } from './excerpt';
import { hitExcerpt, type HitExcerpt } from './hitExcerpt';

/** How what was found is shown. */
export interface Marking {
  /** A text with the words marked that were looked for. */
  readonly mark: (text: string) => Piece[];
  /** The excerpt of a hit in a body, from the texts of its page; undefined where they lack the words. */
  readonly excerptOf: (
    texts: SearchTexts,
    hit: SearchHit,
    others: readonly SearchHit[],
  ) => HitExcerpt | undefined;
}

/** @param isMarked whether a folded word is what was looked for */
export function markingOf(isMarked: (token: string) => boolean): Marking {
  return {
    mark: (text) => markWords(text, isMarked),
    excerptOf: (texts, hit, others) =>
      hitExcerpt(texts, hit, others, isMarked, search.contextLength),
  };
}
