import type { ListItem, RootContent } from 'mdast';
import { bulletList, paragraph } from '../mdast/make';
import { toHtml } from './html';
import { alikeProblems, placeOf } from '../alikeProblems';
import type { Problem } from '../types';

/** Characters before and after the position that an excerpt shows. */
const around = { before: 50, after: 60 };

/**
 * Returns the line of a problem, shortened to the text around its position, with a caret below it.
 */
function excerpt(text: string, { line, column }: Problem): string | undefined {
  const whole = text.split(/\r?\n/)[line - 1];
  if (whole === undefined || whole.trim() === '') return undefined;
  const start = Math.max(0, column - 1 - around.before);
  const end = column - 1 + around.after;
  const shown = `${start > 0 ? '…' : ''}${whole.slice(start, end)}${whole.length > end ? '…' : ''}`;
  const caret = column - 1 - start + (start > 0 ? 1 : 0);
  return `${shown.replaceAll('\t', ' ')}\n${' '.repeat(Math.min(caret, shown.length))}^`;
}

/** Maximum number of places listed for one message. */
const mostPlaces = 5;

/**
 * Renders the problems of a page as a notice, shown above the article in development.
 *
 * @param textOf returns the text of a file, for an excerpt
 */
export function problemNotice(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined = () => undefined,
): string {
  if (problems.length === 0) return '';
  const items = alikeProblems(problems).map(([first, ...others]): ListItem => {
    const { file, message, advice } = first;
    const position: RootContent = { type: 'inlineCode', value: placeOf(first) };
    const listed = others.slice(0, mostPlaces).map(placeOf).join(', ');
    const rest = others.length > mostPlaces ? ` and ${others.length - mostPlaces} more` : '';
    const also = others.length === 0 ? '' : ` Also at ${listed}${rest}.`;
    const value = excerpt(textOf(file) ?? '', first);
    return {
      type: 'listItem',
      spread: false,
      children: [
        paragraph(position, ` ${message} ${advice}${also}`),
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
