import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../src/content/parse/frontMatter';
import { listFiles, readSource } from '../../src/gatsby/content/files';
import { pageIdOf } from '../../src/gatsby/content/pageIds';
import type { DocsVersion } from '../../src/site/versions';

/** The files of a version as authors edit them. */
export interface AuthoredVersion {
  /** Relative to the project's root: `content/current`. */
  readonly folder: string;
  /** Files of pages, by id. */
  readonly pages: ReadonlyMap<string, string>;
  /** Ids of drafts, which are neither published nor in a sidebar. */
  readonly drafts: ReadonlySet<string>;
  /** Texts of MDX, YAML and JSON files, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
}

/** Reads the files of a version without checking them. @param root the project's folder */
export function readPages(root: string, version: DocsVersion): AuthoredVersion {
  const folder = `content/${version.name}`;
  const files = listFiles(root, folder);
  const texts = new Map(
    files
      .filter((file) => /\.(?:mdx|ya?ml|json)$/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.mdx') && isPage(file, folder))
      .map((file) => [pageIdOf(file, version), file]),
  );
  const drafts = [...pages].filter(
    ([, file]) => readFrontMatter(readSource(root, file), {}).frontMatter.draft,
  );
  return {
    folder,
    pages,
    drafts: new Set(drafts.map(([id]) => id)),
    texts,
    files: new Set(files),
  };
}

/**
 * Returns whether an MDX file is a page: the names of partials, or of their folders, start with an
 * underscore.
 */
function isPage(file: string, folder: string): boolean {
  return !file
    .slice(folder.length + 1)
    .split('/')
    .some((segment) => segment.startsWith('_'));
}

/** Folders with files that name pages by their address. */
const codeFolders = [
  ...['src/site', 'src/subject', 'tools/bench'],
  ...['browser', 'built', 'fixtures', 'variants', 'wide'].map((name) => `tests/${name}`),
];

/** Returns the TypeScript and JSON files that may name pages by their address, as texts by path. */
export function readCode(root: string): Map<string, string> {
  return new Map(
    codeFolders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) => listFiles(root, folder))
      .filter((file) => /\.(?:ts|json)$/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}
