import type { Paragraph } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { lookUpToken } from '../data/tokens';
import { report, startOf, type PageContext } from './context';

const moduleLine =
  /^(?:import\s+(?:['"]|[\w${},*\s]+\sfrom\s+['"])|export\s+(?:default|const|let|var|function|class|async|\*|\{))/;

/** Whether a paragraph is text, not a line of code or a failed admonition; those are reported. */
export function isProse(node: Paragraph, context: PageContext): boolean {
  const { line, column } = startOf(node);
  const start = context.lines[line - 1]?.slice(column - 1) ?? '';
  if (moduleLine.test(start)) {
    report(
      context,
      node,
      'Pages cannot import or export.',
      'Take the line away: all components are there without being imported.',
    );
    return false;
  }
  if (start.startsWith(':::')) {
    report(
      context,
      node,
      'This line begins like an admonition but is none.',
      'Write :::warning or :::warning[Title] on a line of its own, and ::: on the last line.',
    );
    return false;
  }
  return true;
}

/** The text an expression stands for; '' for comments and for mistakes, which are reported. */
export function expressionText(
  node: MdxFlowExpression | MdxTextExpression,
  context: PageContext,
): string {
  const value = node.value.trim();
  if (/^\/\*[\s\S]*\*\/$/.test(value)) return '';
  if (value.startsWith('#')) {
    report(
      context,
      node,
      `The id "{${value}}" does not stand at the end of a heading.`,
      'Write ## Heading {#id}.',
    );
    return '';
  }
  const lookup = lookUpToken(value, context.library.tokens, 'prose');
  if (lookup.found) return lookup.text;
  report(context, node, lookup.message, lookup.advice);
  return '';
}
