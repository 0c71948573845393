import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../../shared/suggest';
import { explainHtml, adviceOnComponent, inlineElements, isHtml, isKnownHtml } from '../foreign';
import { components, expanders } from '../componentRegistry/registry';
import { report, type PageContext } from '../resolve/context';
import type { Explanation } from '../types';

/** The name of the component that shows a partial. */
export const includeName = 'Include';

const known = [...Object.keys(components), ...Object.keys(expanders), includeName];

/**
 * Explains why pages may not use a tag with this name; undefined for the names of components and of
 * allowed elements.
 */
export function explainUnknown(name: string): Explanation | undefined {
  if (known.includes(name) || inlineElements.has(name)) return undefined;
  const nameInOtherCase = known.find((each) => each.toLowerCase() === name.toLowerCase());
  const inline = name.toLowerCase();
  if (name !== inline && inlineElements.has(inline)) {
    return { message: `Unknown component <${name}>.`, advice: `Did you mean <${inline}>?` };
  }
  if (isHtml(name) && (isKnownHtml(name) || nameInOtherCase === undefined)) {
    return explainHtml(name);
  }
  return {
    message: `Unknown component <${name}>.`,
    advice:
      adviceOnComponent(name) ??
      didYouMean(
        nameInOtherCase ?? name,
        known,
        'See docs/authoring.md for the components, or write \\< for a less-than sign.',
        (suggestion) => `<${suggestion}>`,
      ),
  };
}

/** Reports an unknown component, or an HTML element or fragment that pages may not use. */
export function reportUnknown(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: PageContext,
): void {
  const explanation = explainUnknown(node.name ?? '');
  if (explanation !== undefined) report(context, node, explanation.message, explanation.advice);
}
