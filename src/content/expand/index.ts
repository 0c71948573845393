import type { Nodes, RootContent } from 'mdast';
import { isParent } from '../mdast/nodes';
import { expanders } from '../registry';
import { readAttributes } from '../resolve/attributes';
import { report, type PageContext } from '../resolve/context';
import { replaceKnownTokens } from '../tokens';

/**
 * Gives generated nodes the position of their component, replaces their tokens and registers the ids
 * in `data.hProperties.id`.
 */
function adopt(node: Nodes, position: RootContent['position'], context: PageContext): void {
  if (position !== undefined) node.position = position;
  if (node.type === 'text') {
    node.value = replaceKnownTokens(node.value, context.library.tokens, 'prose');
  }
  const id = node.data?.hProperties?.['id'];
  if (node.type === 'heading' && typeof id === 'string') node.data = { id };
  else if (typeof id === 'string' && !context.ids.take(id)) {
    report(context, node, `Duplicate id "${id}".`, 'Use the component only once on a page.');
  }
  if (isParent(node)) for (const child of node.children) adopt(child, position, context);
}

/**
 * Replaces generating components with their Markdown, so that ids, the table of contents, search and
 * the export treat it like written Markdown.
 */
export function expandComponents(children: RootContent[], context: PageContext): RootContent[] {
  return children.flatMap((node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name !== null) {
      const expander = Object.hasOwn(expanders, node.name) ? expanders[node.name] : undefined;
      if (expander !== undefined) {
        if (node.children.length > 0) {
          report(context, node, `<${node.name}> takes no content.`, `Write <${node.name} … />.`);
        }
        const attributes = readAttributes(node, expander.attributes, context);
        if (attributes === undefined) return [];
        try {
          const nodes = expander.expand(attributes, context.library);
          for (const made of nodes) adopt(made, node.position, context);
          return nodes;
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          report(context, node, message, `Fix the attributes of <${node.name}>.`);
          return [];
        }
      }
    }
    if (isParent(node)) {
      node.children = expandComponents(node.children as RootContent[], context) as never;
    }
    return [node];
  });
}
