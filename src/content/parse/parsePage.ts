import type { Parents, Root, RootContent } from 'mdast';
import { isParent } from '../mdast/nodes';
import type { Explanation, Problem, Source } from '../types';
import { fixRange } from './fix';
import { findCodeOutside, hideIncompleteCode } from './codeOutside';
import { maskFenceBackticks } from './fenceBackticks';
import { findUnclosedFence } from './fences';
import { parseMarkdown } from './markdown';
import { findDeepLine, isTooDeep, nestingFault } from './nesting';
import { explainTags } from './tagFaults';
import {
  blank,
  firstOfRun,
  isSnippetImport,
  hideElement,
  isLessThan,
  maskAt,
  maskedBreak,
  openerBefore,
  repair,
  restoreMasked,
  type SyntaxFault,
} from './repair';
import { conflictProblem, offsetAt, pointAt } from './sourceText';
import {
  explainSyntax,
  isMystLink,
  angledUrl,
  explainLessThan,
  explainMissingName,
  findUnclosedBrace,
  pointInReason,
  snippetImport,
  unclosedFence,
  unclosedTag,
} from './syntaxAdvice';

/** An exception that the parser throws (VFileMessage). */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return typeof error === 'object' && error !== null && 'reason' in error;
}

interface ParsedPage {
  readonly root: Root;
  readonly problems: readonly Problem[];
  /** The source, with what the parser cannot read masked; positions stay the same. */
  readonly text: string;
  /** False, with an empty `root`, if an error keeps the page from being parsed. */
  readonly isWhole: boolean;
}

type ExplainUnknown = (name: string) => Explanation | undefined;

/** A page that needs more repairs than this is probably not Markdown. */
const maxRepairs = 200;

function problemOf(
  file: string,
  text: string,
  { reason, offset }: SyntaxFault,
  explainUnknown: ExplainUnknown,
): Problem {
  const isUnclosedBrace = reason.includes('in expression');
  if (isUnclosedBrace) {
    const at = pointAt(text, offset);
    return { file, ...(findUnclosedBrace(text, at) ?? at), ...explainSyntax(reason) };
  }
  const start = firstOfRun(text, text.lastIndexOf('<', offset));
  if (/before name/.test(reason) && isSnippetImport(text, start)) {
    return { file, ...pointAt(text, start), ...snippetImport };
  }
  if (/before name/.test(reason)) {
    return { file, ...pointAt(text, start), ...explainMissingName(text, start, reason) };
  }
  if (/create a link in MDX/.test(reason) || isMystLink(text, start)) {
    const [written, url = ''] = /^<([^<>\s]+)>/.exec(text.slice(start)) ?? [];
    const fix = written && fixRange(text, start, start + written.length, url);
    return { file, ...pointAt(text, start), ...angledUrl, ...(fix && { fix }) };
  }
  const tag = openerBefore(text, offset - 1);
  const isUnclosedTag =
    /^Unexpected character `<`/.test(reason) || /\n[ \t]*\n/.test(text.slice(tag, offset));
  if (/^Unexpected character/.test(reason) && isUnclosedTag && tag !== -1) {
    return { file, ...pointAt(text, tag), ...unclosedTag };
  }
  const statedPoint = pointInReason(reason);
  const isMismatch = /^Unexpected closing/.test(reason);
  const opener = isMismatch
    ? offset
    : statedPoint === undefined
      ? openerBefore(text, offset)
      : offsetAt(text, statedPoint);
  if (opener !== -1 && !isMismatch && isLessThan(text, opener)) {
    return { file, ...pointAt(text, opener), ...explainLessThan(text, opener) };
  }
  const isUnclosed = /end of file|lazy line|^Expected a closing tag/.test(reason);
  const at = isUnclosed && opener !== -1 ? opener : offset;
  const [, unclosed] = /^Expected a closing tag for `<(\w+)>`/.exec(reason) ?? [];
  const unknown = unclosed === undefined ? undefined : explainUnknown(unclosed);
  return { file, ...pointAt(text, at), ...(unknown ?? explainSyntax(reason)) };
}

function faultOf(error: unknown, text: string): SyntaxFault {
  if (!isParserMessage(error)) throw error;
  const { reason, line = 0, column = 0 } = error;
  const point = line === 0 ? (pointInReason(reason) ?? { line: 1, column: 1 }) : { line, column };
  return { reason, offset: offsetAt(text, point) };
}

/**
 * Masks the HTML comment that caused a fault; undefined if the cause is something else or an
 * unclosed comment.
 */
function withoutComment(text: string, fault: SyntaxFault): string | undefined {
  const start = text.lastIndexOf('<', fault.offset);
  if (start === -1 || !text.startsWith('<!--', start)) return undefined;
  const end = text.indexOf('-->', start + 4);
  if (end === -1) return undefined;
  const blanked = blank(text, start, end + 3);
  // Spaces would indent the rest of the line, so turn the comment into an MDX one.
  const hasTextAfter =
    /^[^\n]*\S/.test(text.slice(end + 3)) && !text.slice(start, end).includes('\n');
  return hasTextAfter
    ? `${blanked.slice(0, start)}{/*${blanked.slice(start + 3, end)}*/}${blanked.slice(end + 3)}`
    : blanked;
}

