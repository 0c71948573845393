import { createHash } from 'node:crypto';
import { checkAnchors, compilePage, reportedNames } from '../../content';
import type { Article, Compiled, Problem, Source } from '../../content';
import { versions, type DocsVersion } from '../../site/versions';
import { compileInParallel, type CompileJob } from './compileInParallel';
import {
  areUnchanged,
  digestOf,
  everythingKey,
  recordReads,
  type Dependencies,
} from './dependencies';
import { findDamagedImages } from './damagedImages';
import type { PageCache } from './pageCache';
import { isDeveloping } from '../versions/mode';
import { listFolders, readListed } from '../versions/files';
import { sortedProblems } from '../versions/problems';
import { checkSite, withoutNameFaults } from './siteRules';
import { readVersion, type VersionContent } from '../versions/versionContent';
import { checkLinkedPages, checkVersionPaths, checkVersions } from '../versions/versionRules';

/** The content of all versions, as last read by this process. Gatsby's hooks share it. */
const contents = new Map<string, VersionContent>();

let lastRead = { root: '', publishDrafts: false };

/** Problems with the site's settings and the list of versions, as of the last read. */
let versionProblems: readonly Problem[] = [];

/** Rereads every version that has a folder. Returns all versions read so far, newest first. */
export function refreshContent(root: string, publishDrafts: boolean): readonly VersionContent[] {
  lastRead = { root, publishDrafts };
  const folders = listFolders(root, 'content');
  versionProblems = [...checkSite(), ...checkVersions(versions, folders)];
  for (const version of versions) {
    if (!folders.includes(version.name)) continue;
    const content = readListed(() => readVersion(root, version, { publishDrafts }));
    contents.set(version.name, content);
  }
  return allContent();
}

/** Returns the versions that have been read, newest first. */
export function allContent(): readonly VersionContent[] {
  return versions.flatMap(({ name }) => contents.get(name) ?? []);
}

/** Returns the content of a version. @throws Error if it has not been read */
export function contentOf(version: DocsVersion['name']): VersionContent {
  const content = contents.get(version);
  if (content === undefined)
    throw new Error(`The docs version "${version}" has not been read. Call refreshContent first.`);
  return content;
}

type CheckedPage = Omit<Compiled, 'article'>;

/** A compiled page in JSON-compatible form, for the cache. */
export interface CachedPage {
  /**
   * Digest of the page's text and of what affects every page: the pipeline's code, the address of
   * the media stylesheet, and which data has errors.
   */
  readonly digest: string;
  /** Dependencies that `digest` does not cover. */
  readonly dependencies: Dependencies;
  readonly compiled: Omit<CheckedPage, 'anchors'> & {
    readonly anchors: readonly string[];
    /** Missing if the page has only been checked. */
    readonly article?: Article;
  };
}

function digestOfPage({ codeDigest, library }: VersionContent, { text }: Source): string {
  const { mediaStyles = '', tokens } = library;
  // A page does not report its uses of faulty data, so its problems depend on which data is faulty.
  const hash = createHash('sha256')
    .update(codeDigest)
    .update(JSON.stringify(reportedNames(tokens)));
  return hash.update(mediaStyles).update(text).digest('hex');
}

function withoutArticle({ compiled }: CachedPage): CheckedPage {
  const { frontMatter, anchors, anchorLinks, complete, problems } = compiled;
  return { frontMatter, anchors: new Set(anchors), anchorLinks, complete, problems };
}

/** Converts a cached page back to the compiled page. */
export function withArticle(page: CachedPage): Compiled {
  return Object.defineProperty(withoutArticle(page) as Compiled, 'article', {
    // The cache parses the article on first use.
    get: () => page.compiled.article,
    enumerable: true,
  });
}

const isUnchanged = (cached: CachedPage, content: VersionContent, source: Source): boolean =>
  cached.digest === digestOfPage(content, source) && areUnchanged(cached.dependencies, content);

/**
 * Returns a cached page if it has its article and nothing that it depends on has changed; otherwise
 * undefined.
 */
export function reusablePage(
  cached: CachedPage | undefined,
  content: VersionContent,
  source: Source,
): Compiled | undefined {
  if (cached === undefined || !('article' in cached.compiled)) return undefined;
  return isUnchanged(cached, content, source) ? withArticle(cached) : undefined;
}

