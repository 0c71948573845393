import { markdownAddress } from '../../shared/markdownAddress';
import { isCategory, type SidebarEntry } from '../../shared/sidebar';
import { absoluteUrl } from '../../site/addresses';
import { siteDescription, siteTitle } from '../../site/metadata';
import { versionRoot } from '../../site/versionPath';
import type { DocsVersion } from '../../site/versions';
import type { PublishedPage } from './publishedPages';

/** A version's pages, its sidebars and the paths of its reference documents. */
export interface LlmsSource {
  readonly version: Pick<DocsVersion, 'label' | 'path'>;
  readonly pages: readonly PublishedPage[];
  /** The sidebars, with the labels that readers see in the navbar. */
  readonly sidebars: readonly {
    readonly label: string;
    readonly entries: readonly SidebarEntry[];
  }[];
  /** Paths of the reference documents, without the site's prefix: `/openapi.json`. */
  readonly documents: readonly string[];
}

/** Returns the path of a version's `llms.txt` or `llms-full.txt`, without the site's prefix. */
export function llmsPath(
  version: Pick<DocsVersion, 'path'>,
  name: 'llms.txt' | 'llms-full.txt',
): string {
  return `${versionRoot(version)}/${name}`;
}

const headOf = ({ version }: LlmsSource): string => {
  const label = version.path === '' ? '' : ` (${version.label})`;
  return `# ${siteTitle}${label}\n\n> ${siteDescription}\n`;
};

const link = (text: string, path: string): string =>
  `[${text.replace(/[[\]\\]/g, '\\$&')}](${absoluteUrl(path)})`;

/**
 * Returns the sections of a sidebar or category: first its own pages, if it has any, then its
 * categories.
 */
function sectionsOf(
  label: string,
  entries: readonly SidebarEntry[],
  pages: ReadonlyMap<string, PublishedPage>,
): string[] {
  const lines = entries.flatMap((entry) => {
    const page = isCategory(entry) ? undefined : pages.get(entry.path);
    if (page === undefined) return [];
    return [`- ${link(page.title, markdownAddress(page.path))}: ${page.description}`];
  });
  const ownSection = lines.length === 0 ? [] : [`## ${label}\n\n${lines.join('\n')}\n`];
  const subsections = entries.filter(isCategory).flatMap((category) => {
    return sectionsOf(`${label}: ${category.label}`, category.items ?? [], pages);
  });
  return [...ownSection, ...subsections];
}

/**
 * Returns a version's `llms.txt` in the format of llmstxt.org: title, summary, a note on other
 * formats, and sections of links to Markdown, one for each sidebar or category that lists pages of
 * its own.
 */
export function llmsText(source: LlmsSource): string {
  const pages = new Map(source.pages.map((page) => [page.path, page]));
  const full = link('llms-full.txt', llmsPath(source.version, 'llms-full.txt'));
  const documents = source.documents.map((path) =>
    link(path.slice(path.lastIndexOf('/') + 1), path),
  );
  const reference =
    documents.length === 0 ? '' : ` Machine-readable reference: ${documents.join(', ')}.`;
  return [
    headOf(source),
    `Add \`.md\` to a page's address to get it as Markdown. All pages in one file: ${full}.${reference}\n`,
    ...source.sidebars.flatMap(({ label, entries }) => sectionsOf(label, entries, pages)),
  ].join('\n');
}

/** Returns a version's `llms-full.txt`: the Markdown of all pages, each with its address. */
export function llmsFullText(source: LlmsSource): string {
  const texts = source.pages.map(({ path, markdown }) =>
    markdown.replace('\n', `\n\nSource: <${absoluteUrl(path)}>\n`),
  );
  return [headOf(source), ...texts].join('\n');
}
