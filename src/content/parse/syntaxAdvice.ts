import { explainHtml, inlineElements, isHtml } from '../foreign';
import type { Explanation, Point } from '../types';

const unclosedComment: Explanation = {
  message: 'The HTML comment is not closed.',
  advice: 'Close it with -->, or write \\< for a less-than sign.',
};

/** Explanation of a tag without an end. */
export const unclosedTag: Explanation = {
  message: 'The tag that starts here does not end.',
  advice:
    'Close it with > or />, and its attributes with a quote, or write \\< for a less-than sign.',
};

/** Explanation of a URL in angle brackets that are not closed: `[text](<./page.mdx)`. */
const unclosedAddress: Explanation = {
  message: 'A link URL starts with < but does not end with >.',
  advice: 'Write [text](./page.mdx).',
};

/** Explanation of a line with which other tools include code from a file: `<<< ./client.ts`. */
export const snippetImport: Explanation = {
  message: 'Code cannot be included with <<<.',
  advice: 'Write an empty code block with a file: ```ts file="/samples/name.ts".',
};

/**
 * Matches a line that includes code in MkDocs (`--8<-- "a.py"`), mdBook (`{{#include a.rs}}`) or
 * VitePress (`<<< ./a.ts`). Group: the marker that starts the line.
 */
