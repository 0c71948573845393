import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../../shared/suggest';
import { components, expanders } from '../registry';
import { report, type PageContext } from '../resolve/context';

/** Reports a component that the registry does not have, an HTML element or a fragment. */
export function reportUnknown(node: MdxJsxFlowElement, context: PageContext): void {
  const name = node.name ?? '';
  if (/^[a-z]/.test(name) || name === '') {
    report(
      context,
      node,
      name === ''
        ? 'Fragments (<>) are not allowed.'
        : `The HTML element <${name}> is not allowed.`,
      'Use Markdown or a component, or write \\< for a less-than sign.',
    );
    return;
  }
  const known = [...Object.keys(components), ...Object.keys(expanders)];
  report(
    context,
    node,
    `Unknown component <${name}>.`,
    didYouMean(name, known, `The components are ${known.join(', ')}.`, (near) => `<${near}>`),
  );
}
