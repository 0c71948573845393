import { sitePath } from '../../shared/sitePath';

type Place = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'replace'>;

/** Whether the host redirected back here, so that another redirect would loop. */
function isReturn({ origin, pathname }: Place): boolean {
  return document.referrer.replace(/[?#].*$/s, '') === `${origin}${pathname}`;
}

/**
 * Redirects from the file name of a page (`/a.html`, `/a/index.html`), or from the other form of its
 * address (`/a/`), to the page, on hosts that answer them with the not-found page. The not-found page
 * stays invisible until then.
 *
 * Runs in the head of the not-found page.
 */
export function leaveFileName(at: Place = location): void {
  const path = sitePath(at.pathname);
  if (path === at.pathname || isReturn(at)) return;
  document.documentElement.hidden = true;
  at.replace(`${at.origin}${path}${at.search}${at.hash}`);
}
