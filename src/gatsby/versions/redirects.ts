import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkRedirects, parseRedirects } from '../../content';
import type { Problem, Renaming } from '../../content';
import { ownPages } from '../../site/addresses';
import { versions, type DocsVersion } from '../../site/versions';
import { readSource } from './files';
import { pagePathOf } from './pageIds';

/** A redirect from an old address. */
export interface Redirect {
  /** `/old`, `/old/*` or `/old/:name`, without the site's prefix. */
  readonly from: string;
  readonly to: string;
}

interface RedirectContext {
  readonly root: string;
  readonly version: DocsVersion;
  /** Files of published pages, and of drafts, by page id. */
  readonly pages: ReadonlyMap<string, string>;
  readonly drafts: ReadonlyMap<string, string>;
  /** The former and the new id of a page that was probably renamed. */
  readonly renamed: Renaming | undefined;
  readonly isFile: (path: string) => boolean;
}

const asPath = (id: string): string => (id === '/' ? '/' : `/${id}`);
const asId = (path: string): string => (path === '/' ? '/' : path.slice(1));

/**
 * Reads and checks a version's `redirects.yaml`, if it has one.
 *
 * @returns redirects as canonical paths without the site's prefix, in the file's order
 */
export function readRedirects({ root, version, pages, drafts, renamed, isFile }: RedirectContext): {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
  /** Maps the possible former files of moved pages to the pages' current files. */
  readonly movedPages: ReadonlyMap<string, string>;
} {
  const file = `content/${version.name}/redirects.yaml`;
  if (!existsSync(join(root, file))) return { redirects: [], problems: [], movedPages: new Map() };
  const parsed = parseRedirects(readSource(root, file));
  const problems = checkRedirects(file, parsed.redirects, {
    pages: new Map([...pages].map(([id, page]) => [asPath(id), page])),
    drafts: new Set([...drafts.keys()].map(asPath)),
    renamed: renamed && { from: asPath(renamed.from), to: asPath(renamed.to) },
    describeOtherUse: (path) => {
      if (isFile(path)) return 'a file of the site';
      if (version.path !== '') return undefined;
      if (ownPages.includes(path)) return 'a page of the site itself';
      const segment = path.split('/')[1];
      const other = versions.find(
        (candidate) => candidate.path !== '' && candidate.path === segment,
      );
      return other && `the version ${other.name}`;
    },
  });
  const redirects = parsed.redirects.map(({ from, to }) => ({
    from: pagePathOf(asId(from), version),
    to: pagePathOf(asId(to), version),
  }));
  // The former file may have been the index of a folder.
  const movedPages = new Map(
    parsed.redirects.flatMap(({ from, to }): [string, string][] => {
      const page = pages.get(asId(to));
      const former = `content/${version.name}${from}`;
      return page === undefined
        ? []
        : [
            [`${former}.mdx`, page],
            [`${former}/index.mdx`, page],
          ];
    }),
  );
  return { redirects, problems: [...parsed.problems, ...problems], movedPages };
}
