import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { projectRoot } from '../copyProject';

/** Compiled pages on disk, by the path of their file. */
interface PageCache {
  readonly get: (file: string) => unknown;
  readonly set: (file: string, page: unknown) => void;
}

/**
 * Keeps compiled pages between runs of the content check and the content tests. Each entry carries
 * a digest of its input, and the folder's name one of the installed packages. Copies of the project,
 * which only link to the packages, keep nothing.
 *
 * @param name one cache per body of content, so that runs do not overwrite each other's pages
 */
export function openPageCache(name: string): PageCache {
  const isCopy = lstatSync(join(projectRoot, 'node_modules')).isSymbolicLink();
  if (isCopy) return { get: () => undefined, set: () => undefined };
  const lock = readFileSync(join(projectRoot, 'package-lock.json'));
  const packages = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const folder = join(projectRoot, 'node_modules/.cache/compiled-pages', packages, name);
  mkdirSync(folder, { recursive: true });
  const entryOf = (file: string): string => join(folder, `${encodeURIComponent(file)}.json`);
  return {
    get(file) {
      try {
        return JSON.parse(readFileSync(entryOf(file), 'utf8'));
      } catch {
        return undefined;
      }
    },
    set(file, page) {
      // Renamed into place, because another process may be reading or writing the same page.
      const temporary = `${entryOf(file)}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(page));
      renameSync(temporary, entryOf(file));
    },
  };
}

/** Wraps the cache in the interface of Gatsby's own cache. */
export function asGatsbyCache({ get, set }: PageCache): GatsbyCache {
  return {
    name: 'compiled-pages',
    directory: '',
    get: (key: string) => Promise.resolve(get(key)),
    set: (key: string, value: unknown) => Promise.resolve(set(key, value)),
    del: () => Promise.resolve(),
  };
}
