import type { RootContent } from 'mdast';
import { bulletList, paragraph } from '../mdast/make';
import { toHtml } from './html';
import type { Problem } from '../types';

/** Renders the problems of a page as a notice, shown above the article in development. */
export function problemNotice(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(({ file, line, column, message, advice }) =>
    paragraph({ type: 'inlineCode', value: `${file}:${line}:${column}` }, ` ${message} ${advice}`),
  );
  const notice: RootContent = {
    type: 'articleComponent',
    name: 'Admonition',
    attributes: {
      kind: 'danger',
      title: problems.length === 1 ? 'A problem on this page' : 'Problems on this page',
    },
    children: [
      bulletList(items.map((item) => ({ type: 'listItem', spread: false, children: [item] }))),
    ],
  };
  return toHtml({ type: 'root', children: [notice] });
}
