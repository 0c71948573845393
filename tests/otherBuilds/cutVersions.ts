import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageIdOf } from '../../src/gatsby/versions/pageIds';
import { listFiles } from '../../src/gatsby/versions/files';
import type { DocsVersion } from '../../src/site/versions';
import { rewriteLinks } from '../../tools/authoring/rewriteLinks';
import { addEntry, pagesIn, removeEntry } from '../../tools/authoring/sidebarText';
import { cutVersion } from '../../tools/cutVersion/cutVersion';

/** A version cut from the current one, and how the two differ. */
export interface VersionCut extends DocsVersion {
  /** Ids of the version's pages, except for added ones. */
  readonly pages: readonly string[];
  /** Text of each page added to the documentation sidebar, by page id. */
  readonly added: Readonly<Record<string, string>>;
  readonly changes: readonly (readonly [file: string, from: string, to: string])[];
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}

/** Removes categories without entries, which the check would report. */
function withoutEmptyCategories(text: string): string {
  const pruned = text.replace(/^( *)- category: .*\n\1 {2}items:\n(?!\1 {4})/gm, '');
  return pruned === text ? text : withoutEmptyCategories(pruned);
}

function trimDocuments(folder: string, texts: string): void {
  const isShown = (name: string) => texts.includes(`="${name}"`);
  rewrite(join(folder, 'reference/openapi.json'), (text) => {
    const document = JSON.parse(text) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [verb, { operationId }] of Object.entries(item)) {
        if (operationId !== undefined && !isShown(operationId)) Reflect.deleteProperty(item, verb);
      }
      if (Object.keys(item).length === 0) Reflect.deleteProperty(document.paths, path);
    }
    return JSON.stringify(document, null, 2);
  });
  for (const name of ['openrpc.json', 'subscriptions.json']) {
    rewrite(join(folder, 'reference', name), (text) => {
      const document = JSON.parse(text) as { methods: { name: string }[] };
      document.methods = document.methods.filter((method) => isShown(method.name));
      return JSON.stringify(document, null, 2);
    });
  }
}

/**
 * Keeps only the pages that a cut names, with their sidebar entries and the parts of the reference
 * documents that they show. Links to removed pages lead to the home page.
 */
function keepPages(root: string, cut: VersionCut): void {
  const folder = `content/${cut.name}`;
  const files = listFiles(root, folder);
  const pages = new Map(
    files.filter((file) => file.endsWith('.mdx')).map((file) => [file, pageIdOf(file, cut)]),
  );
  const home = `${folder}/index.mdx`;
  const removed = new Map(
    [...pages].filter(([, id]) => !cut.pages.includes(id)).map(([file]) => [file, home]),
  );
  for (const file of removed.keys()) rmSync(join(root, file));
  const kept = [...pages.keys()].filter((file) => !removed.has(file));
  for (const file of [...kept, ...files.filter((name) => /reference\/.*\.json$/.test(name))]) {
    rewrite(join(root, file), (text) =>
      rewriteLinks(text, file, removed, (path) => pages.has(path)).replace(
        /(?<=(?:^|[("])(?:[./]*)index\.mdx)#[\w-]+/gm,
        '',
      ),
    );
  }
  rewrite(join(root, folder, 'sidebars.yaml'), (text) => {
    const others = pagesIn(text).filter((id) => !cut.pages.includes(id));
    const remaining = others.reduce((rest, id) => removeEntry(rest, id)?.text ?? rest, text);
    return withoutEmptyCategories(remaining);
  });
  trimDocuments(
    join(root, folder),
    kept.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
  );
}

/**
 * Cuts versions as `npm run version:cut` does, then changes them.
 *
 * @param root the folder of a copy of the project
 */
export function cutVersions(root: string, cuts: readonly VersionCut[]): void {
  for (const cut of [...cuts].reverse()) {
    const { name, added, changes } = cut;
    cutVersion(root, 'current', cut);
    const folder = join(root, 'content', name);
    keepPages(root, cut);
    for (const [id, text] of Object.entries(added)) {
      writeFileSync(join(folder, `${id}.mdx`), text);
      rewrite(join(folder, 'sidebars.yaml'), (sidebars) =>
        addEntry(sidebars, { sidebar: 'documentationSidebar', categories: [] }, id),
      );
    }
    for (const [file, from, to] of changes) {
      rewrite(join(folder, file), (text) => {
        if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
        return text.replace(from, to);
      });
    }
  }
}
