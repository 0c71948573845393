import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { projectRoot } from '../copyProject';

/**
 * Keeps compiled pages on disk between runs of the content check and the content tests. Entries
 * carry a digest of their input; the folder changes with the installed packages.
 *
 * @param name separates runs over different content, which would replace each other's pages
 */
export function createPageCache(name: string): GatsbyCache {
  const lock = readFileSync(join(projectRoot, 'package-lock.json'));
  const packages = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const directory = join(projectRoot, 'node_modules/.cache/compiled-pages', packages, name);
  mkdirSync(directory, { recursive: true });
  const fileOf = (key: string): string => join(directory, `${encodeURIComponent(key)}.json`);
  return {
    name,
    directory,
    get: (key: string) => {
      try {
        return Promise.resolve(JSON.parse(readFileSync(fileOf(key), 'utf8')) as unknown);
      } catch {
        return Promise.resolve(undefined);
      }
    },
    set: (key: string, value: unknown) => {
      // Another process may be reading or writing the same page.
      const temporary = `${fileOf(key)}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(value));
      renameSync(temporary, fileOf(key));
      return Promise.resolve(value);
    },
    del: () => Promise.resolve(),
  };
}
