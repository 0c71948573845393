import type { RootContent } from 'mdast';
import { bulletList, paragraph } from '../mdast/make';
import { toHtml } from './html';
import type { Problem } from '../types';

/** A notice with the mistakes of a page, to be shown above what could be made of it. */
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
      title: problems.length === 1 ? 'A mistake in this page' : 'Mistakes in this page',
    },
    children: [
      bulletList(items.map((item) => ({ type: 'listItem', spread: false, children: [item] }))),
    ],
  };
  return toHtml({ type: 'root', children: [notice] });
}
