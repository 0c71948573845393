import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHit, type SearchStore } from '../../src/search/index/storedHit';
import { withPrefix } from '../../src/site/addresses';
import { categoriesAbove, sidebarFile, type SidebarEntry } from '../../src/shared/sidebar';
import { versionPath } from '../../src/site/versionPath';
import { sidebarIds } from '../../src/site/versions';
import { routes, rpcPath } from '../routes';
import type { AddressSettings } from '../support/browser';
import {
  elementsNamed,
  metaOf,
  readSite,
  type BuiltPage,
  type BuiltSite,
} from '../support/builtSite';
import { brokenAddresses } from '../support/links';
import { textOf } from '../support/parseHtml';
import { pagesFound, readSiteIndex } from '../support/searchIndex';
import { indexFiles } from '../../tools/searchFiles';
import { navigatePrefixed } from './navigatePrefixed';
import { withOtherNames } from './otherNames';
import { olderVersions } from './olderVersions';
import { describeVersionChoice } from './versionReader';

const current = { name: 'current', label: 'Next', path: '' };
const versions = [current, ...olderVersions];
const pathsOf = new Map([
  ['current', routes(withOtherNames)],
  ...olderVersions.map((cut): [string, string[]] => {
    const ids = [...cut.pages, ...Object.keys(cut.added)];
    const paths = ids.map((id) => (id === '/' ? '/' : `/${withOtherNames(id)}`));
    return [cut.name, paths.map((path) => versionPath(path, current, cut).replace(/\/$/, ''))];
  }),
]);
const currentPath = (path: string): string | undefined => {
  const cut = olderVersions.find((version) => `${path}/`.startsWith(`/${version.path}/`));
  const samePath = cut === undefined ? path : versionPath(path, cut, current);
  return pathsOf.get('current')?.includes(samePath) ? samePath : undefined;
};
const homePath = ({ path }: { readonly path: string }): string => `/${path}`;

function versionLinks(page: BuiltPage): Record<string, unknown> {
  const button = elementsNamed(page, 'button').find((element) =>
    textOf(element).startsWith('Version:'),
  );
  const list = page.elements.find(({ properties: { id } }) =>
    [button?.properties.ariaControls].flat().includes(String(id)),
  );
  const hrefs = page.elements.filter(
    (element) => element.tagName === 'a' && list?.children.some((item) => contains(item, element)),
  );
  return Object.fromEntries(hrefs.map((link) => [textOf(link), link.properties.href]));
}

function linkIn(element: BuiltPage['elements'][number]): unknown {
  const inner = element.children.flatMap((child) => ('tagName' in child ? [child] : []));
  const link = inner.find(({ tagName }) => tagName === 'a');
  return link?.properties.href ?? inner.map(linkIn).find((href) => href !== undefined);
}

function contains(node: unknown, element: unknown): boolean {
  const { children } = node as { readonly children?: readonly unknown[] };
  return node === element || (children ?? []).some((child) => contains(child, element));
}

/**
 * Tests a site with the versions of olderVersions.ts, built with other names.
 *
 * @param root returns the folder of the built copy of the project
 * @param settings the settings that the copy was built with
 */
