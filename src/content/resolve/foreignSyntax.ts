import type { Paragraph } from 'mdast';
import { report, type PageContext } from './context';
import { pointAt } from '../parse/sourceText';
import { writtenText } from './writtenText';

/** A formula between single dollar signs: it has a command, an index or a power, unlike two prices. */
const formula = /\$(?=\S)[^$\n]*(?:\\[a-zA-Z]+|[\^_])[^$\n]*\$/g;

/** A directive of other tools, such as `::video{src="a.mp4"}`; its braces are hidden. */
const directive = /(?<=^|\s)::?([a-z]\w*)(?:\[[^\]\n]*\])?(?=\uFFFC)/g;

/**
 * Reports formulas and directives with attributes, and takes their braces out of a paragraph.
 *
 * @returns whether it has any
 */
export function takeForeignSyntax(node: Paragraph, context: PageContext): boolean {
  const written = writtenText(node, context);
  if (written === undefined || !/[$:]/.test(written.text)) return false;
  const rangesOf = (pattern: RegExp) =>
    [...written.text.matchAll(pattern)].map(({ index, 0: text }) => ({
      start: written.offset + index,
      end: written.offset + index + text.length,
    }));
  const isBrace = (offset: number) => context.source.text[offset] === '{';
  const formulas = rangesOf(formula);
  const directives = rangesOf(directive).flatMap(({ start, end }) =>
    isBrace(end) ? [{ start, end: end + 1 }] : [],
  );
  for (const { start } of formulas) {
    report(
      context,
      pointAt(context.source.text, start),
      'A formula needs two dollar signs on either side.',
      'Write $$x^2$$, or \\$ for a literal dollar sign.',
    );
  }
  for (const { start, end } of directives) {
    report(
      context,
      pointAt(context.source.text, start),
      `"${context.source.text.slice(start, end - 1)}" is not a component.`,
      'Write a component, such as <Details>, or \\: for a literal colon.',
    );
  }
  const ranges = [...formulas, ...directives];
  node.children = node.children.filter(({ type, position }) => {
    const at = position?.start.offset ?? -1;
    const isInside = ranges.some(({ start, end }) => at >= start && at < end);
    return type !== 'mdxTextExpression' || !isInside;
  });
  return ranges.length > 0;
}
