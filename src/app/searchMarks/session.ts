import { createMatcher } from '../../search/excerpt/matching';
import { search } from '../../site/search';
import { reveal } from '../articleBehaviour';
import { articleBody } from '../articleBehaviour/articleBody';
import { addClearControls } from './control';
import { frameDocument } from './frames';
import { createMarker } from './marker';
import { highlightTerms } from './parameters';
import { dropTermsFromSectionLinks } from './sectionLinks';

/* This chunk is loaded when an address has terms to mark. */

const hidden = '[hidden], details:not([open]) > :not(summary)';

export interface SessionOptions {
  readonly query: string;
  /**
   * Scroll position when the page was rendered, in pixels. If it is unchanged, the view moves to
   * the first mark. Undefined if the view must stay.
   */
  readonly start: number | undefined;
  readonly onClear: () => void;
  /**
   * When aborted, removes the marks and their button, and restores the links that the session
   * changed.
   */
  readonly signal: AbortSignal;
}

export interface Session {
  /**
   * Scrolls to the first visible mark; if all are hidden, opens what hides the first and scrolls to
   * it.
   */
  readonly showFirst: () => void;
}

/**
 * Returns whether a mark is in a table head that the stylesheet shrinks to a pixel in narrow
 * windows, so that only screen readers present it.
 */
function isInShrunkHead(mark: HTMLElement): boolean {
  const head = mark.closest('thead');
  return head !== null && head.clientWidth === 1;
}

/**
 * Returns the first mark that the reader can see without opening anything; undefined if there is
 * none.
 */
export function firstVisibleMark(marks: readonly HTMLElement[]): HTMLElement | undefined {
  return marks.find((mark) => mark.closest(hidden) === null && !isInShrunkHead(mark));
}

/**
 * Marks the terms of a query in the article, and in its frames of the same origin when they have
 * loaded. Lets the reader remove the marks.
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const { query, start, onClear, signal } = options;
  const { marks, mark } = createMarker(createMatcher(highlightTerms(query)), signal);
  let hasControls = false;

  const showFirst = (): void => {
    const [first] = marks;
    if (first === undefined) return;
    const shown = firstVisibleMark(marks);
    if (shown === undefined) reveal(first);
    (shown ?? first).scrollIntoView({ block: 'center' });
  };
  const markIn = async (root: Element): Promise<void> => {
    await mark(root);
    if (hasControls || marks.length === 0) return;
    hasControls = true;
    addClearControls(onClear, signal);
    // If the reader has scrolled, the view stays where it is.
    if (window.scrollY === start) showFirst();
  };

  const body = articleBody();
  if (body !== null && !signal.aborted) {
    dropTermsFromSectionLinks(signal);
    await markIn(body);
    for (const frame of body.querySelectorAll('iframe')) {
      void frameDocument(frame, search.iframeWait, signal).then((content) => {
        // A frame that shows an SVG or a feed has no body.
        const frameBody = content?.body as HTMLElement | null | undefined;
        return frameBody ? markIn(frameBody) : undefined;
      });
    }
  }
  return { showFirst };
}
