import type { Heading, Root } from 'mdast';
import { reservedIds } from '../../site/reservedIds';
import { report, type PageContext } from './context';
import { isValidId } from './ids';

/** The id that stands as `{#id}` at the end of a heading. */
export function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const value = last.value.trim();
  return value.startsWith('#') ? value.slice(1) : undefined;
}

/**
 * Takes the explicit ids of a page before any id is made from a text. Generated headings bring
 * theirs in `data.id`. An id that is invalid, reserved or there twice is reported.
 */
export function takeExplicitIds(root: Root, context: PageContext): void {
  for (const node of root.children) {
    if (node.type !== 'heading') continue;
    const id = explicitId(node) ?? node.data?.id;
    if (id === undefined) continue;
    // Also an id that is a mistake is there, so that links to it are not mistakes of their own.
    const isNew = context.ids.take(id);
    if (!isValidId(id)) {
      report(
        context,
        node.children.at(-1) ?? node,
        `"${id}" cannot be an id.`,
        'Begin with a letter, a digit or _; then - . and : may stand as well.',
      );
    } else if (reservedIds.has(id)) {
      report(
        context,
        node.children.at(-1) ?? node,
        `The id "${id}" belongs to the site around the page.`,
        'Give the heading another id.',
      );
    } else if (!isNew) {
      report(
        context,
        node.children.at(-1) ?? node,
        `The id "${id}" is there twice.`,
        'Give each heading an id of its own.',
      );
    }
  }
}
