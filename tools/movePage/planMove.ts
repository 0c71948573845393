import { posix } from 'node:path';
import { sidebarForPath } from '../../src/site/search';
import { withNames } from '../../src/site/names';
import { didYouMean } from '../../src/shared/suggest';
import { checkAddress } from '../authoring/checkAddress';
import type { AuthoredVersion } from '../authoring/readPages';
import { addRedirects } from '../authoring/redirectText';
import { rewriteLinks } from '../authoring/rewriteLinks';
import { Refusal } from '../authoring/runCommand';
import { addEntry, pagesIn, removeEntry, renameEntries } from '../authoring/sidebarText';

/** The changes that a move makes; paths are relative to the project root. */
export interface MovePlan {
  /** New ids by old id. */
  readonly ids: ReadonlyMap<string, string>;
  /** New files by old file. */
  readonly renamed: ReadonlyMap<string, string>;
  /** New texts by file, renamed files by their new path. */
  readonly changed: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

function checkTarget(
  id: string,
  { pages, files, folder }: AuthoredVersion,
  moving: ReadonlySet<string>,
): void {
  const others = [...pages].filter(([other]) => !moving.has(other));
  checkAddress(id, others, 'Choose another path, or move or delete that page first.');
  const file = `${folder}/${id}.mdx`;
  if (files.has(file) && ![...moving].some((id) => pages.get(id) === file)) {
    throw new Refusal(`${file} already exists. Move or delete it first.`);
  }
}

/** Returns the new ids, by old id, of one page or of all pages of a folder. */
function movedIds(from: string, to: string, { pages }: AuthoredVersion): Map<string, string> {
  if (!from.endsWith('/') || from === '/') {
    if (from === '/') throw new Refusal('The home page cannot be moved. Name another page.');
    if (pages.has(from)) return new Map([[from, to.replace(/\/$/, '')]]);
    if ([...pages.keys()].some((id) => id.startsWith(`${from}/`))) {
      throw new Refusal(
        `"${from}" is a folder. To move all its pages, write ${from}/ with a slash at the end.`,
      );
    }
    const advice = 'Name a page by its path in the version, its address or its file.';
    throw new Refusal(`There is no page "${from}". ${didYouMean(from, pages.keys(), advice)}`);
  }
  const [folder, target] = [from, to].map((path) => path.replace(/\/*$/, ''));
  const folderPages = [...pages.keys()].filter(
    (id) => id === folder || id.startsWith(`${folder}/`),
  );
  if (folderPages.length === 0) {
    const folders = [...pages.keys()].map((id) => id.replace(/[^/]*$/, ''));
    const advice = didYouMean(from, folders, 'Name a folder with pages.');
    throw new Refusal(`There are no pages in "${from}". ${advice}`);
  }
  return new Map(folderPages.map((id) => [id, `${target ?? ''}${id.slice(folder?.length)}`]));
}

/** Returns the file of a page after a move. If a folder moves, an `index.mdx` keeps its name. */
function fileOf(id: string, oldFile: string, isFolder: boolean, folder: string): string {
  const isIndex = isFolder && posix.basename(oldFile) === 'index.mdx';
  return `${folder}/${id}${isIndex ? '/index' : ''}.mdx`;
}

const sidebarOf = (id: string) => sidebarForPath(`/${withNames(id)}`);

/**
 * Renames the entries of pages; moves an entry that belongs in the other sidebar to the end of that
 * sidebar.
 *
 * @param notes receives a note for each entry that moves
 */
function moveEntries(text: string, ids: ReadonlyMap<string, string>, notes: string[]): string {
  const crossing = [...ids].filter(([from, to]) => sidebarOf(from) !== sidebarOf(to));
  let changed = renameEntries(
    text,
    new Map([...ids].filter(([from]) => !crossing.some(([id]) => id === from))),
  );
  const listed = new Set(pagesIn(text));
  for (const [from, to] of crossing) {
    if (!listed.has(from)) continue;
    const removed = removeEntry(changed, from);
    if (removed === undefined) continue;
    if (removed.leavesEmptySidebar) {
      throw new Refusal(
        `"${from}" is the only page of ${sidebarOf(from)}, and "${to}" belongs in ${sidebarOf(to)}. Add another page to ${sidebarOf(from)} first.`,
      );
    }
    changed = addEntry(removed.text, { sidebar: sidebarOf(to), categories: [] }, to);
    notes.push(
      `"${to}" belongs in ${sidebarOf(to)} and was added at the end. Move the entry to the right place.`,
    );
  }
  return changed;
}

function replaceQuoted(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replace(/(['"`])\/([\w{}./-]+)\1/g, (whole, quote: string, id: string) => {
    const to = ids.get(id);
    return to === undefined ? whole : `${quote}/${to}${quote}`;
  });
}

/**
 * Plans the move of a page, or of all pages of a folder: the new files, links to and from them,
 * sidebar entries and redirects.
 *
 * @param from id of a page, or a folder with a slash at the end
 * @param content the version's files before the move; `texts` may include code that links to pages
 * @throws Refusal if the page cannot be moved
 */
export function planMove(from: string, to: string, content: AuthoredVersion): MovePlan {
  const { folder, pages, drafts, texts, files } = content;
  const ids = movedIds(from, to, content);
  const isFolder = from.endsWith('/');
  const moving = new Set(ids.keys());
  const notes: string[] = [];
  const renamed = new Map<string, string>();
  for (const [id, target] of ids) {
    if (id === target)
      throw new Refusal(`"${id}" is the current path of the page. Name another path.`);
    checkTarget(target, content, moving);
    const file = pages.get(id) ?? '';
    renamed.set(file, fileOf(target, file, isFolder, folder));
  }

  const changed = new Map<string, string>();
  const isFile = (file: string): boolean => files.has(file);
  for (const [file, text] of texts) {
    // In code, paths to pages start at the version's folder.
    const source = file.startsWith(`${folder}/`) ? file : `${folder}/code`;
    const relinkedText = rewriteLinks(text, source, renamed, isFile);
    const newText = file.startsWith('content/') ? relinkedText : replaceQuoted(relinkedText, ids);
    if (newText !== text) changed.set(renamed.get(file) ?? file, newText);
  }
  for (const [file, target] of renamed) {
    if (!changed.has(target)) changed.set(target, texts.get(file) ?? '');
  }

  const published = new Map([...ids].filter(([id]) => !drafts.has(id)));
  if (published.size > 0) {
    const sidebars = `${folder}/sidebars.yaml`;
    const entries = moveEntries(texts.get(sidebars) ?? '', published, notes);
    if (entries !== texts.get(sidebars)) changed.set(sidebars, entries);
    const redirects = `${folder}/redirects.yaml`;
    const moves = new Map([...published].map(([id, target]) => [`/${id}`, `/${target}`]));
    changed.set(redirects, addRedirects(texts.get(redirects) ?? '', moves));
  }
  return { ids, renamed, changed, notes };
}
