import type { Explanation } from '../types';

/** A kind of mark on lines of code. */
export type Mark = 'highlight' | 'add' | 'remove' | 'focus';

/** `line` is the line number in the original block, from 0. */
interface MarkerError extends Explanation {
  readonly line: number;
}

interface MarkedCode {
  readonly code: string;
  /** Numbers of the marked lines in the code, from 1, by mark. */
  readonly lines: Readonly<Record<Mark, readonly number[]>>;
  /** For each line of the code, its line number in the original block, from 0. */
  readonly sourceLines: readonly number[];
  readonly errors: readonly MarkerError[];
}

const marks: Readonly<Record<string, Mark>> = {
  highlight: 'highlight',
  hl: 'highlight',
  add: 'add',
  '++': 'add',
  remove: 'remove',
  '--': 'remove',
  focus: 'focus',
};

const knownMarkers = '[!code highlight], [!code ++], [!code --] or [!code focus]';

const commentPattern = (inner: string) =>
  new RegExp(
    `[ \\t]*(?:\\{?/\\*[ \\t]*${inner}[ \\t]*\\*/\\}?|<!--[ \\t]*${inner}[ \\t]*-->|(?://|#|--|;|%)[ \\t]*${inner}[ \\t]*$)`,
    'm',
  );

const inlineMarker = commentPattern('\\[!code ([^\\]:]*)(?::([^\\]]*))?\\]');
/** Matches a marker even if it has too many spaces, is in capitals or names no mark. */
const looseMarker = /(?:\/\/|#|--|;|%|\/\*|<!--)[ \t]*(\[[ \t]*![ \t]*code(?:[ \t:][^\]]*)?\])/i;

/** Matches a comment that looks like a marker, such as `// highlight-nextline`. */
const misspeltMarker = commentPattern(
  '((?:highlight|add|remove|focus)[-_]?(?:[nN]ext|[tT]his)?[-_]?(?:[lL]ines?|[sS]tart|[bB]egin|[eE]nd|[sS]top))',
);

const blockMarker = commentPattern('(highlight|add|remove|focus)-(next-line|start|end)');

/** Returns the groups that matched. Each syntax has groups of its own; the others are undefined. */
function groupsOf(match: RegExpExecArray): readonly string[] {
  return match.slice(1).filter((group): group is string => group !== undefined);
}

/**
 * Separates a sample's code from marker comments such as `// [!code ++]`. Returns the code, the
 * marked lines and the errors in the markers.
 */
export function readMarkers(text: string): MarkedCode {
  const lines: Record<Mark, number[]> = { highlight: [], add: [], remove: [], focus: [] };
  const errors: MarkerError[] = [];
  const code: string[] = [];
  const sourceLines: number[] = [];
  const remaining = new Map<Mark, number>();
  const open = new Map<Mark, number>();
  const depths = new Map<Mark, number>();
  const duplicates: { readonly mark: Mark; readonly index: number }[] = [];
  const report = (line: number, message: string, advice: string) =>
    errors.push({ line, message, advice });

  for (const [index, line] of text.split('\n').entries()) {
    const block = blockMarker.exec(line);
    if (block !== null && line.replace(block[0], '').trim() === '') {
      const [mark = 'highlight', position = ''] = groupsOf(block) as [Mark, string];
      if (position === 'next-line') remaining.set(mark, Math.max(remaining.get(mark) ?? 0, 1));
      else if (position === 'start') {
        if (open.has(mark)) duplicates.push({ mark, index });
        else open.set(mark, index);
        depths.set(mark, (depths.get(mark) ?? 0) + 1);
      } else if (open.has(mark)) {
        const depth = (depths.get(mark) ?? 1) - 1;
        depths.set(mark, depth);
        if (depth === 0) open.delete(mark);
      } else {
        report(
          index,
          `${mark}-end has no matching ${mark}-start.`,
          `Remove it, or add ${mark}-start above.`,
        );
      }
      continue;
    }
    const similar = misspeltMarker.exec(line);
    if (similar !== null && line.replace(similar[0], '').trim() === '') {
      const [word = ''] = groupsOf(similar);
      const mark = /^[a-z]+?(?=[-_A-Z]|next|this|line|start|begin|end|stop)/.exec(word)?.[0] ?? '';
      const forms = `${mark}-next-line, ${mark}-start or ${mark}-end`;
      report(index, `Unknown line marker "${word}".`, `Write ${forms}.`);
      continue;
    }
    const marker = inlineMarker.exec(line);
    if (marker === null && /(?:\/\/|#|--|;|%|\/\*|<!--)[ \t]*\[!code [^\]]*\]/.test(line)) {
      const advice = 'Move it to a comment of its own at the end of the line.';
      report(index, 'A line marker must be at the end of its line.', advice);
    }
    const [, loose] = looseMarker.exec(line) ?? [];
    if (loose?.startsWith('[!code ') === false) {
      report(index, `Unknown line marker "${loose}".`, `Write ${knownMarkers}.`);
    }
    let rest = line;
    if (marker !== null) {
      const [word = '', count = '1'] = groupsOf(marker);
      const mark = Object.hasOwn(marks, word) ? marks[word] : undefined;
      if (mark === undefined) {
        report(index, `Unknown line marker "[!code ${word}]".`, `Write ${knownMarkers}.`);
      } else if (!/[1-9]/.test(count) || /\D/.test(count)) {
        report(index, 'The line marker marks no lines.', 'Write :1 or more, or remove the number.');
      } else remaining.set(mark, Math.max(remaining.get(mark) ?? 0, Number(count)));
      rest = line.replace(marker[0], '');
      if (rest.trim() === '' && line.trim() !== '') continue;
    }
    code.push(rest);
    sourceLines.push(index);
    for (const mark of Object.keys(lines) as Mark[]) {
      const linesLeft = remaining.get(mark) ?? 0;
      if (linesLeft > 0) remaining.set(mark, linesLeft - 1);
      if (linesLeft > 0 || open.has(mark)) lines[mark].push(code.length);
    }
  }
  for (const { mark, index } of duplicates) {
    const depth = depths.get(mark) ?? 0;
    const advice = depth > 0 ? 'Remove it.' : `Remove it and one ${mark}-end.`;
    report(index, `Duplicate ${mark}-start.`, advice);
    depths.set(mark, Math.max(depth - 1, 0));
  }
  for (const [mark, index] of open) {
    if (depths.get(mark) === 0) continue;
    report(
      index,
      `${mark}-start has no matching ${mark}-end.`,
      `Add ${mark}-end after the last line to mark.`,
    );
  }
  for (const [mark, linesLeft] of remaining) {
    if (linesLeft === 0) continue;
    const last = text.split('\n').length - 1;
    report(
      last,
      `The ${mark} marker covers more lines than follow it.`,
      'Put the marker above the lines to mark, lower its number, or remove it.',
    );
  }
  return { code: code.join('\n'), lines, sourceLines, errors };
}
