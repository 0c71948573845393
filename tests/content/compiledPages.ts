import type { Article, Compiled, Source } from '../../src/content';
import { documentPath } from '../../src/gatsby/content/reference';
import {
  compileForCache,
  reusablePage,
  withArticle,
  type CachedPage,
} from '../../src/gatsby/content/store';
import { readVersion, type VersionContent } from '../../src/gatsby/content/versionContent';
import { versions } from '../../src/site/versions';
import { openPageCache } from '../../src/gatsby/content/pageCache';
import { projectRoot } from '../../tools/copyProject';

/** A published page of the current version. */
interface CompiledPage {
  readonly file: string;
  /** Canonical path without the site's prefix. */
  readonly path: string;
  readonly article: Article;
}

function readCurrentVersion(root: string): VersionContent {
  return readVersion(root, versions[0], { publishDrafts: false });
}

/**
 * Returns a function that compiles a page of a version. Unchanged pages come from the cache that
 * `npm run check` keeps.
 *
 * @param cacheName must be different for content other than the project's
 */
export function cachedCompiler(
  content: VersionContent,
  cacheName = 'content',
): (source: Source) => Pick<Compiled, 'article' | 'frontMatter' | 'problems'> {
  const cache = openPageCache(projectRoot, cacheName);
  return (source) => {
    const cached = cache.get(source.file) as CachedPage | undefined;
    const reused = reusablePage(cached, content, source);
    if (reused !== undefined) return reused;
    const page = compileForCache(content, source);
    cache.set(source.file, page);
    return withArticle(page);
  };
}

/**
 * Compiles all published pages of the current version as a build does.
 *
 * @param root the folder with `content/` and `static/`
 * @param cacheName must be different for content other than the project's
 * @throws Error if a page or data file is invalid
 */
export function compileAllPages(root: string, cacheName = 'content'): CompiledPage[] {
  const content = readCurrentVersion(root);
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

/** The reference documents of the current version, as they are published. */
export function publishedDocuments(
  root: string,
): { readonly name: string; readonly text: string }[] {
  const { version, documentTexts } = readCurrentVersion(root);
  return [...documentTexts].map(([name, text]) => ({ name: documentPath(version, name), text }));
}

/** Counts the words that a reader sees; code and numbers count, Markdown and table syntax do not. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
