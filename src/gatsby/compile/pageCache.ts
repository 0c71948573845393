import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { digestOfPipeline } from '../versions/pipelineDigest';

/** A cache on disk: compiled pages by file path, and results of image checks by key. */
export interface PageCache {
  readonly get: (file: string) => unknown;
  readonly set: (file: string, page: unknown) => void;
}

/** How many states of the code (branches, copies with other settings) to keep pages for. */
const maxStates = 6;

function removeOldStates(folder: string): void {
  const states = readdirSync(folder)
    .map((name) => {
      const path = join(folder, name);
      // Another process may have removed the folder.
      return { path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
    })
    .sort((a, b) => b.time - a.time);
  for (const { path } of states.slice(maxStates)) rmSync(path, { recursive: true, force: true });
}

/** Defers parsing an article until first use: it is most of a page, and checks do not need it. */
function withLazyArticle(page: Record<string, unknown>, article: string): unknown {
  let parsed: unknown;
  const compiled = Object.defineProperty(page['compiled'] as object, 'article', {
    enumerable: true,
    get: () => (parsed ??= JSON.parse(article)),
  });
  return { ...page, compiled };
}

function parseEntry(text: string): unknown {
  const end = text.indexOf('\n');
  const page = JSON.parse(end === -1 ? text : text.slice(0, end)) as unknown;
  return end === -1 ? page : withLazyArticle(page as Record<string, unknown>, text.slice(end + 1));
}

/** Formats a cache entry as JSON. If it is a page, its article is on a second line. */
function formatEntry(page: unknown): string {
  if (typeof page !== 'object' || page === null || !('compiled' in page)) {
    return JSON.stringify(page);
  }
  const { article, ...compiled } = page.compiled as { article?: unknown };
  if (article === undefined) return JSON.stringify(page);
  return `${JSON.stringify({ ...page, compiled })}\n${JSON.stringify(article)}`;
}

/**
 * Opens the cache of compiled pages. Each state of the pipeline's code and of the installed
 * packages has its own folder, so copies of the project may share one `node_modules`.
 *
 * @param root the project's folder
 * @param name name of a set of content; each set has its own cache
 */
export function openPageCache(root: string, name = 'content'): PageCache {
  const states = join(root, 'node_modules/.cache/compiled-pages');
  const state = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(digestOfPipeline(root))
    .digest('hex')
    .slice(0, 16);
  const folder = join(states, state, name);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(join(states, state), now, now);
  removeOldStates(states);
  const entryPath = (file: string): string => join(folder, `${encodeURIComponent(file)}.json`);
  return {
    get(file) {
      try {
        return parseEntry(readFileSync(entryPath(file), 'utf8'));
      } catch {
        return undefined;
      }
    },
    set(file, page) {
      // Another process may have removed the folder of an old state.
      mkdirSync(folder, { recursive: true });
      // Rename into place, because another process or thread may be using the same page.
      const temporary = `${entryPath(file)}.${process.pid}.${threadId}`;
      writeFileSync(temporary, formatEntry(page));
      renameSync(temporary, entryPath(file));
    },
  };
}

const caches = new Map<string, PageCache>();

/** Returns the cache of the project's content; opens it once. */
export function contentCache(root: string): PageCache {
  const cache = caches.get(root) ?? openPageCache(root);
  caches.set(root, cache);
  return cache;
}
