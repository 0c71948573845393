import { canonicalPath, type TrailingSlash } from '../../../site/addresses';

/** Whether an address leads to another site (or another scheme, such as `mailto:`). */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}

/** A path within the site in the site's trailing-slash form; query and hash stay as they are. */
export function siteAddress(address: string, setting?: TrailingSlash): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return `${canonicalPath(path, setting)}${rest}`;
}
