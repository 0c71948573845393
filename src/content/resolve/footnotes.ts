import type { Root } from 'mdast';
import { forEachOf } from '../mdast/forEachOf';
import { report, type PageContext } from './context';

/**
 * Registers the ids of footnotes. Reports footnotes that are empty, never used or defined twice,
 * and removes all definitions of a footnote but the first.
 */
export function registerFootnotes(root: Root, context: PageContext): void {
  const definitions = root.children.filter((node) => node.type === 'footnoteDefinition');
  if (definitions.length === 0) return;
  context.ids.take('footnote-label');
  const used = new Set<string>();
  forEachOf(root, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  const seen = new Set<string>();
  for (const definition of definitions) {
    const { identifier, label } = definition;
    const name = `[^${label ?? identifier}]`;
    if (seen.has(identifier)) {
      const message = `The footnote ${name} is defined twice.`;
      report(context, definition, message, 'Rename or remove one of the two.');
      continue;
    }
    seen.add(identifier);
    if (definition.children.length === 0) {
      const advice = `Write its text after ${name}:, on the same line.`;
      report(context, definition, `The footnote ${name} is empty.`, advice);
    }
    if (!used.has(identifier)) {
      report(
        context,
        definition,
        `The footnote ${name} is never used.`,
        `Add ${name} to the text, or remove the footnote.`,
      );
    }
    const id = encodeURI(identifier.toLowerCase());
    context.ids.take(`fn-${id}`);
    context.ids.take(`fnref-${id}`);
  }
  root.children = root.children.filter(
    (node) => node.type !== 'footnoteDefinition' || seen.delete(node.identifier),
  );
}
