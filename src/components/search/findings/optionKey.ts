import type { StoredDocument } from '../../../search/index/document';

/** What tells an option of the search box from all others, in whatever order they come. */
export const optionKey = ({ u, h, k }: StoredDocument): string => `${u}${h} ${k}`;
