import type { Paragraph } from 'mdast';
import { report, type PageContext } from './context';
import { pointAt } from '../parse/sourceText';
import { maskedProse } from './maskedProse';

/**
 * Matches a formula between single dollar signs. Unlike text between two prices, it has a command,
 * an index or an exponent.
 */
const formulaPattern = /\$(?=\S)[^$\n]*(?:\\[a-zA-Z]+|[\^_])[^$\n]*\$/g;

/** Matches a directive of another tool, such as `::video{src="a.mp4"}`, whose braces are masked. */
const directivePattern = /(?<=^|\s)::?([a-z]\w*)(?:\[[^\]\n]*\])?(?=\uFFFC)/g;

/**
 * Reports formulas between single dollar signs and directives with attributes, and removes their
 * braces from a paragraph.
 *
 * @returns whether a problem was reported
 */
export function removeForeignSyntax(node: Paragraph, context: PageContext): boolean {
  const prose = maskedProse(node, context);
  if (prose === undefined || !/[$:]/.test(prose.text)) return false;
  const rangesOf = (pattern: RegExp) =>
    [...prose.text.matchAll(pattern)].map(({ index, 0: text }) => ({
      start: prose.offset + index,
      end: prose.offset + index + text.length,
    }));
  const isBrace = (offset: number) => context.source.text[offset] === '{';
  const formulas = rangesOf(formulaPattern);
  const directives = rangesOf(directivePattern).flatMap(({ start, end }) =>
    isBrace(end) ? [{ start, end: end + 1 }] : [],
  );
  for (const { start } of formulas) {
    report(
      context,
      pointAt(context.source.text, start),
      'A formula needs two dollar signs on each side.',
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
