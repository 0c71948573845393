import type { Nodes, Paragraph } from 'mdast';
import { report, type PageContext } from '../context';
import { pointAt } from '../../parse/sourceText';
import { maskedProse } from './maskedProse';

/**
 * Matches a formula between single dollar signs. Unlike text between two prices, a formula contains
 * a LaTeX command, `^` or `_`, or is written as code, as in GitLab: `$`x`$`.
 */
const formulaPattern = /\$(?=\S)[^$\n]*(?:\\[a-zA-Z]+|[\^_])[^$\n]*\$|\$\uFFFC+\$/g;

/** Matches a directive of another tool, such as `::video{src="a.mp4"}`, whose braces are masked. */
const directivePattern = /(?<=^|\s)::?([a-z]\w*)(?:\[[^\]\n]*\])?(?=\uFFFC)/g;

/** Matches a line of MkDocs that starts an admonition or a tab, with indented text below it. */
const indentingLine = /^(?:!!!|\?\?\?\+?|={3}[+!]?) ?["\w]/;

/**
 * Reports formulas between single dollar signs, and directives with attributes. Removes from the
 * paragraph the expressions in braces that are part of these formulas and directives.
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

/** Returns the nearest line above with less indentation, trimmed; '' if there is none. */
function outerLine(lines: readonly string[], line: number, indent: number): string {
  const indentOf = (text: string) => text.search(/\S/);
  const above = lines.slice(0, line - 1).reverse();
  return above.find((text) => indentOf(text) >= 0 && indentOf(text) < indent)?.trim() ?? '';
}

/**
 * Reports indented text, because it is a code block in other kinds of Markdown. Skips the text of
 * an admonition or a tab of MkDocs, because the line that starts the block has been reported.
 */
export function checkIndent({ position }: Nodes, context: PageContext): void {
  const { line = 0, column = 1 } = position?.start ?? {};
  const lineText = context.lines[line - 1] ?? '';
  const indent = lineText.slice(0, column - 1);
  if ((column < 5 && !indent.includes('\t')) || indent.trim() !== '') return;
  if (indentingLine.test(outerLine(context.lines, line, indent.length))) return;
  report(
    context,
    { line, column },
    'Indented text is not a code block here.',
    'Write ```text above it and ``` below it, or remove the indentation.',
  );
}
