import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../../shared/suggest';
import { explainHtml, foreignComponent, isHtml } from '../foreign';
import { includeName } from './include';
import { components, expanders } from '../registry';
import { report, type PageContext } from '../resolve/context';

/** Reports a component that the registry does not have, an HTML element or a fragment. */
export function reportUnknown(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: PageContext,
): void {
  const name = node.name ?? '';
  if (isHtml(name)) {
    const { message, advice } = explainHtml(name);
    report(context, node, message, advice);
    return;
  }
  const known = [...Object.keys(components), ...Object.keys(expanders), includeName];
  report(
    context,
    node,
    `Unknown component <${name}>.`,
    foreignComponent(name) ??
      didYouMean(
        name,
        known,
        'See docs/authoring.md for the components, or write \\< for a less-than sign.',
        (near) => `<${near}>`,
      ),
  );
}
