import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { checkAnchors, compilePage } from '../../content';
import type { Compiled, Problem, Source } from '../../content';
import { versions, type DocsVersion } from '../../site/versions';
import { compileInParallel } from './compileInParallel';
import { areUnchanged, digestOf, everything, recordReads, type Dependencies } from './dependencies';
import { damagedImages } from './damagedImages';
import { isDeveloping } from './mode';
import { listFolders } from './files';
import { sortedProblems } from './problems';
import { checkSite } from './siteRules';
import { readVersion, type VersionContent } from './versionContent';
import { checkLinkedPages, checkVersionPaths, checkVersions } from './versionRules';

/** The content of all versions, as last read by this process. Gatsby's hooks share it. */
const contents = new Map<string, VersionContent>();

/** How the content was last read. */
let lastRead = { root: '', publishDrafts: false };

/** Problems with the list of versions, as of the last read. */
let versionProblems: readonly Problem[] = [];

/** Reads all versions from disk again. */
export function refreshContent(root: string, publishDrafts: boolean): readonly VersionContent[] {
  lastRead = { root, publishDrafts };
  const folders = listFolders(root, 'content');
  versionProblems = [...checkSite(), ...checkVersions(versions, folders)];
  for (const version of versions) {
    if (!folders.includes(version.name)) continue;
    contents.set(version.name, readVersion(root, version, { publishDrafts }));
  }
  return allContent();
}

/** Returns all versions, newest first; empty before the first read. */
export function allContent(): readonly VersionContent[] {
  return versions.flatMap(({ name }) => contents.get(name) ?? []);
}

/** Returns the content of a version. @throws Error if it has not been read */
export function contentOf(version: DocsVersion['name']): VersionContent {
  const content = contents.get(version);
  if (content === undefined) throw new Error(`The docs version "${version}" was not read.`);
  return content;
}

/** A compiled page as JSON, for a cache that outlives builds and is shared with query workers. */
export interface CachedPage {
  /** Digest of the page's text and the pipeline's code. */
  readonly digest: string;
  /** What else the page depends on. */
  readonly dependencies: Dependencies;
  readonly compiled: Omit<Compiled, 'anchors'> & { readonly anchors: readonly string[] };
}

function digestOfPage({ codeDigest, library }: VersionContent, { text }: Source): string {
  const { mediaStyles = '' } = library;
  return createHash('sha256').update(codeDigest).update(mediaStyles).update(text).digest('hex');
}

/** Returns a page from a cache if nothing that it depends on has changed. */
export function reusablePage(
  known: CachedPage | undefined,
  content: VersionContent,
  source: Source,
): Compiled | undefined {
  if (known?.digest !== digestOfPage(content, source)) return undefined;
  if (!areUnchanged(known.dependencies, content)) return undefined;
  const { frontMatter, anchors, anchorLinks, complete, problems } = known.compiled;
  return {
    frontMatter,
    // The cache parses it on first use.
    get article() {
      return known.compiled.article;
    },
    anchors: new Set(anchors),
    anchorLinks,
    complete,
    problems,
  };
}

/** Compiles a page and records what it depends on, for a cache. */
export function compileForCache(content: VersionContent, source: Source): CachedPage {
  const { library, reads } = recordReads(content);
  const compiled = compilePage(source, library);
  // Messages may suggest any name.
  const others =
    compiled.problems.length === 0 ? {} : { [everything]: digestOf(content, everything) };
  return {
    digest: digestOfPage(content, source),
    dependencies: { ...reads(), ...others },
    compiled: { ...compiled, anchors: [...compiled.anchors] },
  };
}

/**
 * Compiles a page, or takes it from a cache if its text, what it reads of the version and the
 * pipeline's code are unchanged. Query workers are separate processes and reuse what the check has
 * compiled.
 */
export async function compiledPage(
  cache: GatsbyCache,
  content: VersionContent,
  source: Source,
): Promise<Compiled> {
  const known = (await cache.get(source.file)) as CachedPage | undefined;
  const reused = reusablePage(known, content, source);
  if (reused !== undefined) return reused;
  const page = compileForCache(content, source);
  await cache.set(source.file, page);
  return { ...page.compiled, anchors: new Set(page.compiled.anchors) };
}

/** Returns whether a published page shows a file, such as an image; in development, any page may. */
export async function shownFiles(cache: GatsbyCache): Promise<(file: string) => boolean> {
  if (isDeveloping()) return () => true;
  const shown = new Set<string>();
  for (const { source } of allContent().flatMap(({ pages }) => [...pages.values()])) {
    const page = (await cache.get(source.file)) as CachedPage | undefined;
    for (const key of Object.keys(page?.dependencies ?? {})) shown.add(key);
  }
  return (file) => shown.has(`content:${file}`);
}

/** Compiles the pages that are not in the cache. */
async function compileMissing(cache: GatsbyCache, isStale: () => boolean): Promise<void> {
  type Missing = {
    readonly file: string;
    readonly source: Source;
    readonly content: VersionContent;
    readonly version: string;
  };
  const missing: Missing[] = [];
  for (const content of allContent()) {
    for (const { source } of content.pages.values()) {
      const known = (await cache.get(source.file)) as CachedPage | undefined;
      if (reusablePage(known, content, source) !== undefined) continue;
      missing.push({ version: content.version.name, file: source.file, content, source });
    }
  }
  const compile = ({ content, source }: Missing) => compiledPage(cache, content, source);
  await compileInParallel(lastRead, missing, compile, isStale);
}

/**
 * Compiles all pages of all versions and returns every problem, sorted by location.
 *
 * @param isStale asked between pages; if true, the check ends early
 */
export async function checkContent(
  cache: GatsbyCache,
  isStale: () => boolean = () => false,
): Promise<Problem[]> {
  await compileMissing(cache, isStale);
  const problems: Problem[] = [...versionProblems];
  for (const content of allContent()) {
    const { version, pages } = content;
    const paths = new Set([...pages.values()].map(({ path }) => path));
    problems.push(...content.problems, ...checkLinkedPages(version, paths));
    problems.push(...(await damagedImages(cache, content.library)));
    if (version.path === '') problems.push(...checkVersionPaths(pages.values(), versions));
    const anchors = new Map<string, Compiled>();
    for (const page of pages.values()) {
      if (isStale()) return [];
      const compiled = await compiledPage(cache, content, page.source);
      problems.push(...compiled.problems);
      anchors.set(page.source.file, compiled);
    }
    problems.push(...checkAnchors(anchors));
  }
  return sortedProblems(problems);
}
