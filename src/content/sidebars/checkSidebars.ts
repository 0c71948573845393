import { searchContexts, sidebarForPath } from '../../site/search';
import { sidebarIds, type SidebarId } from '../../site/versions';
import { didYouMean, nearest } from '../../shared/suggest';
import type { Problem, Renaming, SidebarItem, SidebarPageItem } from '../types';
import type { ParsedSidebars } from './parseSidebars';

function pagesOf(items: readonly SidebarItem[]): SidebarPageItem[] {
  return items.flatMap((item) => (item.kind === 'page' ? [item] : pagesOf(item.items)));
}

/** Labels that come from pages are unknown here. */
function duplicateLabelProblems(items: readonly SidebarItem[], file: string): Problem[] {
  const lines = new Map<string, number>();
  return items.flatMap((item) => {
    const inner = item.kind === 'category' ? duplicateLabelProblems(item.items, file) : [];
    const { label, line, column } = item;
    if (label === undefined) return inner;
    const earlier = lines.get(label);
    if (earlier === undefined) {
      lines.set(label, line);
      return inner;
    }
    const message = `Duplicate label "${label}" in one list.`;
    const advice = `The other is on line ${earlier}; change one of them.`;
    return [{ file, line, column, message, advice }, ...inner];
  });
}

function intendedId(page: string): string {
  const path = page
    .trim()
    .replace(/^page:/, '')
    .replace(/\/$/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/^\.?\//, '');
  return path === '' ? '/' : path;
}

/** Returns whether an entry has the form of a page id, but no published page has that id. */
const isUnknownId = (page: string, pageFiles: ReadonlyMap<string, string>): boolean =>
  !pageFiles.has(page) && intendedId(page) === page;

/**
 * Finds a page that was probably renamed: exactly one entry names a missing page, and exactly one
 * page is in no sidebar.
 *
 * @returns the former and the new id; undefined if no such page exists
 */
export function findRenamedPage(
  { sidebars }: ParsedSidebars,
  pageFiles: ReadonlyMap<string, string>,
  draftFiles: ReadonlyMap<string, string>,
  unreadable: ReadonlySet<string>,
): Renaming | undefined {
  const listed = new Set(sidebarIds.flatMap((id) => pagesOf(sidebars[id]).map(({ page }) => page)));
  const unknown = [...listed].filter(
    (page) => isUnknownId(page, pageFiles) && !draftFiles.has(page),
  );
  const unlisted = [...pageFiles.keys()].filter((id) => !listed.has(id) && !unreadable.has(id));
  const [[from, otherEntry], [to, otherPage]] = [unknown, unlisted];
  const isOnly = otherEntry === undefined && otherPage === undefined;
  return isOnly && from !== undefined && to !== undefined ? { from, to } : undefined;
}

const apiFolders = searchContexts
  .flatMap(({ name, prefixes }) => (name === 'documentation' ? [] : prefixes))
  .map((prefix) => prefix.slice(1));

/**
 * Checks that every entry names a published page, that every published page is listed exactly once,
 * in the right sidebar, and that no two labels in a list are the same.
 *
 * @param pageFiles files of published pages by page id
 * @param draftFiles files of unpublished pages by page id
 * @param unreadable ids of pages that may be drafts, such as those with unreadable front matter
 * @param renamed the ids that `findRenamedPage` has found
 */
export function checkSidebars(
  parsed: ParsedSidebars,
  pageFiles: ReadonlyMap<string, string>,
  draftFiles: ReadonlyMap<string, string> = new Map(),
  unreadable: ReadonlySet<string> = new Set(),
  renamed?: Renaming,
): Problem[] {
  const { file } = parsed;
  const problems: Problem[] = [];
  const seen = new Map<string, { sidebar: SidebarId; line: number }>();
  const misspelt: string[] = [];
  for (const sidebar of sidebarIds) {
    problems.push(...duplicateLabelProblems(parsed.sidebars[sidebar], file));
    for (const { page, line, column } of pagesOf(parsed.sidebars[sidebar])) {
      const at = { file, line, column };
      const earlier = seen.get(page);
      if (draftFiles.has(page)) {
        const advice = 'Remove it from the sidebar, or remove draft: true from the page.';
        problems.push({ ...at, message: `The page "${page}" is a draft.`, advice });
      } else if (!pageFiles.has(page)) {
        const fallback = "Write the path in the version's folder, without .mdx or /index.";
        const id = intendedId(page);
        const advice = pageFiles.has(id)
          ? `Write ${id}.`
          : page === renamed?.from
            ? `Did you mean "${renamed.to}"?`
            : didYouMean(page, pageFiles.keys(), fallback);
        problems.push({ ...at, message: `There is no page "${page}".`, advice });
        misspelt.push(page, id);
      } else if (earlier !== undefined) {
        problems.push({
          ...at,
          message: `The page "${page}" is in the sidebars twice.`,
          advice: `It is already in ${earlier.sidebar} on line ${earlier.line}; remove one.`,
        });
      } else {
        seen.set(page, { sidebar, line });
        const expected = sidebarForPath(`/${page}`);
        // A page that is also in the right sidebar is reported as being in the sidebars twice.
        if (
          sidebar === expected ||
          pagesOf(parsed.sidebars[expected]).some((item) => item.page === page)
        )
          continue;
        const message = `The page "${page}" is in ${sidebar} but belongs in ${expected}.`;
        const advice = `Move it: apiSidebar contains ${apiFolders.join(', ')} and everything below them.`;
        problems.push({ ...at, message, advice });
      }
    }
  }
  // A misspelt entry has been reported, so its page is not reported as missing too.
  const missing = [...pageFiles.keys()].filter((page) => !seen.has(page));
  const intended = new Set(
    misspelt.map((page) => (missing.includes(page) ? page : nearest(page, missing))),
  );
  if (renamed !== undefined) intended.add(renamed.to);
  for (const [page, pageFile] of pageFiles) {
    if (seen.has(page) || unreadable.has(page) || intended.has(page)) continue;
    problems.push({
      file: pageFile,
      line: 1,
      column: 1,
      message: 'The page is missing from the sidebars.',
      advice: `Add "${page}" to ${file}.`,
    });
  }
  return problems;
}
