import { sitePath } from '../../shared/sitePath';

type Place = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash' | 'replace'>;

/** Whether this page was reached from its own address, so that leaving it would go on forever. */
function isReturn({ origin, pathname }: Place): boolean {
  return document.referrer.replace(/[?#].*$/s, '') === `${origin}${pathname}`;
}

/**
 * Leads from the file name of a page (`/a.html`, `/a/index.html`), or from the other form of its
 * address (`/a/`), to the page, on hosts that answer them with the not-found page. The not-found page
 * stays invisible meanwhile.
 *
 * Runs in the head of the not-found page.
 */
export function leaveFileName(at: Place = location): void {
  const path = sitePath(at.pathname);
  if (path === at.pathname || isReturn(at)) return;
  document.documentElement.hidden = true;
  at.replace(`${at.origin}${path}${at.search}${at.hash}`);
}
