import type { Paragraph, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { checkColons } from './components/admonitions';
import { fixRemovingLines } from '../parse/fix';
import { startsWithJson } from '../parse/frontMatter/missingFrontMatter';
import { lookUpToken } from '../tokens/tokens';
import type { Fix } from '../types';
import { report, startOf, type PageContext } from './context';
import { explainMacro, explainRole } from './foreignSyntax/foreignBlocks';
import { reportTemplateTag } from './foreignSyntax/templateTags';
import { keepRestOfParagraph } from './restOfParagraph';

const moduleLine =
  /^(?:import\s+(?:['"]|(?:\w+,\s*)?\{[^}]*$|[\w${},*\s]+\sfrom\s+['"])|export\s+(?:default|const|let|var|function|class|async|\*|\{))/;

/**
 * Returns a fix that removes an import and a blank line below it; undefined for an export, or an
 * import that continues on the next line.
 */
function fixImport(line: number, lines: readonly string[]): Fix | undefined {
  if (!/^import\b.*['"];?\s*$/.test(lines[line - 1] ?? '')) return undefined;
  return fixRemovingLines(lines, line, lines[line]?.trim() === '' ? line + 1 : line);
}

/**
 * Reports an import, an export or a malformed admonition at the start of a paragraph, and removes
 * it. Returns whether the paragraph still has text to check.
 */
export function checkProse(node: Paragraph, context: PageContext): boolean {
  const { line, column } = startOf(node);
  const start = context.lines[line - 1]?.slice(column - 1) ?? '';
  if (moduleLine.test(start)) {
    report(
      context,
      node,
      'Pages cannot import or export.',
      'Remove the import or export; components need no import.',
      { fix: fixImport(line, context.lines) },
    );
    const isWhole = !/^import\s*\{[^}]*$/.test(start);
    return isWhole && keepRestOfParagraph(node, context) && checkProse(node, context);
  }
  if (!checkColons(start, node, context)) return true;
  const isDirective = /^:{3,}\{/.test(start);
  const lineText = () =>
    context.lines[startOf(node).line - 1]?.slice(startOf(node).column - 1) ?? '';
  // A directive of MyST is followed by its options, and may contain another one.
  do {
    if (!keepRestOfParagraph(node, context)) return false;
  } while (isDirective && /^:[\w-]+:/.test(lineText()));
  return !isDirective || !/^:{3,}\{/.test(lineText()) || checkProse(node, context);
}

/**
 * Returns the text of a token, or '' for a comment. Reports anything else, and returns '' for it.
 */
export function expressionText(
  node: MdxFlowExpression | MdxTextExpression,
  context: PageContext,
): string {
  const value = node.value.trim();
  const isFirst = node.position?.start.offset === 0 && context.includes === undefined;
  // JSON front matter at the start of the file has been reported.
  if (isFirst && startsWithJson(context.source.text)) return '';
  if (/^\/\*[\s\S]*\*\/$/.test(value)) return '';
  if (/^(?:\*|\/\*|\/\/|!--)/.test(value)) {
    report(context, node, 'This is not a valid MDX comment.', 'Write {/* … */}.');
    return '';
  }
  if (reportTemplateTag(node, value, context)) return '';
  if (value.startsWith('#')) {
    report(
      context,
      node,
      `The id "{${value}}" is not at the end of a heading.`,
      'Write ## Heading {#id}.',
    );
    return '';
  }
  if (/^(?:[.:]|[\w-]+=)/.test(value)) {
    const advice = 'Remove them, or write \\{ for a literal brace.';
    report(context, node, 'Attributes in braces are not supported.', advice);
    return '';
  }
  const { tokens } = context.library;
  if (/^param\.[\w-]+$/.test(value) && !Object.hasOwn(tokens, 'param')) {
    const message = `"{${value}}" is a parameter, which only partials have.`;
    report(context, node, message, 'Replace it with the text, or move it to a partial.');
    return '';
  }
  const [, , literal] = /^(['"`])([^'"`]*)\1$/.exec(value) ?? [];
  if (literal !== undefined) {
    const text = literal.replace(/[<{\\]/g, '\\$&');
    const advice =
      text.trim() === '' ? 'Remove it.' : `Write ${text} without the braces and quotes.`;
    report(context, node, 'A string in braces is an expression, not text.', advice);
    return '';
  }
  const lookup = lookUpToken(value, tokens, 'prose');
  if (lookup.found) return lookup.text;
  if (
    context.source.text[node.position?.end.offset ?? 0] === '`' &&
    /^[a-z][\w:-]*$/i.test(value)
  ) {
    const role = explainRole(value);
    report(context, node, role.message, role.advice);
    return '';
  }
  const before = context.source.text.slice(0, node.position?.start.offset ?? 0);
  const macro = explainMacro(value, before);
  if (macro === 'reported') return '';
  const { message, advice } = macro ?? lookup;
  report(context, node, message, advice);
  return '';
}

/** Reports a page without content, unless another problem may be the reason. */
export function checkNotEmpty({ children }: Root, context: PageContext): void {
  if (children.length > 0 || context.problems.length > 0 || context.unreadable) return;
  const at = { line: context.lines.length, column: 1 };
  report(context, at, 'The page has no content.', 'Write its text below the front matter.');
}

/**
 * Removes a block of front matter that the parser has read as a thematic break and a heading.
 * Reports it only if it is a second block: a faulty first block has already been reported.
 */
export function removeSecondFrontMatter(root: Root, context: PageContext): void {
  const at = root.children.findIndex(({ type }) => type !== 'yaml');
  const [line, heading] = root.children.slice(at, at + 2);
  if (line?.type !== 'thematicBreak' || heading?.type !== 'heading') return;
  const text = context.lines[startOf(heading).line - 1] ?? '';
  if (!/^[\w-]+:(?:\s|$)/.test(text)) return;
  if (at > 0) {
    const advice = 'Move its keys to the first block, and remove it.';
    report(context, line, 'The page has a second block of front matter.', advice);
  }
  root.children.splice(at, 2);
}
