import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { projectRoot } from '../../tools/copyProject';
import { elementsIn } from './parseHtml';

/** A page of the built site; its file is read and parsed on first access to its content. */
export interface BuiltPage {
  /** Path of the file in the published folder: `/a.html`, `/a/index.html`. */
  readonly file: string;
  /** Path of the page without prefix or trailing slash: `/a`, `/`. */
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
}

export interface BuiltSite {
  readonly folder: string;
  /** Paths of all files in the folder, each with a slash at the start. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
}

function once<T>(compute: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}

function pageOf(folder: string, file: string): BuiltPage {
  const path = file.replace(/(?:\/index)?\.html$/, '');
  const html = once(() => readFileSync(join(folder, file), 'utf8'));
  const elements = once(() => elementsIn(html()));
  const ids = once(
    () =>
      new Set(elements().flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []))),
  );
  return {
    file,
    path: path === '' ? '/' : path,
    get html() {
      return html();
    },
    get elements() {
      return elements();
    },
    get ids() {
      return ids();
    },
  };
}

/** Folder of HTML fragments that Gatsby keeps for its next build; no page links to them. */
const fragments = '/_gatsby/';

const ownBuild = once(() => listSite(join(projectRoot, 'public')));

/** Lists the files and pages of a built site, by default those of the project's own build. */
export function readSite(folder?: string): BuiltSite {
  return folder === undefined ? ownBuild() : listSite(folder);
}

function listSite(folder: string): BuiltSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.startsWith(fragments))
    .sort()
    .map((file) => pageOf(folder, file));
  return { folder, files: new Set(files), pages };
}

export function elementsNamed(page: BuiltPage, tagName: string): Element[] {
  return page.elements.filter((element) => element.tagName === tagName);
}

/**
 * Returns the `content` of the `<meta>` with a given name or property; undefined if there is none.
 */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const meta = elementsNamed(page, 'meta').find(
    ({ properties }) => properties.name === name || properties.property === name,
  );
  const content = meta?.properties.content;
  return typeof content === 'string' ? content : undefined;
}
