import { markRun, unmark } from './marks';
import { textRuns } from './textRuns';

/** More marks would not help the reader find a place. */
const maxMarks = 1000;

/** Milliseconds of marking before the browser gets a chance to respond. */
const sliceDuration = 8;

interface Marker {
  /** In the order of creation. */
  readonly marks: readonly HTMLElement[];
  /** Marks the wanted words below an element, in slices; stops once there are 1,000 marks. */
  readonly mark: (root: Element) => Promise<void>;
}

function cached(isMarked: (token: string) => boolean): (token: string) => boolean {
  const answers = new Map<string, boolean>();
  return (token) => {
    const answer = answers.get(token) ?? isMarked(token);
    answers.set(token, answer);
    return answer;
  };
}

/**
 * Creates a marker for the words that `isMarked` accepts.
 *
 * @param isMarked returns whether to mark a word of the text, given in folded form
 * @param signal when aborted, stops marking and removes all marks
 */
export function createMarker(isMarked: (token: string) => boolean, signal: AbortSignal): Marker {
  const isWanted = cached(isMarked);
  const marks: HTMLElement[] = [];
  signal.addEventListener('abort', () => unmark(marks.splice(0)), { once: true });

  return {
    marks,
    async mark(root) {
      let until = performance.now() + sliceDuration;
      for (const run of textRuns(root)) {
        if (performance.now() > until) {
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + sliceDuration;
        }
        if (signal.aborted || marks.length >= maxMarks) return;
        // The page may have replaced the nodes of the run since.
        if (!run.every((node) => node.isConnected)) continue;
        marks.push(...markRun(run, isWanted, maxMarks - marks.length));
      }
    },
  };
}
