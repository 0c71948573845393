import { search } from '../../site/search';
import { gatsbyRuntime } from '../../compat/gatsby/runtime';
import type { Place } from '../navigation/scrollMove';
import { withoutHighlight } from './parameters';
import type { Session } from './session';

interface Shown {
  readonly pathname: string;
  readonly terms: string;
  /** Takes the marks away. */
  readonly end: () => void;
  readonly session: Promise<Session | undefined>;
}

let shown: Shown | undefined;

const termsIn = (query: string): string =>
  new URLSearchParams(query).getAll(search.parameters.highlight).join('\n');

/** Takes the marks away, and their terms out of the address. */
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
    const { startSession } = await import('./session');
    return await startSession({ query, start, onClear: clear, signal });
  } catch {
    // Without this part the page is as good, only nothing is marked.
    return undefined;
  }
}

/**
 * Marks in the article what the address asks for, once its page is drawn. Marks of the page or the
 * terms before go away.
 *
 * @param place the address of the page
 * @param goes whether the reader went there, rather than came back to where the view was
 */
export function highlight({ pathname, search: query, hash }: Place, goes: boolean): void {
  const terms = termsIn(query);
  const scrolls = goes && hash === '';
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

/** Whether the document was opened anew; a reload and Back restore where the reader was. */
export function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}
