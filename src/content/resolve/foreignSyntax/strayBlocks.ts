import type { Nodes } from 'mdast';
import { pointAt } from '../../parse/sourceText';
import { report, type PageContext } from '../context';
import { explainForeignLine } from './foreignLines';
import { explainJoinedTerm } from './definitionLists';
import { explainUnspacedItem, explainList } from './strayLists';
import {
  explainDividedTable,
  explainListedDelimiter,
  explainTableLine,
  isDelimiterRow,
  withoutMarkers,
} from './strayTables';
import { fixRestOfLine } from '../../parse/fix';
import { maskedProse } from './maskedProse';
import type { TextExplanation } from '../../types';

/** Matches the text before the first paragraph of a list item. */
const itemStart = /(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])[ \t]+$/;

const withOrdinarySpace = (line: string): string => line.replace('\u00A0', ' ');

/** `next` is the line below, which is needed to recognise tables. */
function explainLine(line: string, next: string): TextExplanation | undefined {
  const [, marks] = /^(#+)(?=[\p{L}{*_`[])/u.exec(line) ?? [];
  if (marks !== undefined) {
    return {
      message: `A heading needs a space after ${marks}.`,
      advice: 'Add the space, or write \\# for a literal #.',
    };
  }
  if (/^#{7,}/.test(line)) {
    const advice = 'Use ##### or **bold** text.';
    return { message: 'A heading may not be deeper than level 5.', advice };
  }
  const table = explainTableLine(line, next);
  if (table !== undefined) return table;
  if (/^#{1,6}\u00A0/.test(line)) {
    return {
      message: 'A no-break space follows the # of this heading.',
      advice: 'Write an ordinary space.',
      correct: withOrdinarySpace,
    };
  }
  if (/^(?:[-*+]|\d+[.)])\u00A0/.test(line)) {
    return {
      message: 'A no-break space follows the marker of this list.',
      advice: 'Write an ordinary space.',
      correct: withOrdinarySpace,
    };
  }
  // Bullets pasted from Word become the characters o and §.
  const [, symbol, letter] =
    /^(?:([•◦▪‣·●○■□◆►▸➢–—\u2010\u2212])\s|(o|§)(?:\t| {2,}))/.exec(line) ?? [];
  const bullet = symbol ?? letter;
  if (bullet !== undefined) {
    return {
      message: `A list item cannot start with ${bullet}.`,
      advice: 'Start each item with - and a space.',
    };
  }
  if (/^\(1\)\s/.test(line)) {
    const advice = 'Start each item with 1. and a space, and put a blank line before the list.';
    return { message: 'A list item cannot start with (1).', advice };
  }
  if (/^=+(?: +=+)+$/.test(line)) {
    const advice = 'Write | A | B |, then | --- | --- |, then the rows.';
    return { message: 'Tables with lines of equals signs are not supported.', advice };
  }
  const foreign = explainForeignLine(line);
  if (foreign !== undefined) return foreign;
  const [, equalsSigns = ''] = /^(={2,6}) \p{L}/u.exec(line) ?? [];
  if (equalsSigns !== '') {
    return {
      message: `A heading cannot start with ${equalsSigns}.`,
      advice: `Write ${'#'.repeat(Math.min(equalsSigns.length, 5))} and a space.`,
    };
  }
  if (/^\+(?:[-=]+\+)+$/.test(line)) {
    const advice = 'Write | A | B |, then | --- | --- |, then the rows.';
    return { message: 'Grid tables (+---+) are not supported.', advice };
  }
  if (/^(?:'{3}|"{3}|[‘’]{3}|[“”]{3})\w*$/.test(line)) {
    return {
      message: 'A code block cannot start with quotes.',
      advice: 'Write three backticks and the language: ```bash.',
    };
  }
  if (/^::(?:[a-z](?!\w*[[{])| (?:note|tip|info|warning|danger)\b)/i.test(line)) {
    const [, kind = 'note', rest = ''] = /^:: ?(\w+)\s*(.*)$/.exec(line) ?? [];
    return {
      message: 'An admonition must start with three colons.',
      advice: `Write :::${kind}${rest === '' ? '' : `[${rest}]`}, or \\: for a literal colon.`,
    };
  }
  return undefined;
}

function explainFirstLine(line: string): TextExplanation | undefined {
  if (/^%+ \S/.test(line)) {
    return {
      message: 'A line that starts with % is shown as it is.',
      advice: 'Write {/* … */} for a comment.',
    };
  }
  const [, bullet] = /^([-*+])\[[ xX]\]\s/.exec(line) ?? [];
  if (bullet !== undefined) {
    return {
      message: `A list item needs a space after "${bullet}".`,
      advice: `Add the space, or write \\${bullet} for literal text.`,
      correct: (rest) => rest.replace(bullet, `${bullet} `),
    };
  }
  if (/^\/\/\s/.test(line)) {
    return {
      message: 'A line that starts with // is shown as it is.',
      advice: 'Write {/* … */} for a comment.',
    };
  }
  if (!/^:[ \t]+\S/.test(line)) return undefined;
  return {
    message: 'A definition has no term above it.',
    advice: 'Write the term on the line above, or write \\: for a literal colon.',
  };
}

function explainLaterLine(line: string): TextExplanation | undefined {
  if (line === ':') {
    return { message: 'The definition is empty.', advice: 'Add text or remove the line.' };
  }
  if (/^:\p{L}/u.test(line) && !/^:[\w+-]+[:[{]/.test(line)) {
    return {
      message: 'A definition needs a space after the colon.',
      advice: 'Add the space, or write \\: for a literal colon.',
    };
  }
  const [, marker] = /^(\d{1,2}[.)])\s+\S/.exec(line) ?? [];
  if (marker !== undefined && !/^1[.)]$/.test(marker)) {
    return {
      message: `"${marker}" does not start a list here: right below text, a list must start with 1.`,
      advice: `Put a blank line before the list, or write ${marker.slice(0, -1)}\\${marker.slice(-1)} for literal text.`,
    };
  }
  return undefined;
}

function explainParagraph(
  precedingText: string,
  paragraph: string,
): TextExplanation | 'reported' | undefined {
  if (/^`{1,2}\w*\n[^`]*\n\s*`{1,2}$/.test(paragraph)) {
    return {
      message: 'A code block needs three backticks.',
      advice: 'Write ``` and the language above the code, and ``` below it.',
    };
  }
  // A +++ at the start of the file has been reported as TOML front matter.
  if (/^\+{3,}$/.test(paragraph) && precedingText.trim() !== '') {
    return {
      message: `"${paragraph}" is shown as it is.`,
      advice: 'Replace it with --- for a dividing line, or remove it.',
    };
  }
  const row =
    explainDividedTable(precedingText, paragraph) ??
    explainListedDelimiter(precedingText, paragraph);
  if (row !== undefined) return row;
  const isItem = itemStart.test(precedingText);
  const [box] = /^\[(?:\s*|\s*[xX]\s*)\](?!\()/.exec(paragraph) ?? [];
  if (isItem && (box === '[ ]' || /^\[[xX]\]$/.test(box ?? '')) && paragraph.trim() === box) {
    return { message: 'This list item is empty.', advice: 'Add text or remove it.' };
  }
  // A checkbox before a link, code or bold text is still part of the paragraph.
  const isCheckbox = /^\[[ xX]\][ \t]+\S/.test(paragraph);
  if (isItem && box !== undefined && !isCheckbox) {
    return {
      message: `"${box}" is not a task checkbox.`,
      advice: 'Write [ ] or [x] and a space, or \\[ for a literal bracket.',
    };
  }
  return undefined;
}

/**
 * Reports a paragraph if the whole of it looks like block Markdown, such as a code block.
 * Otherwise, reports the first line that looks like block Markdown, such as a heading.
 */
export function checkBlockMarkdown(node: Nodes, context: PageContext): void {
  const prose = maskedProse(node, context);
  if (prose === undefined) return;
  let at = prose.offset;
  const { text } = context.source;
  const wholeProblem = explainParagraph(text.slice(0, at), text.slice(at, at + prose.text.length));
  if (wholeProblem === 'reported') return;
  if (wholeProblem !== undefined) {
    report(context, pointAt(text, at), wholeProblem.message, wholeProblem.advice);
    return;
  }
  // A header cut off from its table is reported at the delimiter row below it.
  const below =
    text
      .slice(at + prose.text.length)
      .trimStart()
      .split('\n')[0] ?? '';
  if (isDelimiterRow(withoutMarkers(below)) && /^\|[^\n]*\|\s*$/.test(prose.text)) return;
  const lines = text.slice(at, at + prose.text.length).split('\n');
  const list = explainList(lines.map(withoutMarkers));
  if (list !== undefined) {
    report(context, pointAt(text, at), list.message, list.advice);
    return;
  }
  const isItem = itemStart.test(text.slice(0, at));
  const indent = pointAt(text, at).column - 1;
  for (const [index, line] of lines.entries()) {
    const problem =
      explainUnspacedItem(lines.map(withoutMarkers), index, isItem) ??
      explainLine(withoutMarkers(line), withoutMarkers(lines[index + 1] ?? '')) ??
      explainJoinedTerm(lines, index, indent) ??
      (index === 0
        ? explainFirstLine(withoutMarkers(line))
        : explainLaterLine(withoutMarkers(line)));
    if (problem !== undefined) {
      const point = pointAt(context.source.text, at + line.search(/[^\s>]/));
      const { message, advice, correct } = problem;
      const fix = correct && fixRestOfLine(context.lines, point, correct);
      report(context, point, message, advice, { fix });
      return;
    }
    at += line.length + 1;
  }
}
