import type { BlockContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { headingText } from '../../mdast/nodes';
import { report, type PageContext } from '../context';

declare module 'mdast' {
  interface HeadingData {
    /** Level of the first heading directly in the `<Steps>` that contains this heading. */
    stepDepth?: number;
  }
}

/**
 * Converts headings directly in `<Steps>`, with the content that follows them, to steps. Returns
 * the children of other components unchanged. Headings deeper than the first stay in the step above
 * them.
 */
export function asSteps(
  name: string,
  children: RootContent[],
  context: PageContext,
): RootContent[] {
  const start = children.findIndex(({ type }) => type === 'heading');
  const first = children[start];
  if (name !== 'Steps' || first?.type !== 'heading') return children;
  const steps: MdxJsxFlowElement[] = [];
  for (const child of children.slice(start)) {
    if (child.type === 'heading' && child.depth <= first.depth) {
      const title = headingText(child);
      if (title === '') report(context, child, 'The heading is empty.', 'Add text or remove it.');
      steps.push({
        type: 'mdxJsxFlowElement',
        name: 'Step',
        attributes: [{ type: 'mdxJsxAttribute', name: 'title', value: title || '…' }],
        children: [],
        ...(child.position && { position: child.position }),
      });
    } else if (child.type === 'mdxJsxFlowElement' && child.name === 'Step') steps.push(child);
    else {
      if (child.type === 'heading') child.data = { ...child.data, stepDepth: first.depth };
      steps.at(-1)?.children.push(child as BlockContent);
    }
  }
  return [...children.slice(0, start), ...steps];
}
