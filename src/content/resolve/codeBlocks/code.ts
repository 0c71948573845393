import type { Code, InlineCode, RootContent } from 'mdast';
import { readCodeMeta } from '../../codeBlocks/meta';
import { readMarkers, type Mark } from '../../codeBlocks/markers';
import { fenceError, explainFenceAfterText } from '../../parse/fences';
import { fixRemovingCharacter } from '../../parse/fix';
import { jsonErrors } from '../../parse/json';
import { explainMarkup } from '../../parse/plainText';
import { isReported } from '../../tokens/reportedData';
import { namesInBraces, replaceKnownTokens, replaceTokensInCode } from '../../tokens/tokens';
import type { Point } from '../../types';
import { resolveDiagram } from './diagrams';
import { readLanguage } from './codeLanguage';
import { checkCodeCharacters } from './codeCharacters';
import { checkTokens } from './codeTokens';
import { insertImportedCode, type CodeOrigin } from './importedCode';
import { report, startOf, type PageContext } from '../context';
import { checkPlainPlaceholder } from '../foreignSyntax/placeholders';
import { pointAt } from '../../parse/sourceText';
import { includeLine, snippetImport } from '../../parse/syntaxAdvice';

declare module 'mdast' {
  interface CodeData {
    /** The marked lines, counted from 1, by kind of mark. */
    marks?: Readonly<Record<Exclude<Mark, 'highlight'>, readonly number[]>>;
    wrap?: boolean;
  }
}

/** Checks and replaces the tokens in inline code. */
export function resolveInlineCode(node: InlineCode, context: PageContext): InlineCode {
  const { line, column } = startOf(node);
  const start = node.position?.start.offset ?? 0;
  const rawCode = context.source.text.slice(start, node.position?.end.offset ?? start);
  const pointOf = (index: number) => {
    const name = node.value.slice(index).split('}', 1)[0] ?? '';
    const at = pointAt(rawCode, Math.max(rawCode.indexOf(name), 0));
    return { line: line + at.line - 1, column: at.line === 1 ? column + at.column - 1 : at.column };
  };
  // Generated code comes from data, which is checked separately.
  if (rawCode.startsWith('`')) checkTokens(node.value, pointOf, context, '');
  node.value = replaceTokensInCode(node.value, context.library.tokens);
  return node;
}

/**
 * Maps a position in a block's text to the file. In the file, a block in a list or quote is
 * indented.
 *
 * @param sourceLines for each line of the text, its line number in the original block, from 0
 */
function pointInFile(
  node: Code,
  at: Point,
  context: PageContext,
  sourceLines: readonly number[] = [],
): Point {
  const { line, column } = startOf(node);
  const hasFence = /^[`~]/.test((context.lines[line - 1] ?? '').slice(column - 1));
  if (!hasFence) return { line, column };
  const row = (sourceLines[at.line - 1] ?? at.line - 1) + 1;
  const fileLine = context.lines[line + row - 1] ?? '';
  const blockLine = node.value.split('\n')[at.line - 1] ?? '';
  const isComplete = fileLine.endsWith(blockLine);
  return {
    line: line + row,
    column: isComplete
      ? fileLine.length - blockLine.length + Math.min(at.column, blockLine.length + 1)
      : Math.max(fileLine.indexOf(blockLine), 0) + at.column,
  };
}

function removeMarkers(node: Code, context: PageContext, origin: CodeOrigin | undefined) {
  const { code, lines, sourceLines, errors } = readMarkers(node.value);
  for (const { line, message, advice } of errors) {
    const at = { line: line + 1, column: 1 };
    const point = origin?.pointOf(at, []) ?? pointInFile(node, at, context);
    report(origin?.context ?? context, { line: point.line, column: 1 }, message, advice);
  }
  node.value = code;
  return { lines, sourceLines, hasErrors: errors.length > 0 };
}

function resolveText(
  node: Code,
  isRaw: boolean,
  sourceLines: readonly number[],
  page: PageContext,
  origin: CodeOrigin | undefined,
): void {
  const context = origin?.context ?? page;
  const { tokens } = context.library;
  if (node.value.trim() === '') {
    report(context, node, 'The code block is empty.', 'Add content or remove it.');
    return;
  }
  const countBefore = context.problems.length;
  const pointOf = (text: string, index: number) =>
    origin?.pointOf(pointAt(text, index), sourceLines) ??
    pointInFile(node, pointAt(text, index), context, sourceLines);
  const included = isRaw ? null : includeLine.exec(node.value);
  if (included !== null) {
    const [whole, mark = ''] = included;
    const at = pointOf(node.value, included.index + whole.length - mark.length);
    const { advice } = snippetImport;
    report(context, at, `Code cannot be included with ${mark}.`, advice);
  }
  checkCodeCharacters(node.value, node.lang, (index) => pointOf(node.value, index), context);
  if (!isRaw) {
    checkTokens(
      node.value,
      (index) => pointOf(node.value, index),
      context,
      ', or add the raw option to keep braces',
    );
  }
  const text = isRaw ? node.value : replaceTokensInCode(node.value, tokens);
  const hasReportedToken = namesInBraces(text).some(({ name }) => isReported(name, tokens));
  const isComplete = context.problems.length === countBefore && !hasReportedToken;
  const errors = node.lang === 'json' && isComplete ? jsonErrors(text).errors : [];
  for (const error of errors) {
    report(
      context,
      // After a replaced token, the column may be wrong; the line is wrong only if the token's
      // value has several lines.
      pointOf(text, error.offset),
      error.message,
      `${error.advice} For comments and omissions, write \`\`\`jsonc.`,
      // No fix if replaced tokens have shifted the columns, or the code is in another file.
      error.comma === undefined || text !== node.value || origin !== undefined
        ? {}
        : { fix: fixRemovingCharacter(pointOf(text, error.comma)) },
    );
  }
  node.value = text;
}