export function describeVersions(
  root: () => string,
  settings: AddressSettings & { readonly siteUrl: string },
): void {
  const { siteUrl, pathPrefix: prefix, trailingSlash } = settings;
  const hrefOf = (path: string): string => withPrefix(path, prefix, trailingSlash);
  const absoluteUrl = (path: string): string => `${siteUrl}${hrefOf(path)}`;
  let site: BuiltSite;

  beforeAll(() => {
    site = readSite(join(root(), 'public'));
  });

  const readJson = (path: string): unknown =>
    JSON.parse(readFileSync(join(site.folder, path), 'utf8'));

  const pageAt = (path: string): BuiltPage => {
    const page = site.pages.find((candidate) => candidate.path === path);
    if (page === undefined) throw new Error(`There is no page ${path}.`);
    return page;
  };

  test('each version has its pages', () => {
    const built = site.pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(built.sort()).toEqual([...pathsOf.values()].flat().sort());
  });

  test('each address resolves to a file', () => {
    expect(brokenAddresses(site, settings)).toEqual([]);
  });

  test('each page but the search page links to the same page of each version, or to the home page of that version', () => {
    const wrong = versions.flatMap((from) =>
      (pathsOf.get(from.name) ?? [])
        .filter((path) => path !== '/search')
        .flatMap((path) => {
          const links = versionLinks(pageAt(path));
          const expected = Object.fromEntries(
            versions.map((to) => {
              const samePath = versionPath(path, from, to).replace(/(.)\/$/, '$1');
              return [
                to.label,
                hrefOf(pathsOf.get(to.name)?.includes(samePath) ? samePath : homePath(to)),
              ];
            }),
          );
          const same = JSON.stringify(links) === JSON.stringify(expected);
          return same ? [] : [`${path}: ${JSON.stringify(links)}`];
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('titles, canonical URLs and the sitemap distinguish the versions', () => {
    const titles = site.pages.map((page) =>
      elementsNamed(page, 'title')
        .filter(({ properties }) => 'dataReactHelmet' in properties)
        .map(textOf)
        .join(),
    );
    const duplicates = titles.filter((title, position) => titles.indexOf(title) !== position);
    expect(duplicates).toEqual([]);

    const paths = [...pathsOf.values()].flat();
    const wrongCanonical = paths.filter((path) => {
      const canonical = absoluteUrl(currentPath(path) ?? path);
      return !pageAt(path).html.includes(`rel="canonical" href="${canonical}"`);
    });
    expect(wrongCanonical).toEqual([]);

    const sitemap = readFileSync(join(site.folder, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const newest = routes(withOtherNames).filter((path) => path !== '/search');
    expect(listed.sort()).toEqual(newest.map(absoluteUrl).sort());
    const hidden = paths.filter((path) => metaOf(pageAt(path), 'robots') === 'noindex');
    expect(hidden).toEqual(paths.filter((path) => !routes(withOtherNames).includes(path)));
  });

  test('pages of the older version link to the newest one, and pages of the unreleased version to the released one', () => {
    const [release] = olderVersions;
    const wrong = [...pathsOf].flatMap(([name, paths]) =>
      paths
        .filter((path) => path !== '/search')
        .filter((path) => {
          const notes = elementsNamed(pageAt(path), 'aside').filter(({ properties }) =>
            String(properties.className).includes('a-note'),
          );
          const [note] = notes;
          const isOlder = name !== 'current';
          const home = isOlder ? '/' : `/${release?.path}`;
          const same = isOlder ? currentPath(path) : `${home}${path === '/' ? '' : path}`;
          const hasPage =
            same !== undefined && [...pathsOf.values()].some((known) => known.includes(same));
          const link = note?.children.length === 0 ? undefined : note && linkIn(note);
          const title = isOlder ? 'Older version' : 'Unreleased version';
          const hasExpectedTitle = note !== undefined && textOf(note).startsWith(title);
          return !hasExpectedTitle || link !== hrefOf(hasPage ? same : home);
        }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(versions)('the sidebars of version $name link only to its pages', ({ name }) => {
    const own = new Set(pathsOf.get(name));
    const outside = sidebarIds.flatMap((id) => {
      const linked = (entries: readonly SidebarEntry[]): string[] =>
        entries.flatMap((entry) => ('items' in entry ? linked(entry.items ?? []) : [entry.path]));
      return linked(readJson(sidebarFile(name, id)) as SidebarEntry[]).filter((to) => !own.has(to));
    });
    expect(outside).toEqual([]);
  });

  test.each(olderVersions)(
    'version $name lists its added pages at the top level of the sidebar',
    ({ name, path, added }) => {
      const tree = readJson(sidebarFile(name, sidebarIds[0])) as SidebarEntry[];
      for (const id of Object.keys(added))
        expect(categoriesAbove(tree, `/${path}/${id}`)).toEqual([]);
    },
  );

  describe('search', () => {
    test.each(versions)('the indexes of version $name contain only its pages', ({ name }) => {
      const files = indexFiles(site.folder, name, prefix);
      const stores = files.map(({ store }) => Object.values(readJson(store) as SearchStore));
      const found = new Set(stores.flat().map((stored) => decodeHit(stored).path));
      const expected = (pathsOf.get(name) ?? []).filter((path) => path !== '/search');
      expect([...found].sort()).toEqual([...expected].sort());
      expect(files.map(({ context }) => context)).toEqual(['documentation', 'api', 'validators']);
    });

    test.each([
      ['zanzibarine', [[], ['/1.5/documentation/letters']]],
      ['getTokenAccountsByOwner', [[`${rpcPath}/getTokenAccountsByOwner`], []]],
    ])('%s is found only in its version', (query, expected) => {
      const found = versions.map(({ name }) =>
        pagesFound(readSiteIndex(site.folder, name, prefix), query).slice(0, 1),
      );
      expect(found).toEqual(expected);
    });
  });

  test('figures and reference documents belong to the version', () => {
    const slots = versions.map((version) => {
      const page = pageAt(versionPath('/architecture', current, version));
      return /slots of (\d+) milliseconds/.exec(
        elementsNamed(page, 'p').map(textOf).join(' '),
      )?.[1];
    });
    expect(slots).toEqual(['400', '417']);
    for (const version of versions) {
      const document = versionPath('/openapi.json', current, version);
      expect(site.files.has(document)).toBe(true);
      expect(pageAt(versionPath('/api', current, version)).html).toContain(
        `href="${hrefOf(document)}"`,
      );
    }
  });

  describe('in the browser', () => {
    describeVersionChoice(root, settings);

    test('each request has the prefix once, across navigations', async () => {
      await navigatePrefixed(root(), prefix);
    });
  });
}