export const includeLine = /^[ \t]*(-+8<-+(?=[ \t]*["'])|\{\{#\w*include(?= )|<<<(?=[ \t]*[@./]))/m;

/** Explanation of a line that includes text in MkDocs. */
const textInclude: Explanation = {
  message: 'Text cannot be included with --8<--.',
  advice: 'Write <Include file="/partials/name.md" />.',
};

/** Explanation of a URL in angle brackets. */
export const angledUrl: Explanation = {
  message: 'URLs and email addresses in <> are not allowed.',
  advice: 'Write the URL without <>, or [text](URL).',
};

/** Returns whether a `<` starts a MyST link, such as `<project:#label>` or `<inv:*:doc#x>`. */
export const isMystLink = (text: string, offset: number): boolean =>
  /^<[a-z]+:[^\s<>/]*[#:*][^\s<>]*>/.test(text.slice(offset, offset + 200));

/** Explains a `<` that does not start a component, as in `a<b`. */
export function explainLessThan(text: string, offset: number): Explanation {
  const [start = '<'] = /^<[^\s>]?/.exec(text.slice(offset)) ?? [];
  return {
    message: `"${start}" does not start a component.`,
    advice: 'Write \\< for a less-than sign, or put it in `code`.',
  };
}

function explainUnclosedHtml(name: string): Explanation {
  if (!inlineElements.has(name)) return explainHtml(name);
  return { message: `<${name}> is not closed.`, advice: `Add </${name}> after its text.` };
}

/** What messages call a block, by the parser's name for it. */
export const blockNames: Readonly<Record<string, string>> = {
  atxHeading: 'heading',
  paragraph: 'paragraph',
  setextHeading: 'heading',
  tableData: 'table cell',
  tableHeader: 'table cell',
};

const enclosingNames: Readonly<Record<string, string>> = {
  blockQuote: 'quote',
  directiveContainer: 'admonition',
  emphasis: 'italic text',
  listItem: 'list item',
  strikethrough: 'deleted text',
  strong: 'bold text',
};

/** The first pattern that matches the parser's message wins. */
const explanations: readonly (readonly [RegExp, (match: RegExpExecArray) => Explanation])[] = [
  [
    /Unexpected character `!` .*before name/,
    () => ({
      message: '"<!" does not start a component.',
      advice: 'Remove it, or write \\< for a less-than sign.',
    }),
  ],
  [
    /Unexpected character `(.+?)` .*before name/,
    ([, character = '']) => ({
      message: `"<${character}" does not start a component.`,
      advice: 'Write \\< for a less-than sign, or put it in `code`.',
    }),
  ],
  [
    /Unexpected end of file .*before name/,
    () => ({
      message: '"<" does not start a component.',
      advice: 'Write \\< for a less-than sign, or put it in `code`.',
    }),
  ],
  [
    /Unexpected character `(.+?)` .*before attribute value/,
    ([, character = '']) => ({
      message: `An attribute value starts with "${character}" instead of a quote.`,
      advice: 'Put the value in double quotes: label="bash".',
    }),
  ],
  [
    /Unexpected closing tag `(.+?)`, expected corresponding closing tag for `<(.+?)>` \((\d+)/,
    ([, closing = '', name = '', line = '']) => ({
      message: `Found ${closing}, expected </${name}>.`,
      advice: `First close <${name}>, which was opened on line ${line}.`,
    }),
  ],
  [
    /Unexpected closing (?:slash|tag)/,
    () => ({
      message: 'A closing tag has no opening tag.',
      advice: 'Add the opening tag, or remove the closing one.',
    }),
  ],
  [
    /Expected a closing tag for `<(.+?)>`(?: \(\d+:\d+-\d+:\d+\))? before the end of `(.+?)`/,
    ([, name = '', block = '']) =>
      isHtml(name)
        ? explainUnclosedHtml(name)
        : {
            message: `<${name}> is not closed within its ${blockNames[block] ?? enclosingNames[block] ?? block}.`,
            advice: `Put <${name}> and </${name}> on separate lines, with blank lines around their content.`,
          },
  ],
  [
    /Expected (?:a|the) closing tag (?:for `<(.+?)>`|`<\/(.+?)>`)/,
    ([, opened, closed]) =>
      isHtml(opened ?? closed ?? '')
        ? explainUnclosedHtml(opened ?? closed ?? '')
        : {
            message: `<${opened ?? closed ?? ''}> is not closed.`,
            advice: `Put </${opened ?? closed ?? ''}> on its own line after a blank line, or end the tag with /> if it has no content.`,
          },
  ],
  [
    /Unexpected (?:end of file|lazy line) in expression/,
    () => ({
      message: 'A "{" is not closed.',
      advice: 'Close it with }, or write \\{ for a literal brace.',
    }),
  ],
  [/Unexpected end of file/, () => unclosedTag],
  [
    /Unexpected lazy line/,
    () => ({
      message: 'A tag starts inside a list or quote and continues outside it.',
      advice: 'In a list, indent all lines of the tag; in a quote, start each with >.',
    }),
  ],
  [
    /Unexpected character `(.+?)`/,
    ([, character = '']) => ({
      message: `Unexpected "${character}" in a tag.`,
      advice: 'Write the tag like <Card title="text" href="./page.mdx">.',
    }),
  ],
];

/** Explanation of an unclosed fence. */
export const unclosedFence: Explanation = {
  message: 'The code block is not closed.',
  advice: 'Add a line with the closing fence.',
};

/** Returns the position in the parser's message, if any. */
export function pointInReason(reason: string): Point | undefined {
  const match = /\((\d+):(\d+)/.exec(reason);
  return match === null ? undefined : { line: Number(match[1]), column: Number(match[2]) };
}

/**
 * Returns the position of the last unclosed brace in the lines up to the one where the parser
 * stopped; undefined if there is none.
 *
 * @param text the whole file
 * @param end where the parser stopped
 */
export function findUnclosedBrace(text: string, end: Point): Point | undefined {
  const lines = text.split('\n').slice(0, end.line);
  let closed = 0;
  for (let row = lines.length - 1; row >= 0; row -= 1) {
    const line = lines[row] ?? '';
    for (let at = line.length - 1; at >= 0; at -= 1) {
      if (line[at] === '}') closed += 1;
      if (line[at] !== '{' || line[at - 1] === '\\') continue;
      if (closed === 0) return { line: row + 1, column: at + 1 };
      closed -= 1;
    }
  }
  return undefined;
}

/** Explains a syntax error, given the parser's reason. */
export function explainSyntax(reason: string): Explanation {
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(reason);
    if (match !== null) return explain(match);
  }
  return {
    message: reason.endsWith('.') ? reason : `${reason}.`,
    advice: 'Fix the tag or the braces here.',
  };
}

/** Explains a `<` that the parser takes for the start of a tag, although no name follows. */
export function explainMissingName(text: string, offset: number, reason: string): Explanation {
  if (text.startsWith('<!--', offset)) return unclosedComment;
  if (text.slice(0, offset).endsWith('](')) return unclosedAddress;
  const lineStart = text.lastIndexOf('\n', offset) + 1;
  return includeLine.test(text.slice(lineStart, offset + 9)) ? textInclude : explainSyntax(reason);
}