/**
 * Checks a code block, inserts the file that it names, and replaces its tokens. Returns the block,
 * or a figure if the block is Mermaid; puts a collapsed block into `<Details>`. Returns an empty
 * list for a diagram with an error.
 */
export function resolveCode(node: Code, context: PageContext): RootContent[] {
  const { line, column } = startOf(node);
  const unclosed = fenceError(node, context.lines);
  if (unclosed !== undefined) {
    // The end of the block is unknown.
    context.unreadable = true;
    const inline = explainFenceAfterText(line, context.lines);
    const { message, advice } = inline ?? unclosed;
    report(context, inline ?? unclosed, message, advice);
  }
  const fence = context.lines[line - 1] ?? '';
  const optionsStart = column + (node.lang ?? '').length;
  node.lang = unclosed === undefined ? readLanguage(node, context) : 'text';
  const origin = unclosed === undefined ? insertImportedCode(node, context) : undefined;
  if (origin === false) node.value = '-';
  const { lines, sourceLines, hasErrors } =
    unclosed === undefined
      ? removeMarkers(node, context, origin || undefined)
      : { lines: readMarkers('').lines, sourceLines: [], hasErrors: false };
  const lineCount = node.value.split('\n').length;
  const { meta, errors } = readCodeMeta(node.meta ?? '', lineCount);
  const metaStart = Math.max(fence.indexOf(node.meta ?? '', optionsStart), 0);
  for (const { offset, message, advice, correction } of unclosed === undefined && origin !== false
    ? errors
    : []) {
    const start = { line, column: metaStart + offset + 1 };
    const fix = correction && {
      start,
      end: { line, column: start.column + correction.length },
      replacement: correction.text,
    };
    report(context, start, message, advice, { fix });
  }
  const isExplained = (errors.length > 0 || hasErrors) && node.value.trim() === '';
  if (unclosed === undefined && origin !== false && !isExplained) {
    resolveText(node, meta.raw, sourceLines, context, origin);
  }
  const { tokens } = context.library;
  if (meta.title !== undefined) {
    const at = Math.max(fence.indexOf(meta.title, optionsStart), 0);
    const pointOf = (index: number) => ({ line, column: at + index + 1 });
    checkTokens(meta.title, pointOf, context, '', 'the title');
    const fault = explainMarkup(meta.title, 'title');
    if (fault !== undefined) report(context, pointOf(0), fault.message, fault.advice);
    checkPlainPlaceholder(meta.title, pointOf(0), context);
  }
  const title =
    meta.title === undefined ? undefined : replaceKnownTokens(meta.title, tokens, 'prose');
  const { highlight, ...marks } = lines;
  const hasMarks = Object.values(marks).some(({ length }) => length > 0);
  node.data = {
    ...node.data,
    emphasizedLines: [...new Set([...meta.emphasizedLines, ...highlight])].sort((a, b) => a - b),
    lineNumbers: meta.lineNumbers,
    ...(hasMarks ? { marks } : {}),
    ...(meta.wrap ? { wrap: true } : {}),
    ...(title === undefined || meta.collapsed ? {} : { title }),
  };
  const hasText = node.value.trim() !== '';
  const isDiagram =
    hasText && node.lang === 'mermaid' && unclosed === undefined && origin !== false;
  if (isDiagram && (meta.emphasizedLines.length > 0 || meta.lineNumbers || meta.wrap)) {
    const advice = 'Remove the marked lines, showLineNumbers and wrap.';
    report(context, node, 'Some options have no effect on a diagram.', advice);
  }
  const shown = isDiagram
    ? resolveDiagram(
        node,
        (at) => origin?.pointOf(at, sourceLines) ?? pointInFile(node, at, context, sourceLines),
        origin?.context ?? context,
      )
    : [node];
  if (!meta.collapsed || shown.length === 0) return shown;
  return [
    {
      type: 'articleComponent',
      name: 'Details',
      attributes: { summary: title ?? 'Show the code' },
      children: shown,
      ...(node.position && { position: node.position }),
    },
  ];
}
