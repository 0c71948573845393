import type { Code, InlineCode } from 'mdast';
import { readCodeMeta } from '../code/meta';
import { isLanguage, languages } from '../code/languages';
import { fenceError } from '../parse/fences';
import { scanJson } from '../parse/json';
import { didYouMean } from '../../shared/suggest';
import { replaceKnownTokens, tokenNames, tokenValue } from '../tokens';
import type { Point, Tokens } from '../types';
import { report, startOf, type PageContext } from './context';
import { pointAt } from '../parse/sourceText';

const dotted = /\{([A-Za-z][\w-]*)((?:\.[\w-]+)+)\}/g;

/** Finds tokens that name a data file but no value in it; other braces may be part of the code. */
function unknownTokens(text: string, tokens: Tokens): { index: number; name: string }[] {
  return [...text.matchAll(dotted)].flatMap(({ index, 1: file = '', 2: rest = '' }) => {
    const name = `${file}${rest}`;
    const isKnown = replaceKnownTokens(`{${name}}`, tokens, 'code') !== `{${name}}`;
    return isKnown || typeof tokenValue(file, tokens) !== 'object' ? [] : [{ index, name }];
  });
}

/** Reports unknown tokens; `hint` says how to keep braces that are not tokens. */
function checkTokens(
  text: string,
  pointOf: (index: number) => Point,
  context: PageContext,
  hint: string,
): void {
  const { tokens } = context.library;
  for (const { index, name } of unknownTokens(text, tokens)) {
    const isGroup = tokenValue(name, tokens) !== undefined;
    const [file = ''] = name.split('.');
    report(
      context,
      pointOf(index),
      isGroup
        ? `The token "{${name}}" is a group of values, which code cannot contain.`
        : `Unknown token "{${name}}" in code.`,
      didYouMean(
        name,
        isGroup ? [] : tokenNames(tokens),
        `Use a value of reference/${file}.yaml${hint}.`,
        (candidate) => `{${candidate}}`,
      ),
    );
  }
}

/** Checks and replaces the tokens of inline code. */
export function resolveInlineCode(node: InlineCode, context: PageContext): InlineCode {
  const { line, column } = startOf(node);
  const start = node.position?.start.offset ?? 0;
  const written = context.source.text.slice(start, node.position?.end.offset ?? start);
  const pointOf = (index: number) => {
    const name = node.value.slice(index).split('}', 1)[0] ?? '';
    const at = pointAt(written, Math.max(written.indexOf(name), 0));
    return { line: line + at.line - 1, column: at.line === 1 ? column + at.column - 1 : at.column };
  };
  checkTokens(node.value, pointOf, context, '');
  node.value = replaceKnownTokens(node.value, context.library.tokens, 'code');
  return node;
}

/** Maps a position in a block's text to the file; blocks in lists and quotes are indented. */
function pointInFile(node: Code, at: Point, context: PageContext): Point {
  const { line, column } = startOf(node);
  const isWritten = /^[`~]/.test((context.lines[line - 1] ?? '').slice(column - 1));
  if (!isWritten) return { line, column };
  const inFile = context.lines[line + at.line - 1] ?? '';
  const inBlock = node.value.split('\n')[at.line - 1] ?? '';
  return {
    line: line + at.line,
    column: inFile.length - inBlock.length + Math.min(at.column, inBlock.length + 1),
  };
}

/** Checks the text of a block and replaces its tokens. */
function resolveText(node: Code, isRaw: boolean, context: PageContext): void {
  const { tokens } = context.library;
  if (node.value.trim() === '') {
    report(context, node, 'The code block is empty.', 'Add content or remove it.');
    return;
  }
  const before = context.problems.length;
  if (!isRaw) {
    const pointOf = (index: number) => pointInFile(node, pointAt(node.value, index), context);
    checkTokens(node.value, pointOf, context, ', or add the option raw to keep braces');
  }
  const text = isRaw ? node.value : replaceKnownTokens(node.value, tokens, 'code');
  const isWhole = context.problems.length === before;
  const error = node.lang === 'json' && isWhole ? scanJson(text).error : undefined;
  if (error !== undefined) {
    report(
      context,
      // A token's value shifts columns but never lines.
      pointInFile(node, pointAt(text, error.offset), context),
      error.message,
      `${error.advice} Use \`\`\`text for JSON that is not complete.`,
    );
  }
  node.value = text;
}

/** Checks a code block's fences, language, options and text, and replaces its tokens. */
export function resolveCode(node: Code, context: PageContext): Code {
  const { line, column } = startOf(node);
  const open = fenceError(node, context.lines);
  if (open !== undefined) {
    // We cannot tell where the block ends and the page continues.
    context.unreadable = true;
    report(context, open, open.message, open.advice);
  }
  const language = node.lang ?? '';
  const fence = context.lines[line - 1] ?? '';
  if (language === '') {
    report(context, node, 'The code block has no language.', 'Write ```text for plain text.');
  } else if (!isLanguage(language)) {
    const at = Math.max(fence.indexOf(language, column - 1), column - 1);
    report(
      context,
      { line, column: at + 1 },
      `Unknown code block language "${language}".`,
      didYouMean(language, languages, `The languages are ${languages.join(', ')}.`),
    );
  }
  const lineCount = node.value.split('\n').length;
  const { meta, errors } = readCodeMeta(node.meta ?? '', lineCount);
  const metaStart = Math.max(fence.indexOf(node.meta ?? '', column + language.length), 0);
  // The line count of an unclosed block is unknown.
  for (const { offset, message, advice } of open === undefined ? errors : []) {
    report(context, { line, column: metaStart + offset + 1 }, message, advice);
  }
  if (open === undefined) resolveText(node, meta.raw, context);
  const { title } = meta;
  if (title !== undefined) {
    const at = Math.max(fence.indexOf(title, column + language.length), 0);
    checkTokens(title, (index) => ({ line, column: at + index + 1 }), context, '');
  }
  node.data = {
    ...node.data,
    emphasizedLines: meta.emphasizedLines,
    lineNumbers: meta.lineNumbers,
    ...(title === undefined
      ? {}
      : { title: replaceKnownTokens(title, context.library.tokens, 'prose') }),
  };
  return node;
}
