import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Nodes, RootContent } from 'mdast';

/* What tests of both references share. */

/** Nodes as an author would write them. */
export function markdownOf(children: RootContent[]): string {
  return toMarkdown(
    { type: 'root', children },
    { extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxJsxToMarkdown()] },
  );
}

/** Every id that a node and the nodes inside it bring. */
export function idsOf(node: Nodes): string[] {
  const id = node.data?.hProperties?.['id'];
  const inner = 'children' in node ? node.children.flatMap(idsOf) : [];
  return typeof id === 'string' ? [id, ...inner] : inner;
}
