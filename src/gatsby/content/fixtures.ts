import { library } from '../../content/fixtures';
import type { VersionContent } from './versionContent';

/** Returns a version's content as far as compiling and caching a page need it. */
export const contentWith = (changes: object = {}): VersionContent =>
  ({
    codeDigest: 'code',
    digest: 'all',
    library: { ...library, ...changes },
    documentTexts: new Map<string, string>(),
  }) as unknown as VersionContent;