/** Masks the `<br>` for which the parser requires a closing tag; undefined for other faults. */
function withMaskedBreak(text: string, { reason }: SyntaxFault): string | undefined {
  const statedPoint = /for `<br>`/.test(reason) ? pointInReason(reason) : undefined;
  if (statedPoint === undefined) return undefined;
  const offset = offsetAt(text, statedPoint);
  return `${text.slice(0, offset)}${maskedBreak}${text.slice(offset + maskedBreak.length)}`;
}

function unmask(node: Parents): void {
  node.children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    if (isParent(child)) unmask(child);
    if (child.type !== 'text') return [child];
    return child.value.split(maskedBreak).flatMap((masked, index): RootContent[] => {
      const value = restoreMasked(masked);
      const lineBreak = { type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] };
      return [
        ...(index > 0 ? [lineBreak as RootContent] : []),
        ...(value === '' ? [] : [{ ...child, value }]),
      ];
    });
  }) as never;
}

/**
 * Parses a page. The parser stops at a syntax error, so the error is reported and masked, and the
 * text is parsed again. HTML comments and unclosed `<br>` are masked without a report.
 *
 * @param explainUnknown explains the names of tags that pages may not use
 */
export function parsePage(
  { file, text: source }: Source,
  explainUnknown: ExplainUnknown = () => undefined,
): ParsedPage {
  const problems: Problem[] = [];
  const incomplete = (text: string): ParsedPage => ({
    root: { type: 'root', children: [] },
    problems,
    text,
    isWhole: false,
  });
  const deepPoint = findDeepLine(source);
  if (deepPoint !== undefined) {
    problems.push({ file, ...deepPoint, ...nestingFault });
    return incomplete(source);
  }
  const conflict = conflictProblem({ file, text: source });
  if (conflict !== undefined) problems.push(conflict);
  let text =
    conflict === undefined
      ? source
      : source.replace(/^(?:[<|>]{7} .*|={7})$/gm, (line) => ' '.repeat(line.length));
  // The parser cannot read lists below unclosed front matter, which is reported elsewhere.
  if (/^---[ \t]*\n(?![\s\S]*\n---[ \t]*(?:\n|$))/.test(text)) text = blank(text, 0, 3);
  const fences = maskFenceBackticks(text);
  problems.push(...fences.problems.map((problem) => ({ file, ...problem })));
  ({ text } = fences);
  const incompleteCode = new Set<number>();
  for (let repairs = 0; repairs <= maxRepairs; repairs += 1) {
    try {
      const root = parseMarkdown(text);
      if (isTooDeep(root)) {
        problems.push({ file, line: 1, column: 1, ...nestingFault });
        return incomplete(text);
      }
      const code = findCodeOutside(root, text);
      if (code !== undefined && code.repaired !== text) {
        const { line, column, message, advice, opening, repaired } = code;
        problems.push({ file, line, column, message, advice });
        incompleteCode.add(opening);
        text = repaired;
        continue;
      }
      hideIncompleteCode(root, incompleteCode);
      if (text !== source) unmask(root);
      return { root, problems, text, isWhole: true };
    } catch (error) {
      const fault = faultOf(error, text);
      const masked = withoutComment(text, fault) ?? withMaskedBreak(text, fault);
      if (masked !== undefined) {
        text = masked;
        continue;
      }
      // An unclosed fence swallows the closing tags after it.
      const fence = /closing tag/.test(fault.reason) ? findUnclosedFence(text) : undefined;
      if (fence !== undefined) {
        problems.push({ file, ...fence, ...unclosedFence });
        return incomplete(text);
      }
      const tags = explainTags(text, fault);
      if (tags !== undefined) {
        const { message, advice, isCovered = false } = tags;
        if (!isCovered) problems.push({ file, ...pointAt(text, tags.offset), message, advice });
        text = tags.repaired;
        continue;
      }
      problems.push(problemOf(file, text, fault, explainUnknown));
      const next = fault.reason.includes('in expression')
        ? withoutBrace(text, fault)
        : repair(text, fault);
      if (next === undefined || next === text) return incomplete(text);
      text = next;
    }
  }
  return incomplete(text);
}

/**
 * Masks the unclosed brace, or the tags of an element if the brace is in its opening tag. Returns
 * undefined if no brace is unclosed.
 */
function withoutBrace(text: string, { offset }: SyntaxFault): string | undefined {
  const brace = findUnclosedBrace(text, pointAt(text, offset));
  if (brace === undefined) return undefined;
  const at = offsetAt(text, brace);
  const opener = openerBefore(text, at);
  const isInTag = opener !== -1 && !/[>\n]/.test(text.slice(opener, at));
  return isInTag ? hideElement(text, opener) : maskAt(text, at);
}
