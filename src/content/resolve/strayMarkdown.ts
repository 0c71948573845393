import type { Nodes } from 'mdast';
import { report, type PageContext } from './context';
import { maskedProse } from './maskedProse';
import { parseMarkdown } from '../parse/markdown';
import { pointAt } from '../parse/sourceText';

/** Markdown syntax that the parser left as text. */
interface StrayMarkdown {
  readonly pattern: RegExp;
  /** Whether it also matches right after a word, where brackets are otherwise an index. */
  readonly afterWord?: true;
  readonly explain: (match: RegExpExecArray) => { message: string; advice: string } | undefined;
  readonly severity?: 'warning';
}

/** Whether the parser leaves a text as it is. */
const isText = (text: string): boolean => JSON.stringify(parseMarkdown(text)).includes(text);

const literalBracket = 'or write \\[ for a literal bracket';

/** Matches LaTeX formula delimiters, as in `\[x^2\]` and `\(x^2\)`, or escaped literal brackets. */
const texBrackets = /\\\[([^\]\n]*)\\\]|\\\(([^)\n]*)\\\)/y;
const texSyntax = /[\w})]\^|\\[A-Za-z]|\b[A-Za-z](?:_(?:\w\b|\{)| = )/;

/* The first match at a position wins. */
const strayPatterns: readonly StrayMarkdown[] = [
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
    explain: ([, address = '', closed]) => {
      if (closed === '') {
        return { message: 'A link URL is not closed.', advice: 'Close it with ).' };
      }
      if (/\s=\d*x\d*$/.test(address)) {
        const message = 'Image sizes are not supported.';
        return { message, advice: 'Remove it: the size comes from the file.' };
      }
      if (/\s[“‘”’]/.test(address)) {
        const message = 'The title of a link is in typographic quotes.';
        return { message, advice: 'Write [text](./page.mdx "Title"), with straight quotes.' };
      }
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
    explain: ([, text = '', label = '']) => {
      const name = label === '' ? text : label;
      return /^[\d\s]*$/.test(text) || name.startsWith('^')
        ? undefined
        : {
            message: `The link [${name}] is not defined.`,
            advice: `Add a line with [${name}]: and the URL, ${literalBracket}.`,
          };
    },
  },
  {
    pattern: /\[((?:\\.|[^[\]\\])+)\]:\s/y,
    explain: ([, label = '']) => ({
      message: `The definition of [${label}] is not valid Markdown.`,
      advice: /^\d+$/.test(label)
        ? `Write [^${label}] for a footnote, here and in the text.`
        : 'Put a blank line before it and a URL after the colon.',
    }),
  },
  {
    pattern: /\[(?:\\.|[^[\]\\])+\] +\((?=[^)\s]*(?:[./#])[^)\s]*\))/y,
    explain: () => ({
      message: 'Unexpected space between link text and URL.',
      advice: 'Write [text](./page.mdx).',
    }),
  },
  {
    // Values such as [0, 1], [u8; 32], [n] and [ ] are not links.
    pattern: /\[(\p{L}[^[\],;\\\n]+)\](?![[(\p{L}])/uy,
    severity: 'warning',
    explain: ([, label = '']) => ({
      message: `The link [${label}] is not defined.`,
      advice: `Write [${label}](URL) for a link, ${literalBracket}.`,
    }),
  },
  {
    pattern: /`+/y,
    explain: ([marks]) => ({
      message: `Inline code starts with ${marks} and is not closed.`,
      advice: `Close it with ${marks}, or write \\\` for a literal backtick.`,
    }),
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
      message: 'One "~" does not strike out text.',
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
  {
    pattern: /==(?=[^\s+])([^=\n]*\S)==/y,
    explain: ([, text = '']) => ({
      message: '"==" does not highlight text.',
      advice: `Write **${text}**, or \\== for literal equals signs.`,
    }),
  },
  {
    pattern: /(?<=\w)~([^~\s]+)~(?!~)/y,
    explain: ([, text = '']) => ({
      message: '"~" does not make a subscript.',
      advice: `Write <sub>${text}</sub>, or \\~ for a literal tilde.`,
    }),
  },
  {
    pattern: /(?<=\w)\^([^^\s]+)\^/y,
    explain: ([, text = '']) => ({
      message: '"^" does not make a superscript.',
      advice: `Write <sup>${text}</sup>, or \\^ for a literal caret.`,
    }),
  },
];

/** Reports links, footnotes, code and bold text that the parser left as text. */
export function checkInlineMarkdown(node: Nodes, context: PageContext): void {
  const prose = maskedProse(node, context);
  if (prose === undefined) return;
  const { text, offset } = prose;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') {
      texBrackets.lastIndex = at;
      const [brackets = '', square, round = ''] = texBrackets.exec(text) ?? [];
      const isFormula = texSyntax.test(square ?? round);
      if (isFormula) {
        const point = pointAt(context.source.text, offset + at);
        const message = 'Formulas in \\[ \\] or \\( \\) are not supported.';
        report(context, point, message, 'Write $$x^2$$.');
      }
      at += isFormula ? brackets.length - 1 : 1;
      continue;
    }
    if (character === undefined || !'[(`*:=~^$&'.includes(character)) continue;
    const isIndex = character === '[' && /[\w\]]/.test(text[at - 1] ?? '');
    for (const { pattern, afterWord, explain, severity } of strayPatterns) {
      if (isIndex && afterWord !== true) continue;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const problem = match && explain(match);
      if (!problem) continue;
      const point = pointAt(context.source.text, offset + at);
      report(context, point, problem.message, problem.advice, severity);
      at += match[0].length - 1;
      break;
    }
  }
}
