import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { checkAnchors, compilePage } from '../../content';
import type { Compiled, Problem, ReadFrontMatter, Source } from '../../content';
import { versions, type DocsVersion } from '../../site/versions';
import { listFolders } from './files';
import { sortedProblems } from './problems';
import { readVersion, type VersionContent } from './versionContent';
import { checkLinkedPages, checkVersionPaths, checkVersions } from './versionRules';

/** The content of all versions as this process last read it, shared by Gatsby's hooks. */
const contents = new Map<string, VersionContent>();

/** What was wrong with the list of versions when they were last read. */
let versionProblems: readonly Problem[] = [];

/** Reads all versions anew from disk. */
export function refreshContent(root: string, publishDrafts: boolean): readonly VersionContent[] {
  const folders = listFolders(root, 'content');
  versionProblems = checkVersions(versions, folders);
  for (const version of versions) {
    if (!folders.includes(version.name)) continue;
    contents.set(version.name, readVersion(root, version, { publishDrafts }));
  }
  return allContent();
}

/** The versions in the order of the site's constants; empty before the first reading. */
export function allContent(): readonly VersionContent[] {
  return versions.flatMap(({ name }) => contents.get(name) ?? []);
}

/** @throws Error when the version was not read */
export function contentOf(version: DocsVersion['name']): VersionContent {
  const content = contents.get(version);
  if (content === undefined) throw new Error(`The docs version "${version}" was not read.`);
  return content;
}

/** A compiled page as it is kept between builds and handed to query workers. */
interface CachedPage {
  readonly digest: string;
  readonly compiled: Omit<Compiled, 'anchors'> & { readonly anchors: readonly string[] };
}

/**
 * The compiled page of a file: from Gatsby's cache if neither its text nor the version's data nor
 * the pipeline have changed, else compiled and kept there. Query workers are processes of their
 * own and find in the cache what the check has compiled.
 *
 * @param read the page's front matter, if the caller has read it already
 */
export async function compiledPage(
  cache: GatsbyCache,
  content: VersionContent,
  source: Source,
  read?: ReadFrontMatter,
): Promise<Compiled> {
  const digest = createHash('sha256').update(content.digest).update(source.text).digest('hex');
  const known = (await cache.get(source.file)) as CachedPage | undefined;
  if (known?.digest === digest) {
    return { ...known.compiled, anchors: new Set(known.compiled.anchors) };
  }
  const compiled = compilePage(source, content.library, read);
  const kept: CachedPage = { digest, compiled: { ...compiled, anchors: [...compiled.anchors] } };
  await cache.set(source.file, kept);
  return compiled;
}

/** Compiles all pages and checks everything that can be wrong with the content of all versions. */
export async function checkContent(cache: GatsbyCache): Promise<Problem[]> {
  const problems: Problem[] = [...versionProblems];
  for (const content of allContent()) {
    const { version, pages } = content;
    const paths = new Set([...pages.values()].map(({ path }) => path));
    problems.push(...content.problems, ...checkLinkedPages(version, paths));
    if (version.path === '') problems.push(...checkVersionPaths(pages.values(), versions));
    if (content.unreadable) continue;
    const anchors = new Map<string, Compiled>();
    for (const page of pages.values()) {
      const compiled = await compiledPage(cache, content, page.source, page);
      problems.push(...compiled.problems);
      anchors.set(page.source.file, compiled);
    }
    problems.push(...checkAnchors(anchors));
  }
  return sortedProblems(problems);
}
