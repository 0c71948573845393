import type { Code, RootContent } from 'mdast';
import { renderMermaid } from '../../figures/mermaid';
import type { Point } from '../../types';
import { report, type PageContext } from '../context';
import { checkPlainPlaceholder } from '../foreignSyntax/placeholders';

/**
 * Converts a block of Mermaid to a figure. Reports a block with an error, and returns an empty list
 * for it.
 *
 * @param pointOf maps a position in the text of the block to the file
 */
export function resolveDiagram(
  node: Code,
  pointOf: (at: Point) => Point,
  context: PageContext,
): RootContent[] {
  context.figureCount += 1;
  const diagram = renderMermaid(node.value, `fig${context.figureCount}-`);
  if ('message' in diagram) {
    const { line, message, advice } = diagram;
    report(context, pointOf({ line, column: 1 }), message, advice);
    return [];
  }
  node.value.split('\n').forEach((line, index) => {
    if (line.trim().startsWith('%%')) return;
    checkPlainPlaceholder(line, pointOf({ line: index + 1, column: 1 }), context);
  });
  const title = node.data?.title;
  return [
    {
      type: 'articleComponent',
      name: 'Figure',
      attributes: {
        alt: diagram.alt,
        mermaid: node.value,
        ...(title === undefined ? {} : { caption: title }),
      },
      figure: diagram.svg,
      children: [],
      ...(node.position && { position: node.position }),
    },
  ];
}
