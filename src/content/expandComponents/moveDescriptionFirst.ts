import type { RootContent } from 'mdast';

/**
 * Moves an operation's description to the beginning of the page if the page is about this operation
 * only.
 */
export function moveDescriptionFirst(children: readonly RootContent[]): RootContent[] {
  const index = children.findIndex(({ data }) => data?.operationPart !== undefined);
  const description = children[index];
  const isDescription =
    description?.type === 'paragraph' && description.data?.operationPart?.isPage === true;
  return isDescription ? [description, ...children.toSpliced(index, 1)] : [...children];
}
