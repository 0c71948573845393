import { isMap, isScalar, isSeq, parseDocument, visit, type Scalar, type YAMLSeq } from 'yaml';
import { sidebarIds, type SidebarId } from '../../src/site/versions';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: replacement }) =>
        result.slice(0, start) + replacement + result.slice(end),
      text,
    );
}

const parse = (text: string) => parseDocument(text, { prettyErrors: false });
const rangeOf = (node: unknown): [number, number] => {
  const [start = 0, end = 0] = (node as { range?: [number, number] }).range ?? [];
  return [start, end];
};

/** Returns a string as a YAML scalar in quotes. */
export const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Returns a string as a YAML scalar, in quotes where the plain form might mean something else. */
export function yamlScalar(value: string): string {
  const isPlain = /^[\w/][\w/{}. -]*$/.test(value) && parse(value).toJS() === value;
  return isPlain ? value : quoted(value);
}

function pageScalar(entry: unknown): Scalar | undefined {
  const node = isMap(entry) ? entry.get('page', true) : entry;
  return isScalar(node) && typeof node.value === 'string' ? (node as Scalar) : undefined;
}

/** Calls a function for each list of entries, outer lists before those inside them. */
function forEachList(text: string, callback: (list: YAMLSeq) => void): void {
  visit(parse(text), { Seq: (_key, list) => callback(list) });
}

/** Returns the ids of all pages in a sidebar file. */
export function pagesIn(text: string): string[] {
  const pages: string[] = [];
  forEachList(text, (list) => {
    for (const entry of list.items) {
      const scalar = pageScalar(entry);
      if (scalar !== undefined) pages.push(String(scalar.value));
    }
  });
  return pages;
}

