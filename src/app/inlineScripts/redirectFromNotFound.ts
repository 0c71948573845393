import { sitePath } from '../../shared/sitePath';
import { withoutQueryAndHash } from '../../site/addresses';

type PageLocation = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'replace'>;

/** Returns whether the host redirected back here, so that another redirect would loop. */
function isReturn({ origin, pathname }: PageLocation): boolean {
  return withoutQueryAndHash(document.referrer) === `${origin}${pathname}`;
}

/**
 * Redirects to a page from another form of its address (`/a.html`, `/a/index.html`, `/a/`) or from
 * an old address, on hosts that answer these with the not-found page. Hides the not-found page
 * while it redirects.
 *
 * Runs in the head of the not-found page.
 *
 * @param moved new addresses by old address, both with the site's prefix
 */
export function redirectFromNotFound(
  moved: Readonly<Record<string, string>> = {},
  pageLocation: PageLocation = location,
): void {
  const canonical = sitePath(pageLocation.pathname);
  const path = Object.hasOwn(moved, canonical) ? (moved[canonical] ?? canonical) : canonical;
  if (path === pageLocation.pathname || isReturn(pageLocation)) return;
  document.documentElement.hidden = true;
  pageLocation.replace(`${pageLocation.origin}${path}${pageLocation.search}${pageLocation.hash}`);
}
