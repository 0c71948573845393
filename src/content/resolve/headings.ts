import type { Heading, Root } from 'mdast';
import { reservedIds } from '../../site/reservedIds';
import { report, type PageContext } from './context';
import { isValidId } from './ids';

/** Returns the id written as `{#id}` at the end of a heading. */
export function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const value = last.value.trim();
  return value.startsWith('#') ? value.slice(1) : undefined;
}

/**
 * Registers the explicit ids of a page before ids are derived from headings. Generated headings
 * have theirs in `data.id`. Reports invalid, reserved and duplicate ids.
 */
export function takeExplicitIds(root: Root, context: PageContext): void {
  for (const node of root.children) {
    if (node.type !== 'heading') continue;
    const id = explicitId(node) ?? node.data?.id;
    if (id === undefined) continue;
    // Register invalid ids too, so that links to them are not reported as well.
    const isNew = context.ids.take(id);
    if (!isValidId(id)) {
      report(
        context,
        node.children.at(-1) ?? node,
        `"${id}" is not a valid id.`,
        'Start with a letter, digit or _; after that, - . and : are allowed too.',
      );
    } else if (reservedIds.has(id)) {
      report(
        context,
        node.children.at(-1) ?? node,
        `The id "${id}" is reserved for the page shell.`,
        'Choose another id.',
      );
    } else if (!isNew) {
      report(context, node.children.at(-1) ?? node, `Duplicate id "${id}".`, 'Choose another id.');
    }
  }
}
