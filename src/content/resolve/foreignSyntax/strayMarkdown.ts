import type { Nodes } from 'mdast';
import { report, type PageContext } from '../context';
import { explainExtraMark } from './extraMarks';
import { maskedProse } from './maskedProse';
import { checkPlaceholders } from './placeholders';
import { strayPatterns } from './strayPatterns';
import { fixRange } from '../../parse/fix';
import { pointAt } from '../../parse/sourceText';

/** Matches LaTeX formula delimiters, as in `\[x^2\]` and `\(x^2\)`, or escaped literal brackets. */
const texBrackets = /\\\[([^\]\n]*)\\\]|\\\(([^)\n]*)\\\)/y;
const texSyntax = /[\w})]\^|\\[A-Za-z]|\b[A-Za-z](?:_(?:\w\b|\{)| = )/;

/** Reports placeholders, and syntax that the parser left as text, such as links and footnotes. */
export function checkInlineMarkdown(node: Nodes, context: PageContext): void {
  const prose = maskedProse(node, context);
  if (prose === undefined) return;
  checkPlaceholders(node, prose, context);
  const { text, offset } = prose;
  let hasOpenCode = false;
  let hasOpenBold = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') {
      texBrackets.lastIndex = at;
      const [brackets = '', square, round = ''] = texBrackets.exec(text) ?? [];
      const isFormula = texSyntax.test(square ?? round);
      if (isFormula || text.slice(at + 1).trim() === '') {
        const [message, advice] = isFormula
          ? (['Formulas in \\[ \\] or \\( \\) are not supported.', 'Write $$x^2$$.'] as const)
          : (['This backslash escapes nothing and is shown as it is.', 'Remove it.'] as const);
        report(context, pointAt(context.source.text, offset + at), message, advice);
      }
      at += isFormula ? brackets.length - 1 : 1;
      continue;
    }
    if (character === undefined || !'[](){}`*_:=~^$&+'.includes(character)) continue;
    const extra = explainExtraMark(prose, at, context.source.text);
    if (extra !== undefined) {
      const { message, advice, length } = extra;
      report(context, pointAt(context.source.text, offset + at), message, advice);
      at += length - 1;
      continue;
    }
    const isIndex = character === '[' && /[\w\]]/.test(text[at - 1] ?? '');
    for (const { pattern, mayFollowWord, explain, severity } of strayPatterns) {
      if (isIndex && mayFollowWord !== true) continue;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const problem = match && explain(match, context.source.text, offset);
      if (!problem) continue;
      // A later run of backticks, probably meant to close the first, is not reported.
      const isCodeEnd = character === '`' && hasOpenCode;
      if (character === '`') hasOpenCode = true;
      // A later **, probably meant to close a stray ** or __, is not reported.
      const isBoldMark = match[0] === '**' || match[0] === '__';
      const isBoldEnd = match[0] === '**' && hasOpenBold;
      if (isBoldMark) hasOpenBold = !hasOpenBold;
      if (problem !== 'reported' && !isCodeEnd && !isBoldEnd) {
        const source = context.source.text;
        const [start, end] = [offset + at, offset + at + match[0].length];
        const replacement = problem.correct?.(source.slice(start, end));
        const fix =
          replacement === undefined ? undefined : fixRange(source, start, end, replacement);
        const { message, advice } = problem;
        report(context, pointAt(source, start), message, advice, { severity, fix });
      }
      at += match[0].length - 1;
      break;
    }
  }
}
