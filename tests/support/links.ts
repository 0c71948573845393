import { canonicalPath, withPrefix, type TrailingSlash } from '../../src/site/addresses';
import { resolvePath } from '../../tools/serve/resolvePath';
import type { BuiltPage, BuiltSite } from './builtSite';

interface AddressSettings {
  readonly siteUrl: string;
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
}

const addressAttributes = ['href', 'src', 'poster'] as const;

/** Returns the addresses in the `href`, `src` and `poster` attributes of a page. */
export function addressesIn(page: BuiltPage): string[] {
  return page.elements.flatMap(({ properties }) =>
    addressAttributes.flatMap((name) => {
      const value = properties[name];
      return typeof value === 'string' ? [value] : [];
    }),
  );
}

/** Returns whether an address is an HTTP address with a different origin from the site's. */
export function isExternal(address: string, { siteUrl }: AddressSettings): boolean {
  const url = new URL(address, siteUrl);
  return url.protocol.startsWith('http') && url.origin !== new URL(siteUrl).origin;
}

function problemOf(
  address: string,
  from: string,
  site: BuiltSite,
  settings: AddressSettings,
): string | undefined {
  const { siteUrl, pathPrefix, trailingSlash } = settings;
  const hrefOf = (path: string) =>
    withPrefix(canonicalPath(path, trailingSlash), pathPrefix, trailingSlash);
  const base = new URL(hrefOf(from), siteUrl);
  const url = new URL(address, base);
  if (!url.protocol.startsWith('http') || url.origin !== base.origin) return undefined;
  if (!`${url.pathname}/`.startsWith(`${pathPrefix}/`)) return 'lacks the prefix';

  const path = decodeURIComponent(url.pathname.slice(pathPrefix.length)) || '/';
  if (pathPrefix !== '' && path.startsWith(`${pathPrefix}/`)) return 'has the prefix twice';
  const resolution = resolvePath(path, {
    isFile: (file) => site.files.has(file),
    prettyUrls: trailingSlash !== 'ignore',
  });
  if (resolution.kind !== 'file') return resolution.kind;

  const page = site.pages.find(({ file }) => file === resolution.file);
  if (!page) return url.hash === '' ? undefined : 'has an anchor, but its file is not a page';
  const canonical = hrefOf(path);
  if (decodeURIComponent(url.pathname) !== canonical) return `should be ${canonical}`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || page.ids.has(anchor) ? undefined : 'has an unknown anchor';
}

/** Lists the faulty addresses on all pages, each as `page: address problem`. */
export function brokenAddresses(site: BuiltSite, settings: AddressSettings): string[] {
  // Remembers the result for absolute paths: they mean the same file on every page, and many occur
  // on all pages.
  const known = new Map<string, string | undefined>();
  const check = (address: string, from: string): string | undefined => {
    if (!address.startsWith('/')) return problemOf(address, from, site, settings);
    if (!known.has(address)) known.set(address, problemOf(address, from, site, settings));
    return known.get(address);
  };
  return site.pages.flatMap((page) =>
    [...new Set(addressesIn(page))].flatMap((address) => {
      const problem = check(address, page.path);
      return problem === undefined ? [] : [`${page.path}: ${address} ${problem}`];
    }),
  );
}
