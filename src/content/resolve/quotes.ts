import type { Blockquote } from 'mdast';
import { report, startOf, type PageContext } from './context';

/** The kinds of GitHub's admonitions and what they are here. */
const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
};

/** Whether a quote is one; an admonition as GitHub writes it is reported. */
export function checkQuote(node: Blockquote, context: PageContext): boolean {
  const { line, column } = startOf(node);
  const written = context.lines[line - 1]?.slice(column - 1) ?? '';
  const [, name] = /^>\s*\[!(\w+)\]/.exec(written) ?? [];
  if (name === undefined) return true;
  const kind = kinds[name.toLowerCase()] ?? 'note';
  report(
    context,
    node,
    'A quote is no admonition.',
    `Write :::${kind} on a line of its own, then the text without >, then a line :::.`,
  );
  return false;
}
