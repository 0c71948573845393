import { markRun, unmark } from './marks';
import { textRuns } from './textRuns';

/** More would help nobody to find a place. */
const mostMarks = 1000;

/** Milliseconds of marking between which the browser can answer the reader. */
const slice = 8;

export interface Marker {
  /** All marks made so far and not taken away, in the order in which they were made. */
  readonly marks: readonly HTMLElement[];
  /** Marks the words below an element, in slices; at most 1,000 in all. */
  readonly mark: (root: Element) => Promise<void>;
}

/** Remembers the answer for each word: words come again and again. */
function remembering(isMarked: (token: string) => boolean): (token: string) => boolean {
  const answers = new Map<string, boolean>();
  return (token) => {
    const answer = answers.get(token) ?? isMarked(token);
    answers.set(token, answer);
    return answer;
  };
}

/**
 * @param isMarked whether a folded word of the text is to be marked
 * @param signal ends the marking and takes all marks away
 */
export function createMarker(isMarked: (token: string) => boolean, signal: AbortSignal): Marker {
  const isWanted = remembering(isMarked);
  const marks: HTMLElement[] = [];
  signal.addEventListener('abort', () => unmark(marks.splice(0)), { once: true });

  return {
    marks,
    async mark(root) {
      let until = performance.now() + slice;
      for (const run of textRuns(root)) {
        if (performance.now() > until) {
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + slice;
        }
        if (signal.aborted || marks.length >= mostMarks) return;
        // Meanwhile the page may have replaced what the run consists of.
        if (!run.every((node) => node.isConnected)) continue;
        marks.push(...markRun(run, isWanted, mostMarks - marks.length));
      }
    },
  };
}
