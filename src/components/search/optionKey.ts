import type { SearchHit } from '../../search/index/searchHit';

/** Returns a key for a suggestion, whatever its position. */
export const optionKey = ({ path, hash, kind }: SearchHit): string => `${path}${hash} ${kind}`;
