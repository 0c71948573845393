import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../src/content/parse/frontMatter/frontMatter';
import { filesOfKind } from '../../src/gatsby/versions/fileRules';
import { listFiles, readSource } from '../../src/gatsby/versions/files';
import { pageIdOf } from '../../src/gatsby/versions/pageIds';
import type { DocsVersion } from '../../src/site/versions';

/** The files of a version as authors edit them. */
export interface AuthoredVersion {
  /** Relative to the project's root: `content/current`. */
  readonly folder: string;
  /** Files of pages, by id. */
  readonly pages: ReadonlyMap<string, string>;
  /** Ids of drafts, which are neither published nor in a sidebar. */
  readonly drafts: ReadonlySet<string>;
  /** Texts of all files except images, videos and captions, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
}

/** The kinds of files whose texts can name pages, tokens and components. */
const textKinds = ['page', 'data', 'figure', 'partial', 'sample', 'sidebars', 'redirects'] as const;

/**
 * Reads the files of a version without checking them.
 *
 * @param root the project's folder
 */
export function readPages(root: string, version: DocsVersion): AuthoredVersion {
  const folder = `content/${version.name}`;
  const files = listFiles(root, folder);
  const textFiles = textKinds.flatMap((kind) => filesOfKind(files, version, kind)).sort();
  const texts = new Map(textFiles.map((file) => [file, readSource(root, file).text]));
  const pages = new Map(
    filesOfKind(files, version, 'page').map((file) => [pageIdOf(file, version), file]),
  );
  const drafts = [...pages].filter(
    ([, file]) => readFrontMatter({ file, text: texts.get(file) ?? '' }, {}).frontMatter.draft,
  );
  return {
    folder,
    pages,
    drafts: new Set(drafts.map(([id]) => id)),
    texts,
    files: new Set(files),
  };
}

/** Folders with files that name pages by their address. */
const codeFolders = [
  ...['src/site', 'src/domain', 'tools/bench'],
  ...['browser', 'built', 'fixtures', 'otherBuilds', 'searchQueries', 'wide'].map(
    (name) => `tests/${name}`,
  ),
];

/** Returns the TypeScript and JSON files that may name pages by their address, as texts by path. */
export function readCode(root: string): Map<string, string> {
  return new Map(
    codeFolders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) => listFiles(root, folder))
      .filter((file) => /\.(?:ts|json)$/.test(file))
      .map((file) => [file, readSource(root, file).text]),
  );
}
