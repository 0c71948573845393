import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { DocsVersion } from '../../src/site/versions';

/** How a version differs from the current one. */
export interface VersionCut extends DocsVersion {
  /** Ids of removed pages. */
  readonly without: readonly string[];
  /** Pages added to the first sidebar: id and text. */
  readonly added: Readonly<Record<string, string>>;
  /** Replacements in the version's files. */
  readonly changes: readonly (readonly [file: string, from: string, to: string])[];
}

const entryId = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'page' in entry ? entry.page : entry;

/** Removes entries from a sidebar's list and its categories. */
function removeEntries(entries: YAMLSeq, ids: readonly string[]): void {
  entries.items = entries.items.filter((item) => {
    const entry = (item as YAMLMap).toJSON() as unknown;
    return !ids.includes(entryId(entry) as string);
  });
  for (const item of entries.items) {
    const below = (item as Partial<YAMLMap>).get?.('items');
    if (isSeq(below)) removeEntries(below, ids);
  }
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}

/** Redirects links from a page to the start page. */
function unlink(text: string, id: string): string {
  const file = `${id.split('/').at(-1) ?? id}.mdx`.replace(/[.{}]/g, '\\$&');
  return text.replace(
    new RegExp(`(?<=[("])(?:[^\\s()"]*/)?${file}(?:#[\\w-]+)?`, 'g'),
    '/index.mdx',
  );
}

/**
 * Cuts versions as docs/operations.md describes, then changes them.
 *
 * @param root the folder of a copy of the project
 */
export function cutVersions(root: string, cuts: readonly VersionCut[]): void {
  for (const { name, without, added, changes } of cuts) {
    const folder = join(root, 'content', name);
    cpSync(join(root, 'content/current'), folder, { recursive: true });

    const sidebarFile = join(folder, 'sidebars.yaml');
    const sidebars = parseDocument(readFileSync(sidebarFile, 'utf8'));
    for (const sidebar of ['documentationSidebar', 'apiSidebar']) {
      removeEntries(sidebars.get(sidebar) as YAMLSeq, without);
    }
    for (const id of without) rmSync(join(folder, `${id}.mdx`));
    for (const [id, text] of Object.entries(added)) {
      (sidebars.get('documentationSidebar') as YAMLSeq).add(id);
      writeFileSync(join(folder, `${id}.mdx`), text);
    }
    writeFileSync(sidebarFile, sidebars.toString());

    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => path.endsWith('.mdx'))) {
      rewrite(join(folder, file), (text) => without.reduce(unlink, text));
    }
    for (const [file, from, to] of changes) {
      rewrite(join(folder, file), (text) => {
        if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
        return text.replace(from, to);
      });
    }
  }

  const settings = join(root, 'src/site/versions.ts');
  const entries = cuts.map(({ name, label, path, lacks }) => ({ name, label, path, lacks }));
  const first = "  { name: 'current', label: 'Next', path: '' },\n";
  const text = readFileSync(settings, 'utf8');
  if (!text.includes(first)) throw new Error(`${settings} has no current version`);
  const list = entries.map((entry) => `  ${JSON.stringify(entry)},\n`).join('');
  writeFileSync(settings, text.replace(first, `${first}${list}`));
}
