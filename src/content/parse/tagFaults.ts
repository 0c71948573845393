import {
  adviceOnComponent,
  elementsCoveredBy,
  explainHtml,
  inlineElements,
  isHtml,
} from '../foreign';
import { closerAfter, hideAll, openerOf, tagAt, type Range, type SyntaxFault } from './repair';
import { offsetAt } from './sourceText';
import { blockNames, pointInReason } from './syntaxAdvice';
import type { Explanation } from '../types';

/*
 * Explains mistakes in pairs of tags. The parser stops at one tag and at best names the other;
 * here, one message covers both.
 */

interface TagFault extends Explanation {
  readonly offset: number;
  /** The text with the faulty tags masked. */
  readonly repaired: string;
  /** Whether the message about the enclosing element already covers this fault. */
  readonly isCovered?: boolean;
}

/** Markdown syntax for inline formatting, by the parser's node types. */
const marks: Readonly<Record<string, string>> = {
  emphasis: '*',
  link: '[text](URL)',
  strikethrough: '~~',
  strong: '**',
};

const voidElements = new Set(['hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const isKeyName = (name: string): boolean =>
  /^(?:Alt|Backspace|Cmd|Command|Control|Ctrl|Delete|Down|End|Enter|Esc|Escape|F\d+|Home|Left|Meta|Option|PageDown|PageUp|Return|Right|Shift|Space|Up)$/.test(
    name,
  );

function explainName(name: string): Explanation | undefined {
  if (inlineElements.has(name)) return undefined;
  if (isHtml(name)) return explainHtml(name);
  const advice = adviceOnComponent(name);
  return advice === undefined ? undefined : { message: `Unknown component <${name}>.`, advice };
}

function explainOverlap(name: string, mark: string): Explanation {
  return (
    explainName(name) ?? {
      message: `<${name}> and ${mark} overlap.`,
      advice: 'Close the inner one first.',
    }
  );
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

function faultAt(
  text: string,
  offset: number,
  explanation: Explanation,
  tags: readonly (Range | undefined)[],
): TagFault {
  return { offset, ...explanation, repaired: hideAll(text, tags.filter(isDefined)) };
}

/** Returns a pattern for misspelt closing tags of an element: `< /kbd>`, `<\kbd>`. */
const misspeltCloser = (name: string) =>
  new RegExp(`<(?:\\s+/\\s*|\\s*\\\\\\s*|/\\s+)${name.replace(/\W/g, '\\$&')}\\s*>`);

const restOfBlock = (text: string, offset: number): string =>
  /^[\s\S]*?(?=\n[ \t]*\n|$(?![\s\S]))/.exec(text.slice(offset))?.[0] ?? '';

/**
 * Explains an element that is not closed before the end of an inline mark or a block; undefined if
 * the parser's message is good enough.
 */
function explainUnclosed(
  text: string,
  opener: Range,
  name: string,
  inside: string,
): TagFault | undefined {
  const closer = closerAfter(text, opener.end, name);
  const rest = restOfBlock(text, opener.end);
  const misspelt = misspeltCloser(name).exec(rest);
  if (misspelt !== null) {
    const start = opener.end + misspelt.index;
    const [written] = misspelt;
    return faultAt(
      text,
      start,
      { message: `"${written}" is not a closing tag.`, advice: `Write </${name}>.` },
      [opener, { start, end: start + written.length }],
    );
  }
  const isInCode =
    closer !== undefined && rest.slice(0, closer.start - opener.end).split('`').length % 2 === 0;
  const mark = isInCode ? '`code`' : marks[inside];
  if (mark !== undefined && closer !== undefined && closer.start < opener.end + rest.length) {
    return faultAt(text, opener.start, explainOverlap(name, mark), [opener, closer]);
  }
  if (isKeyName(name) && closer === undefined) {
    const advice = `Write <kbd>${name}</kbd> for a key, or \\< for a less-than sign.`;
    return faultAt(text, opener.start, { message: `Unknown component <${name}>.`, advice }, [
      opener,
    ]);
  }
  if (!inlineElements.has(name) || name === 'br') return undefined;
  const earlier = openerOf(text, opener.start, name);
  if (
    earlier !== undefined &&
    closer === undefined &&
    !/\n[ \t]*\n/.test(text.slice(earlier.end, opener.start))
  ) {
    return faultAt(
      text,
      opener.start,
      {
        message: `Found <${name}> inside <${name}>.`,
        advice: `Write </${name}> to close the first one.`,
      },
      [earlier, opener],
    );
  }
  const block = blockNames[inside];
  if (block === undefined || closer === undefined) return undefined;
  return faultAt(
    text,
    opener.start,
    {
      message: `<${name}> is closed outside its ${block}.`,
      advice: `Move </${name}> into the ${block}.`,
    },
    [opener, closer],
  );
}

/**
 * Matches a tag up to the typographic quote that ends a value opened by a straight one, unless a
 * later straight quote could end it. Groups: the opening quote and the typographic one, first for
 * double, then for single quotes.
 */
const mixedQuotes =
  /<[A-Za-z][^<>]*?=(?:(")[^"“”„<>]*([“”])(?=>|[\s/](?:[^"<>]*"[^"<>]*")*[^"<>]*>)|(')[^'‘’<>]*([‘’])(?=>|[\s/](?:[^'<>]*'[^'<>]*')*[^'<>]*>))/g;

/**
 * Explains an attribute value that starts with a straight quote but ends with a typographic one.
 */
function explainMixedQuotes(text: string, offset: number): TagFault | undefined {
  const match = [...text.matchAll(mixedQuotes)].findLast(({ index }) => index < offset);
  if (match === undefined) return undefined;
  const [tag, double, curly = match[4] ?? '', single = ''] = match;
  const straight = double ?? single;
  const at = match.index + tag.length - 1;
  return {
    offset: at,
    message: `The value of an attribute ends with ${curly} instead of ${straight}.`,
    advice: `Write ${straight}.`,
    repaired: text.slice(0, at) + straight + text.slice(at + 1),
  };
}

/**
 * Explains a mistake in a pair of tags, such as an overlap or a misspelt closing tag.
 *
 * @returns undefined for other mistakes
 */
export function explainTags(text: string, { reason, offset }: SyntaxFault): TagFault | undefined {
  const mixed = explainMixedQuotes(text, offset);
  if (mixed !== undefined) return mixed;
  const stated = pointInReason(reason);
  const start = text.lastIndexOf('<', offset);
  const [lineBreak] = /^<\/br\s*>/.exec(text.slice(Math.max(start, 0))) ?? [];
  if (lineBreak !== undefined && reason.startsWith('Unexpected closing')) {
    const explanation = { message: `"${lineBreak}" is not a line break.`, advice: 'Write <br/>.' };
    return faultAt(text, start, explanation, [tagAt(text, start)]);
  }
  const open = /^Expected a closing tag for `<([^`]+)>` .*before the end of `(.+?)`/.exec(reason);
  if (open !== null && stated !== undefined) {
    const [, name = '', inside = ''] = open;
    return explainUnclosed(text, tagAt(text, offsetAt(text, stated)), name, inside);
  }
  const closed = /^Expected the closing tag `<\/([^`]+)>` either after the end of `(.+?)`/.exec(
    reason,
  );
  if (closed !== null) {
    const [, name = '', inside = ''] = closed;
    const opener = openerOf(text, offset, name);
    const mark = marks[inside];
    if (opener === undefined || mark === undefined) return undefined;
    return faultAt(text, opener.start, explainOverlap(name, mark), [opener, tagAt(text, offset)]);
  }
  const mismatch = /^Unexpected closing tag `<\/([^`]+)>`, expected .* for `<([^`]+)>`/.exec(
    reason,
  );
  if (mismatch !== null && stated !== undefined) {
    const [, outer = '', inner = ''] = mismatch;
    const opener = tagAt(text, offsetAt(text, stated));
    if (voidElements.has(inner)) {
      const isCovered = elementsCoveredBy(outer).includes(inner);
      return { ...faultAt(text, opener.start, explainHtml(inner), [opener]), isCovered };
    }
    const closer = closerAfter(text, tagAt(text, offset).end, inner);
    if (closer === undefined || openerOf(text, offset, outer) === undefined) return undefined;
    const message = `Found </${outer}>, expected </${inner}>.`;
    const advice = `First close <${inner}>, which was opened on line ${stated.line}.`;
    return faultAt(text, offset, { message, advice }, [opener, closer]);
  }
  const [written, name = ''] =
    /^<\\\s*([A-Za-z][\w.]*)\s*>/.exec(text.slice(Math.max(start, 0))) ?? [];
  if (written !== undefined && reason.includes('before name')) {
    return faultAt(
      text,
      start,
      { message: `"${written}" is not a closing tag.`, advice: `Write </${name}>.` },
      [openerOf(text, start, name), { start, end: start + written.length }],
    );
  }
  const closing = text.lastIndexOf('</', offset);
  const [tag, tagName = ''] = /^<\/([A-Za-z][\w.]*)\s[^<>]*$/.exec(text.slice(closing, offset)) ?? [
    undefined,
  ];
  if (closing === -1 || tag === undefined) return undefined;
  return faultAt(
    text,
    closing,
    { message: `The closing tag of <${tagName}> does not end.`, advice: `Write </${tagName}>.` },
    [openerOf(text, closing, tagName), { start: closing, end: closing + `</${tagName}`.length }],
  );
}