/** Compiles a page and records what it depends on, for a cache. */
export function compileForCache(
  content: VersionContent,
  source: Source,
  needsArticle = true,
): CachedPage {
  const { library, reads } = recordReads(content);
  const page = compilePage(source, library);
  const { frontMatter, anchors, anchorLinks, complete, problems } = page;
  const compiled = { frontMatter, anchors: [...anchors], anchorLinks, complete, problems };
  // The article is compiled here, before the reads are listed, because compiling it may add reads.
  const output = needsArticle ? { article: page.article } : {};
  // Messages may suggest any name, so a page with problems depends on everything.
  const others = problems.length === 0 ? {} : { [everythingKey]: digestOf(content, everythingKey) };
  return {
    digest: digestOfPage(content, source),
    dependencies: { ...reads(), ...others },
    compiled: { ...compiled, ...output },
  };
}

/** Compiles a page, or returns it from the cache if nothing that it depends on has changed. */
export function compileCached(cache: PageCache, content: VersionContent, source: Source): Compiled {
  const cached = cache.get(source.file) as CachedPage | undefined;
  const reused = reusablePage(cached, content, source);
  if (reused !== undefined) return reused;
  const page = compileForCache(content, source);
  cache.set(source.file, page);
  return withArticle(page);
}

function checkCached(cache: PageCache, content: VersionContent, source: Source): CheckedPage {
  const cached = cache.get(source.file) as CachedPage | undefined;
  if (cached !== undefined && isUnchanged(cached, content, source)) return withoutArticle(cached);
  const page = compileForCache(content, source, false);
  cache.set(source.file, page);
  return withoutArticle(page);
}

/** Returns the function that compiles a page into the cache, with or without its article. */
export const pageCompiler = (needsArticles: boolean) =>
  needsArticles ? compileCached : checkCached;

/**
 * Returns a function that tells whether a published page shows a file. In development, that
 * function always returns true.
 */
export function shownFileTest(cache: PageCache): (file: string) => boolean {
  if (isDeveloping()) return () => true;
  const dependencyKeys = new Set<string>();
  for (const { source } of allContent().flatMap(({ pages }) => [...pages.values()])) {
    const page = cache.get(source.file) as CachedPage | undefined;
    for (const key of Object.keys(page?.dependencies ?? {})) dependencyKeys.add(key);
  }
  return (file) => dependencyKeys.has(`content:${file}`);
}

interface CheckOptions {
  /** Whether the articles are needed as well, for publishing or for search. */
  readonly needsArticles?: boolean;
  /** Called between pages; if it returns true, the check ends early. */
  readonly isStale?: () => boolean;
}

/**
 * Compiles the pages whose cached result is missing or outdated, and returns the problems of all
 * content, sorted by location. Returns an empty list if the check ended early.
 */
export async function checkContent(
  cache: PageCache,
  { needsArticles = false, isStale = () => false }: CheckOptions = {},
): Promise<Problem[]> {
  const checked = new Map<Source, CheckedPage>();
  const missing: (CompileJob['pages'][number] & { readonly compile: () => unknown })[] = [];
  const compile = pageCompiler(needsArticles);
  for (const content of allContent()) {
    for (const { source } of [...content.pages.values(), ...content.drafts.values()]) {
      const cached = cache.get(source.file) as CachedPage | undefined;
      const isCached = cached !== undefined && (!needsArticles || 'article' in cached.compiled);
      if (isCached && isUnchanged(cached, content, source)) {
        checked.set(source, withoutArticle(cached));
      } else {
        const { name } = content.version;
        missing.push({
          version: name,
          file: source.file,
          compile: () => compile(cache, content, source),
        });
      }
    }
  }
  await compileInParallel(
    { ...lastRead, needsArticles },
    missing,
    (page) => page.compile(),
    isStale,
  );
  const problems: Problem[] = [...versionProblems];
  for (const content of allContent()) {
    const { version, pages } = content;
    const paths = new Set([...pages.values()].map(({ path }) => path));
    problems.push(...content.problems, ...checkLinkedPages(version, paths));
    problems.push(...(await findDamagedImages(cache, content.library)));
    if (version.path === '') problems.push(...checkVersionPaths(pages.values(), versions));
    const anchors = new Map<string, CheckedPage>();
    for (const { source } of [...pages.values(), ...content.drafts.values()]) {
      if (isStale()) return [];
      const page = checked.get(source) ?? checkCached(cache, content, source);
      problems.push(...page.problems);
      anchors.set(source.file, page);
    }
    problems.push(...checkAnchors(anchors));
  }
  return sortedProblems(withoutNameFaults(problems));
}
