import { matcherOf } from '../../search/excerpt/matching';
import { search } from '../../site/search';
import { reveal } from '../article';
import { articleBody } from '../article/articleBody';
import { offerClearing } from './control';
import { frameDocument } from './frames';
import { createMarker } from './marker';
import { highlightTerms } from './parameters';
import { firstShown } from './shown';

/* Loaded when an address has terms to mark. */

export interface SessionOptions {
  /** The query with the terms. */
  readonly query: string;
  /**
   * Where the view stood when the page was there, in pixels from its top. If it still stands there
   * it goes to the first mark; undefined where it is to stay in any case.
   */
  readonly start: number | undefined;
  /** The reader wants the marks gone. */
  readonly onClear: () => void;
  /** Takes the marks and what belongs to them away. */
  readonly signal: AbortSignal;
}

/** Marks in the article that stands in the page. */
export interface Session {
  /** Brings the first mark in sight into view; where all are hidden, the first is opened. */
  readonly showFirst: () => void;
}

/**
 * Marks the terms of a query in the article, and then in its frames of the same origin as they are
 * loaded. Only what React does not draw is touched.
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const { query, start, onClear, signal } = options;
  const { marks, mark } = createMarker(matcherOf(highlightTerms(query)), signal);
  let offered = false;

  const showFirst = (): void => {
    const [first] = marks;
    if (first === undefined) return;
    const shown = firstShown(marks);
    if (shown === undefined) reveal(first);
    (shown ?? first).scrollIntoView({ block: 'center' });
  };
  const markIn = async (root: Element): Promise<void> => {
    await mark(root);
    if (offered || marks.length === 0) return;
    offered = true;
    offerClearing(onClear, signal);
    // A reader who has begun to read is not carried off.
    if (window.scrollY === start) showFirst();
  };

  const body = articleBody();
  if (body !== null && !signal.aborted) {
    await markIn(body);
    for (const frame of body.querySelectorAll('iframe')) {
      void frameDocument(frame, search.iframeWait, signal).then((content) => {
        // A frame that shows a drawing or a feed has no body.
        const frameBody = content?.body as HTMLElement | null | undefined;
        return frameBody ? markIn(frameBody) : undefined;
      });
    }
  }
  return { showFirst };
}
