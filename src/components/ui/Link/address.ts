import { canonicalPath, type TrailingSlash } from '../../../site/addresses';

/** Returns whether an address has a scheme, such as `https:` or `mailto:`, or starts with `//`. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}

/** Applies the trailing-slash setting to a path of the site; leaves query and hash unchanged. */
export function siteAddress(address: string, setting?: TrailingSlash): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return `${canonicalPath(path, setting)}${rest}`;
}
