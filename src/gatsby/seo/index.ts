import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { inBatches } from '../../shared/inBatches';
import { markdownAddress } from '../../shared/markdownAddress';
import { openSearchPath, webManifestPath } from '../../site/metadata';
import { navbarSidebars } from '../../site/navigation';
import { versions } from '../../site/versions';
import { writeText } from '../versions/files';
import type { PageCache } from '../compile/pageCache';
import { allContent } from '../compile/store';
import { documentPath } from '../versions/reference';
import { sidebarsOf } from '../versions/versionSidebars';
import type { VersionContent } from '../versions/versionContent';
import { breadcrumbList } from './breadcrumbList';
import { dayOfChange, docChangeId } from './changeNodes';
import { llmsFullText, llmsPath, llmsText, type LlmsSource } from './llms';
import { openSearchText, webManifestText } from './openSearch';
import { publishedPages } from './publishedPages';
import { robotsText, sitemapOf } from './sitemap';

type Write = (path: string, text: string) => Promise<void>;

async function writeVersion(
  write: Write,
  content: VersionContent,
  cache: PageCache,
): Promise<void> {
  const { version, documentTexts } = content;
  const { trees } = sidebarsOf(content);
  const source: LlmsSource = {
    version,
    pages: publishedPages(content, cache),
    sidebars: navbarSidebars.map(({ label, sidebar }) => ({ label, entries: trees[sidebar] })),
    documents: [...documentTexts.keys()].sort().map((name) => documentPath(version, name)),
  };
  await inBatches(source.pages, ({ path, markdown }) => write(markdownAddress(path), markdown));
  await write(llmsPath(version, 'llms.txt'), llmsText(source));
  await write(llmsPath(version, 'llms-full.txt'), llmsFullText(source));
}

/**
 * Writes the files for crawlers and other programs: each page as Markdown, `llms.txt` and
 * `llms-full.txt`, `robots.txt`, the sitemap of the first version (the others are `noindex`), and
 * descriptions of the site for browsers.
 *
 * @param root the project's folder
 * @param getNode finds the nodes that `createChangeNodes` made, so that the sitemap has the days
 *   that the pages show
 */
export async function writeSeoFiles(
  root: string,
  cache: PageCache,
  getNode: NodePluginArgs['getNode'],
): Promise<void> {
  const write: Write = (path, text) => writeText(join(root, 'public', path), text);
  for (const content of allContent()) await writeVersion(write, content, cache);

  const [first] = versions;
  const current = allContent().filter(({ version }) => version.name === first.name);
  const entries = current.flatMap(({ pages }) =>
    [...pages.values()].map(({ path, source }) => ({
      path,
      lastModified: dayOfChange(getNode(docChangeId(source.file))),
    })),
  );
  await write('/sitemap.xml', sitemapOf(entries));
  await write('/robots.txt', robotsText());
  await write(openSearchPath, openSearchText());
  await write(webManifestPath, webManifestText());
}

/** Returns the breadcrumb lists of all pages except the site's home page, by canonical path. */
export function breadcrumbLists(): ReadonlyMap<string, string> {
  return new Map(
    allContent().flatMap((content) => {
      const { locate } = sidebarsOf(content);
      return [...content.pages.values()]
        .filter(({ path }) => path !== '/')
        .map(({ path, frontMatter }) => {
          const page = { label: frontMatter.title, path };
          return [path, breadcrumbList(locate(path).breadcrumbs, page)] as const;
        });
    }),
  );
}