/** Replaces page ids in the text of a sidebar file; keeps labels, order and comments. */
export function renameEntries(text: string, ids: ReadonlyMap<string, string>): string {
  const edits: Edit[] = [];
  forEachList(text, (list) => {
    for (const entry of list.items) {
      const scalar = pageScalar(entry);
      const renamed = ids.get(String(scalar?.value));
      if (scalar === undefined || renamed === undefined) continue;
      const [start, end] = rangeOf(scalar);
      // In brackets or braces, a plain scalar cannot contain braces.
      const isInFlow = list.flow === true || (isMap(entry) && entry.flow === true);
      const isQuoted = isInFlow || /^['"]/.test(text.slice(start, end));
      edits.push({ start, end, text: isQuoted ? quoted(renamed) : yamlScalar(renamed) });
    }
  });
  return applyEdits(text, edits);
}

interface RemovedEntry {
  readonly text: string;
  /** Whether the sidebar is now empty, which the content check reports as an error. */
  readonly leavesEmptySidebar: boolean;
}

function containsOnly(entry: unknown, id: string): boolean {
  if (pageScalar(entry)?.value === id) return true;
  const items: unknown = isMap(entry) ? entry.get('items', true) : undefined;
  return isSeq(items) && items.items.length === 1 && containsOnly(items.items[0], id);
}

/**
 * Removes a page's entry and the categories that are then empty; returns undefined if the page has
 * no entry.
 */
export function removeEntry(text: string, id: string): RemovedEntry | undefined {
  let removed: RemovedEntry | undefined;
  forEachList(text, (list) => {
    list.items.forEach((entry, index) => {
      if (removed !== undefined || !containsOnly(entry, id)) return;
      const leavesEmptySidebar = list.items.length === 1;
      const [start, end] = rangeOf(entry);
      if (list.flow === true) {
        const next = list.items[index + 1];
        const before = list.items[index - 1];
        const from = next === undefined && before !== undefined ? rangeOf(before)[1] : start;
        const to = next === undefined ? end : rangeOf(next)[0];
        removed = { text: text.slice(0, from) + text.slice(to), leavesEmptySidebar };
        return;
      }
      const from = text.lastIndexOf('\n', start) + 1;
      const lineEnd = text.indexOf('\n', Math.max(start, end - 1));
      const to = lineEnd === -1 ? text.length : lineEnd + 1;
      removed = { text: text.slice(0, from) + text.slice(to), leavesEmptySidebar };
    });
  });
  return removed;
}

/** The list that an entry is appended to. */
export interface EntryPlace {
  readonly sidebar: SidebarId;
  /** Labels of the categories that contain the list, outermost first; missing ones are added. */
  readonly categories: readonly string[];
}

function itemsOf(list: YAMLSeq, category: string): YAMLSeq | undefined {
  for (const entry of list.items) {
    if (!isMap(entry) || entry.get('category') !== category) continue;
    const items = entry.get('items', true);
    return isSeq(items) ? items : undefined;
  }
  return undefined;
}

/**
 * Returns the place for a new page: the list with its folder's overview or, if there is none, the
 * outermost list with a page of the same folder. Undefined without such a list, or for a page in no
 * folder.
 */
export function findPlaceBeside(text: string, id: string): EntryPlace | undefined {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  if (folder === '') return undefined;
  let best: { place: EntryPlace; depth: number } | undefined;
  const search = (list: YAMLSeq, place: EntryPlace): void => {
    for (const entry of list.items) {
      const page = String(pageScalar(entry)?.value ?? '');
      const isOverview = `${page}/` === folder;
      const isSibling = page.startsWith(folder) && !page.slice(folder.length).includes('/');
      const depth = place.categories.length;
      const rank = isOverview ? -1 : depth;
      if ((isOverview || isSibling) && (best === undefined || rank < best.depth)) {
        best = { place, depth: rank };
      }
      if (!isMap(entry)) continue;
      const items = entry.get('items', true);
      const category = entry.get('category');
      if (isSeq(items) && typeof category === 'string') {
        search(items, { ...place, categories: [...place.categories, category] });
      }
    }
  };
  const document = parse(text);
  for (const sidebar of sidebarIds) {
    const list = document.get(sidebar, true);
    if (isSeq(list)) search(list, { sidebar, categories: [] });
  }
  return best?.place;
}

function entryLines(entry: readonly string[], categories: readonly string[]): string[] {
  const [category, ...rest] = categories;
  if (category === undefined) return [...entry];
  const inner = entryLines(entry, rest);
  return [`- category: ${yamlScalar(category)}`, '  items:', ...inner.map((line) => `    ${line}`)];
}

/**
 * Adds a page to the text of a sidebar file, at the end of a list; adds missing categories.
 *
 * @throws Error if the file has no such sidebar
 */
export function addEntry(
  text: string,
  { sidebar, categories }: EntryPlace,
  page: string,
  label?: string,
): string {
  let list = parse(text).get(sidebar, true);
  if (!isSeq(list)) throw new Error(`sidebars.yaml has no list ${sidebar}. Add it, with a page.`);
  let missing = categories;
  for (let [next, ...rest] = missing; next !== undefined; [next, ...rest] = missing) {
    const items = itemsOf(list as YAMLSeq, next);
    if (items === undefined) break;
    list = items;
    missing = rest;
  }
  const target = list as YAMLSeq;
  const last = target.items.at(-1);
  if (target.flow === true) {
    const [, end] = rangeOf(last);
    const own =
      label === undefined ? quoted(page) : `{ page: ${quoted(page)}, label: ${quoted(label)} }`;
    const added = missing.reduceRight(
      (inner, category) => `{ category: ${quoted(category)}, items: [${inner}] }`,
      own,
    );
    return `${text.slice(0, end)}, ${added}${text.slice(end)}`;
  }
  const entry =
    label === undefined
      ? [`- ${yamlScalar(page)}`]
      : [`- page: ${yamlScalar(page)}`, `  label: ${yamlScalar(label)}`];
  const [start] = rangeOf(target);
  const indent = start - (text.lastIndexOf('\n', start) + 1);
  const lines = entryLines(entry, missing).map((line) => `${' '.repeat(indent)}${line}`);
  const end = text.slice(0, rangeOf(last)[1]).trimEnd().length;
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd;
  return `${text.slice(0, at)}\n${lines.join('\n')}${text.slice(at)}`;
}
