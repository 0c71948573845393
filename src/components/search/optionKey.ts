import type { SearchHit } from '../../search/index/searchHit';

/** Returns a key that identifies a suggestion regardless of its position. */
export const optionKey = ({ path, hash, kind }: SearchHit): string => `${path}${hash} ${kind}`;
