import type { ListItem, RootContent } from 'mdast';
import { bulletList, paragraph } from '../mdast/make';
import { toHtml } from './html';
import { groupProblems, positionOf } from '../groupProblems';
import type { Problem } from '../types';

/** Maximum numbers of characters that an excerpt shows before and after the position. */
const excerptLengths = { before: 50, after: 60 };

/**
 * Returns the line of a problem, shortened to the text around its position, with a caret below it;
 * undefined if the line is blank or does not exist.
 */
function excerptOf(text: string, { line, column }: Problem): string | undefined {
  const fullLine = text.split(/\r?\n/)[line - 1];
  if (fullLine === undefined || fullLine.trim() === '') return undefined;
  const start = Math.max(0, column - 1 - excerptLengths.before);
  const end = column - 1 + excerptLengths.after;
  const shown = `${start > 0 ? '…' : ''}${fullLine.slice(start, end)}${fullLine.length > end ? '…' : ''}`;
  const caret = column - 1 - start + (start > 0 ? 1 : 0);
  return `${shown.replaceAll('\t', ' ')}\n${' '.repeat(Math.min(caret, shown.length))}^`;
}

/** Maximum number of positions listed after the first for one message. */
const maxPositions = 5;

/**
 * Renders the problems of a page as a notice; empty if there are none.
 *
 * @param textOf returns the text of a file, for an excerpt
 */
export function renderProblemNotice(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined = () => undefined,
): string {
  if (problems.length === 0) return '';
  const items = groupProblems(problems).map(([first, ...others]): ListItem => {
    const { file, message, advice } = first;
    const position: RootContent = { type: 'inlineCode', value: positionOf(first) };
    const listed = others.slice(0, maxPositions).map(positionOf).join(', ');
    const rest = others.length > maxPositions ? ` and ${others.length - maxPositions} more` : '';
    const otherPositions = others.length === 0 ? '' : ` Also at ${listed}${rest}.`;
    const value = excerptOf(textOf(file) ?? '', first);
    return {
      type: 'listItem',
      spread: false,
      children: [
        paragraph(position, ` ${message} ${advice}${otherPositions}`),
        ...(value === undefined ? [] : [{ type: 'code' as const, lang: 'text', value }]),
      ],
    };
  });
  const notice: RootContent = {
    type: 'articleComponent',
    name: 'Admonition',
    attributes: {
      kind: 'danger',
      title: items.length === 1 ? 'A problem on this page' : 'Problems on this page',
    },
    children: [bulletList(items)],
  };
  return toHtml({ type: 'root', children: [notice] });
}
