import { markWords } from '../../search/excerpt/excerpt';

interface Range {
  readonly start: number;
  readonly end: number;
}

function markedRanges(text: string, isMarked: (token: string) => boolean): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const piece of markWords(text, isMarked)) {
    const end = start + piece.text.length;
    if (piece.marked) ranges.push({ start, end });
    start = end;
  }
  return ranges;
}

/** The ranges must be sorted, disjoint and not empty. */
function markNode(node: Text, ranges: readonly Range[]): HTMLElement[] {
  let rest = node;
  let restStart = 0;
  return ranges.map(({ start, end }) => {
    const word = start > restStart ? rest.splitText(start - restStart) : rest;
    rest = end - start < word.length ? word.splitText(end - start) : word;
    restStart = end;
    const mark = node.ownerDocument.createElement('mark');
    word.replaceWith(mark);
    mark.append(word);
    return mark;
  });
}

/**
 * In a run of text nodes, marks the words for which `isMarked` returns true, including parts of
 * identifiers. A word that spans several nodes gets a mark in each.
 *
 * @param room maximum number of words to mark
 * @returns the marks in text order
 */
export function markRun(
  run: readonly Text[],
  isMarked: (token: string) => boolean,
  room: number,
): HTMLElement[] {
  const ranges = markedRanges(run.map(({ data }) => data).join(''), isMarked).slice(0, room);
  if (ranges.length === 0) return [];
  let nodeStart = 0;
  return run.flatMap((node) => {
    const from = nodeStart;
    const to = from + node.length;
    nodeStart = to;
    const nodeRanges = ranges
      .filter(({ start, end }) => start < to && end > from)
      .map(({ start, end }) => ({
        start: Math.max(start, from) - from,
        end: Math.min(end, to) - from,
      }));
    return markNode(node, nodeRanges);
  });
}

/** Removes marks and joins the text that they split. */
export function unmark(marks: readonly HTMLElement[]): void {
  const parents = new Set<Node>();
  for (const mark of marks) {
    const { parentNode } = mark;
    if (parentNode === null) continue;
    mark.replaceWith(...mark.childNodes);
    parents.add(parentNode);
  }
  for (const parent of parents) parent.normalize();
}
