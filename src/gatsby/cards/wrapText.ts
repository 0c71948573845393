type Measure = (line: string) => number;

const ellipsis = '…';

const partsOf = (word: string): string[] => word.split(/(?<=[/_])|(?<=[a-z])(?=[A-Z])/);

function shorten(line: string, measure: Measure, width: number): string {
  let shortened = line;
  while (shortened !== '' && measure(`${shortened}${ellipsis}`) > width) {
    const space = shortened.lastIndexOf(' ');
    shortened = shortened.slice(0, space > 0 ? space : -1).replace(/[\s,.;:]+$/, '');
  }
  return `${shortened}${ellipsis}`;
}

/**
 * Breaks text into at most `maxLines` lines that are no wider than `width`. Breaks a wider word
 * after slashes and underscores, and between a lower-case letter and a capital; a part that is
 * still too wide gets its own line. If text is cut off, the last line ends with an ellipsis.
 */
export function wrapText(
  text: string,
  measure: Measure,
  width: number,
  maxLines: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string, separator: string): void => {
    const longer = line === '' ? piece : `${line}${separator}${piece}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = piece;
    } else line = longer;
  };
  for (const word of text.split(/\s+/)) {
    if (measure(word) <= width) add(word, ' ');
    else partsOf(word).forEach((part, index) => add(part, index === 0 ? ' ' : ''));
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  const last = `${lines[maxLines - 1] ?? ''} ${lines[maxLines] ?? ''}`;
  return [...lines.slice(0, maxLines - 1), shorten(last, measure, width)];
}
