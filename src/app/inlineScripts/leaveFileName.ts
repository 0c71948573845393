import { sitePath } from '../../shared/sitePath';
import { withoutQueryAndHash } from '../../site/addresses';

type PageLocation = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'replace'>;

/** Returns whether the host redirected back here, so that another redirect would loop. */
function isReturn({ origin, pathname }: PageLocation): boolean {
  return withoutQueryAndHash(document.referrer) === `${origin}${pathname}`;
}

/**
 * Redirects to a page from its file name (`/a.html`, `/a/index.html`), the other form of its
 * address (`/a/`) or an old address, on hosts that answer these with the not-found page. The
 * not-found page stays invisible until then.
 *
 * Runs in the head of the not-found page.
 *
 * @param moved new addresses by old address, both with the site's prefix
 */
export function leaveFileName(
  moved: Readonly<Record<string, string>> = {},
  pageLocation: PageLocation = location,
): void {
  const canonical = sitePath(pageLocation.pathname);
  const path = Object.hasOwn(moved, canonical) ? (moved[canonical] ?? canonical) : canonical;
  if (path === pageLocation.pathname || isReturn(pageLocation)) return;
  document.documentElement.hidden = true;
  pageLocation.replace(`${pageLocation.origin}${path}${pageLocation.search}${pageLocation.hash}`);
}
