import type { Nodes } from 'mdast';
import { report, type PageContext } from './context';
import { explainExtraMark } from './extraMarks';
import { maskedProse } from './maskedProse';
import { foreignPatterns, isText, type StrayMarkdown } from './foreignInline';
import { checkPlaceholders } from './placeholders';
import { hasFenceAfterText } from '../parse/fences';
import { fixRange } from '../parse/fix';
import { pointAt } from '../parse/sourceText';

const imageSizeAdvice = 'Remove the size: it comes from the file.';
const literalBracket = 'or write \\[ for a literal bracket';

/** Matches LaTeX formula delimiters, as in `\[x^2\]` and `\(x^2\)`, or escaped literal brackets. */
const texBrackets = /\\\[([^\]\n]*)\\\]|\\\(([^)\n]*)\\\)/y;
const texSyntax = /[\w})]\^|\\[A-Za-z]|\b[A-Za-z](?:_(?:\w\b|\{)| = )/;

/** Matches the start of a template tag, which is reported elsewhere. */
const templateStart = /^\{[{%]/;

/** Matches a task with a space after its x: `- [x ] Text`. */
const spacedTask = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[x\s+\]/im;

/* The first pattern with an explanation at a position wins. */
const strayPatterns: readonly StrayMarkdown[] = [
  ...foreignPatterns,
  {
    pattern: /\[\^[^\]\s]+\]/y,
    afterWord: true,
    explain: ([footnote]) => ({
      message: `The footnote ${footnote} has no text.`,
      advice: `Add a line with ${footnote}: and the text.`,
    }),
  },
  {
    pattern: /\[(?:\\.|[^[\]\\])*\]\(([^)\n]*)(\)?)/y,
    afterWord: true,
    explain: ({ 1: address = '', 2: closed, index }, source, offset) => {
      const written = source.slice(offset + index).split(')')[0] ?? '';
      if (/\]\([^\n]*\{[{%]/.test(written)) return 'reported';
      if (closed === '' && !/\s["'][^"']*$/.test(address))
        return { message: 'A link URL is not closed.', advice: 'Close it with ).' };
      if (/\s=\d*x\d*$/.test(address))
        return { message: 'Image sizes are not supported.', advice: imageSizeAdvice };
      if (/\s[“‘”’]/.test(address)) {
        const message = 'The title of a link is in typographic quotes.';
        return { message, advice: 'Write [text](./page.mdx "Title"), with straight quotes.' };
      }
      if (/\s["'][^"']*$/.test(address)) {
        const message = 'The title of a link is not closed.';
        return { message, advice: 'Write [text](./page.mdx "Title").' };
      }
      if (/^.[^\]]*\[[^\]]*\]\(/.test(written))
        return { message: 'A link contains another link.', advice: 'Remove one of the two.' };
      return /\s/.test(address.trim())
        ? {
            message: 'A link URL contains a space.',
            advice: 'Write %20 instead; file names in the documentation have no spaces.',
          }
        : { message: 'This link is not valid Markdown.', advice: 'Write [text](./page.mdx).' };
    },
  },
  {
    pattern: /\[((?:\\.|[^[\]\\])+)\]\[((?:\\.|[^[\]\\])*)\]/y,
    explain: ({ 1: text = '', 2: label = '', index, input }, source) => {
      const name = label === '' ? text : label;
      const definition = `\n[${name}]: `;
      const at = source.indexOf(definition);
      if (at !== -1 && templateStart.test(source.slice(at + definition.length))) return 'reported';
      const noun = input[index - 1] === '!' ? 'image' : 'link';
      return /^[\d\s]*$/.test(text) || name.startsWith('^')
        ? undefined
        : {
            message: `The ${noun} [${name}] is not defined.`,
            advice: `Add a line with [${name}]: and the URL, ${literalBracket}.`,
          };
    },
  },
  {
    pattern: /\[((?:\\.|[^[\]\\])+)\]:\s/y,
    explain: ({ 0: start, 1: label = '', index }, source, offset) =>
      templateStart.test(source.slice(offset + index + start.length))
        ? 'reported'
        : {
            message: `The definition of [${label}] is not valid Markdown.`,
            advice: /^\d+$/.test(label)
              ? `Write [^${label}] for a footnote, here and in the text.`
              : 'Put a blank line before it and a URL after the colon.',
          },
  },
  {
    pattern: /\[(?:\\.|[^[\]\\])+\] +\((?=[^)\s]*(?:[./#])[^)\s]*\))/y,
    explain: () => ({
      message: 'Unexpected space between link text and URL.',
      advice: 'Write [text](./page.mdx).',
      correct: (written) => written.replace(/\] +\($/, ']('),
    }),
  },
  {
    pattern: /\]\((?=[./#\uFFFC])[^)\s]*\)?/y,
    afterWord: true,
    explain: () => ({
      message: 'A link has no bracket before its text.',
      advice: 'Write [text](./page.mdx) in one paragraph, or \\] for a literal bracket.',
    }),
  },
  {
    // Values such as [0, 1], [u8; 32], [n] and [ ] are not links.
    pattern: /\[(\p{L}[^[\],;\\\n]+)\](?![[(\p{L}])/uy,
    severity: 'warning',
    explain: ({ 1: label = '', index }, source) => {
      // This is a task, and its checkbox is reported.
      if (index === 0 && /^x\s+$/i.test(label) && spacedTask.test(source)) return 'reported';
      return {
        message: `The link [${label}] is not defined.`,
        advice: /^_?toc_?$/i.test(label)
          ? 'Remove it: the page has a table of contents.'
          : `Write [${label}](URL) for a link, ${literalBracket}.`,
      };
    },
  },
  {
    pattern: /`+/y,
    explain: ({ 0: marks, index }, source) =>
      index > 0 && marks.length >= 3 && hasFenceAfterText(source)
        ? 'reported'
        : {
            message: `Inline code starts with ${marks} and is not closed.`,
            advice: `Close it with ${marks}, or write \\\` for a literal backtick.`,
          },
  },
  {
    pattern: /\*\*/y,
    explain: () => ({
      message: 'A ** has no matching **.',
      advice: 'Put ** directly before and after the bold words, or write \\*\\*.',
    }),
  },
  {
    pattern: /(?<=^|[\s(])\$\$(?=\S)/y,
    explain: () => ({
      message: 'A $$ has no matching $$.',
      advice: 'Write $$x^2$$ for a formula, or \\$ for a literal dollar sign.',
    }),
  },
  {
    pattern: /~~/y,
    explain: () => ({
      message: 'A ~~ has no matching ~~.',
      advice: 'Put ~~ directly before and after the words to strike out, or write \\~\\~.',
    }),
  },
  {
    pattern: /(?<=^|[\s(])~(?=\S)([^~\n]*[^~\s])~(?![~\w])/y,
    explain: ([, text = '']) => ({
      message: 'A single "~" does not strike out text.',
      advice: `Write ~~${text}~~, or \\~ for a literal tilde.`,
    }),
  },
  {
    pattern: /\((?:\p{L}[^()\n]*)\)\[(?=[./#]|https?:)([^\]\s]+)\]/uy,
    explain: ([, url = '']) => ({
      message: 'The brackets of this link are the wrong way round.',
      advice: `Write [text](${url}).`,
    }),
  },
  {
    pattern: /&[a-zA-Z]{2,8};/y,
    explain: ([entity]) =>
      isText(entity)
        ? {
            message: `"${entity}" is not the name of a character.`,
            advice: 'Write the character itself, or \\& for a literal ampersand.',
          }
        : undefined,
  },
  {
    pattern: /(?<=^|[\s(]):([a-z][a-z0-9_+-]+):(?![\w:])/y,
    explain: ([name]) => ({
      message: `"${name}" is not replaced by an emoji.`,
      advice: 'Write the character itself, or \\: for a literal colon.',
    }),
  },
  {
    pattern: /(?<=^|[\s(])(::?)(\w+)[[{]/y,
    afterWord: true,
    explain: ([, colons = '', name = '']) => ({
      message: `"${colons}${name}" is not a component.`,
      advice: 'Write a component, such as <Card>, an admonition (:::note), or \\: for a colon.',
    }),
  },
];

/** Reports placeholders, and syntax that the parser left as text, such as links and footnotes. */
export function checkInlineMarkdown(node: Nodes, context: PageContext): void {
  const prose = maskedProse(node, context);
  if (prose === undefined) return;
  checkPlaceholders(prose, context);
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
    if (character === undefined || !'[](){}`*_:=~^$&'.includes(character)) continue;
    const extra = explainExtraMark(prose, at, context.source.text);
    if (extra !== undefined) {
      const { message, advice, length } = extra;
      report(context, pointAt(context.source.text, offset + at), message, advice);
      at += length - 1;
      continue;
    }
    const isIndex = character === '[' && /[\w\]]/.test(text[at - 1] ?? '');
    for (const { pattern, afterWord, explain, severity } of strayPatterns) {
      if (isIndex && afterWord !== true) continue;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const problem = match && explain(match, context.source.text, offset);
      if (!problem) continue;
      // A different number of backticks was probably meant to close the first ones.
      const isOtherEnd = character === '`' && hasOpenCode;
      if (character === '`') hasOpenCode = true;
      // Of two ** with a space on the wrong side, only the first is reported.
      const isBoldEnd = match[0] === '**' && hasOpenBold;
      if (match[0] === '**') hasOpenBold = !hasOpenBold;
      if (problem !== 'reported' && !isOtherEnd && !isBoldEnd) {
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
