import type { Article, Compiled, Source } from '../../src/content';
import { documentPath } from '../../src/gatsby/versions/reference';
import { compileCached, reusablePage, type CachedPage } from '../../src/gatsby/compile/store';
import { readVersion, type VersionContent } from '../../src/gatsby/versions/versionContent';
import { versions } from '../../src/site/versions';
import { openPageCache } from '../../src/gatsby/compile/pageCache';
import { projectRoot } from '../../tools/copyProject';

interface CompiledPage {
  readonly file: string;
  /** Canonical path without the site's prefix. */
  readonly path: string;
  readonly article: Article;
}

const projectCache = 'content';

let projectVersion: VersionContent | undefined;

/** Returns the current version; reads it only once. */
export function readCurrentVersion(): VersionContent {
  return (projectVersion ??= readVersion(projectRoot, versions[0], { publishDrafts: false }));
}

const readVersionOf = (root: string): VersionContent =>
  root === projectRoot
    ? readCurrentVersion()
    : readVersion(root, versions[0], { publishDrafts: false });

let projectPages: CompiledPage[] | undefined;

/**
 * Returns a function that compiles a page of a version, or returns the cached result if the page
 * has not changed. By default, uses the same cache as `npm run check`.
 *
 * @param cacheName name of the cache. Content other than the project's needs a cache of its own,
 * and still reuses pages from the project's cache.
 */
export function cachedCompiler(
  content: VersionContent,
  cacheName = projectCache,
): (source: Source) => Pick<Compiled, 'article' | 'frontMatter' | 'problems'> {
  const cache = openPageCache(projectRoot, cacheName);
  if (cacheName === projectCache) return (source) => compileCached(cache, content, source);
  const { get } = openPageCache(projectRoot);
  return (source) =>
    reusablePage(get(source.file) as CachedPage | undefined, content, source) ??
    compileCached(cache, content, source);
}

/**
 * Compiles all published pages of the current version as a build does. Compiles the project's own
 * pages only once.
 *
 * @param root the folder with `content/` and `static/`
 * @param cacheName name of the cache; content other than the project's needs a cache of its own
 * @throws Error with the content's problems, if any of them is an error
 */
export function compileAllPages(root: string, cacheName = projectCache): CompiledPage[] {
  if (root !== projectRoot) return compilePages(readVersionOf(root), cacheName);
  return (projectPages ??= compilePages(readCurrentVersion(), cacheName));
}

function compilePages(content: VersionContent, cacheName: string): CompiledPage[] {
  const compile = cachedCompiler(content, cacheName);
  const pages = [...content.pages.values()].map(({ path, source }) => ({
    path,
    file: source.file,
    ...compile(source),
  }));
  const problems = [...content.problems, ...pages.flatMap((page) => page.problems)].filter(
    ({ severity }) => severity !== 'warning',
  );
  if (problems.length > 0) {
    throw new Error(problems.map((p) => `${p.file}:${p.line} ${p.message}`).join('\n'));
  }
  return pages.map(({ file, path, article }) => ({ file, path, article }));
}

/** Returns the reference documents of the current version as published. */
export function publishedDocuments(
  root: string,
): { readonly name: string; readonly text: string }[] {
  const { version, documentTexts } = readVersionOf(root);
  return [...documentTexts].map(([name, text]) => ({ name: documentPath(version, name), text }));
}

/** Counts the words separated by white space; a word has at least one letter or digit. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
