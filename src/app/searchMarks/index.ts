import { search } from '../../site/search';
import { gatsbyRuntime } from '../../workarounds/gatsby/runtime';
import type { AddressParts } from '../navigation/scrollMove';
import { withoutHighlight } from './parameters';
import type { Session } from './session';

interface ShownMarks {
  readonly pathname: string;
  readonly terms: string;
  readonly end: () => void;
  readonly session: Promise<Session | undefined>;
}

let shown: ShownMarks | undefined;

const termsIn = (query: string): string =>
  new URLSearchParams(query).getAll(search.parameters.highlight).join('\n');

function clear(): void {
  shown?.end();
  const { pathname, search: query, hash } = window.location;
  gatsbyRuntime().___navigate(`${pathname}${withoutHighlight(query)}${hash}`, {
    replace: true,
    state: (history.state ?? {}) as object,
  });
}

async function begin(query: string, start: number | undefined, signal: AbortSignal) {
  try {
    const { startSession } = await import(/* webpackChunkName: "search-marks" */ './session');
    return await startSession({ query, start, onClear: clear, signal });
  } catch {
    // The page works without marks.
    return undefined;
  }
}

/**
 * Marks the search terms of an address in the article; call it after the page has rendered. Removes
 * the marks of another page or of other terms. On a new visit without a hash, scrolls to the first
 * visible mark; if all are hidden, opens what hides the first and scrolls to it. Does not scroll if
 * the reader has scrolled before the marks appear.
 *
 * @param isNewVisit false if the reader came back to the page
 */
export function highlight(
  { pathname, search: query, hash }: AddressParts,
  isNewVisit: boolean,
): void {
  const terms = termsIn(query);
  const scrolls = isNewVisit && hash === '';
  if (shown?.pathname === pathname && shown.terms === terms) {
    if (scrolls) void shown.session.then((session) => session?.showFirst());
    return;
  }
  shown?.end();
  shown = undefined;
  if (terms === '') return;
  const controller = new AbortController();
  shown = {
    pathname,
    terms,
    end: () => controller.abort(),
    session: begin(query, scrolls ? window.scrollY : undefined, controller.signal),
  };
}
