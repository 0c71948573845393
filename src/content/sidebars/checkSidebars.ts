import { searchContextOf, searchContexts } from '../../site/search';
import { sidebarIds, type SidebarId } from '../../site/versions';
import { didYouMean, nearest } from '../../shared/suggest';
import type { Problem, SidebarItem, SidebarPageItem } from '../types';
import type { ParsedSidebars } from './parseSidebars';

function pagesOf(items: readonly SidebarItem[]): SidebarPageItem[] {
  return items.flatMap((item) => (item.kind === 'page' ? [item] : pagesOf(item.items)));
}

/** Reports entries of one list with the same label, as far as the file tells labels. */
function equalLabels(items: readonly SidebarItem[], file: string): Problem[] {
  const lines = new Map<string, number>();
  return items.flatMap((item) => {
    const inner = item.kind === 'category' ? equalLabels(item.items, file) : [];
    const { label, line, column } = item;
    if (label === undefined) return inner;
    const before = lines.get(label);
    if (before === undefined) {
      lines.set(label, line);
      return inner;
    }
    const message = `Two entries of one list have the label "${label}".`;
    const advice = `The other one is on line ${before}; give one of them another label.`;
    return [{ file, line, column, message, advice }, ...inner];
  });
}

/** The sidebar of a page by its address: that of the API has what is searched as such. */
function sidebarOf(page: string): SidebarId {
  return searchContextOf(`/${page}`) === 'documentation' ? 'documentationSidebar' : 'apiSidebar';
}

const apiFolders = searchContexts
  .flatMap(({ name, prefixes }) => (name === 'documentation' ? [] : prefixes))
  .map((prefix) => prefix.slice(1));

/**
 * Holds sidebars and pages against each other: every published page stands in exactly one place, in
 * the sidebar its address belongs to, and no two entries of a list have the same label.
 *
 * @param pageFiles files of published pages by page id
 * @param draftFiles files of unpublished pages by page id
 * @param unread ids of pages whose front matter could not be read: they may be drafts
 */
export function checkSidebars(
  parsed: ParsedSidebars,
  pageFiles: ReadonlyMap<string, string>,
  draftFiles: ReadonlyMap<string, string> = new Map(),
  unread: ReadonlySet<string> = new Set(),
): Problem[] {
  const { file } = parsed;
  const problems: Problem[] = [];
  const places = new Map<string, { sidebar: SidebarId; line: number }>();
  const misspelt: string[] = [];
  for (const sidebar of sidebarIds) {
    problems.push(...equalLabels(parsed.sidebars[sidebar], file));
    for (const { page, line, column } of pagesOf(parsed.sidebars[sidebar])) {
      const at = { file, line, column };
      const before = places.get(page);
      if (draftFiles.has(page)) {
        const advice = 'Take it out of the sidebar, or take draft: true out of the page.';
        problems.push({ ...at, message: `The page "${page}" is a draft.`, advice });
      } else if (!pageFiles.has(page)) {
        const otherwise = 'Name the file within the version, without .mdx and without /index.';
        const advice = didYouMean(page, pageFiles.keys(), otherwise);
        problems.push({ ...at, message: `There is no page "${page}".`, advice });
        misspelt.push(page);
      } else if (before !== undefined) {
        problems.push({
          ...at,
          message: `The page "${page}" stands in the sidebars twice.`,
          advice: `It is in ${before.sidebar} on line ${before.line} already; take one away.`,
        });
      } else {
        places.set(page, { sidebar, line });
        const right = sidebarOf(page);
        if (sidebar === right) continue;
        const message = `The page "${page}" stands in ${sidebar} instead of ${right}.`;
        const advice = `apiSidebar holds ${apiFolders.join(', ')} and what is below them.`;
        problems.push({ ...at, message, advice });
      }
    }
  }
  // A page that an entry does not spell rightly is told there.
  const missing = [...pageFiles.keys()].filter((page) => !places.has(page));
  const meant = new Set(misspelt.map((page) => nearest(page, missing)));
  for (const [page, pageFile] of pageFiles) {
    if (places.has(page) || unread.has(page) || meant.has(page)) continue;
    problems.push({
      file: pageFile,
      line: 1,
      column: 1,
      message: 'The page stands in no sidebar.',
      advice: `Add "${page}" to ${file}.`,
    });
  }
  return problems;
}
