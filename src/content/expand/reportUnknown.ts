import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../../shared/suggest';
import { explainHtml, adviceOnComponent, inlineElements, isHtml, isKnownHtml } from '../foreign';
import { includeName } from './include';
import { components, expanders } from '../registry';
import { report, type PageContext } from '../resolve/context';

/** Reports an unknown component, an HTML element or a fragment. */
export function reportUnknown(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: PageContext,
): void {
  const name = node.name ?? '';
  const known = [...Object.keys(components), ...Object.keys(expanders), includeName];
  const nameInOtherCase = known.find((each) => each.toLowerCase() === name.toLowerCase());
  const inline = name.toLowerCase();
  if (name !== inline && inlineElements.has(inline)) {
    report(context, node, `Unknown component <${name}>.`, `Did you mean <${inline}>?`);
    return;
  }
  if (isHtml(name) && (isKnownHtml(name) || nameInOtherCase === undefined)) {
    const { message, advice } = explainHtml(name);
    report(context, node, message, advice);
    return;
  }
  report(
    context,
    node,
    `Unknown component <${name}>.`,
    adviceOnComponent(name) ??
      didYouMean(
        nameInOtherCase ?? name,
        known,
        'See docs/authoring.md for the components, or write \\< for a less-than sign.',
        (suggestion) => `<${suggestion}>`,
      ),
  );
}
