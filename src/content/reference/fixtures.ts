import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Nodes, RootContent } from 'mdast';

/* Helpers for tests of the API references. */

/** Converts nodes to Markdown. */
export function markdownOf(children: RootContent[]): string {
  return toMarkdown(
    { type: 'root', children },
    { extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxJsxToMarkdown()] },
  );
}

/** Returns all ids of a node and its descendants. */
export function idsOf(node: Nodes): string[] {
  const id = node.data?.hProperties?.['id'];
  const inner = 'children' in node ? node.children.flatMap(idsOf) : [];
  return typeof id === 'string' ? [id, ...inner] : inner;
}
