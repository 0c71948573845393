import type { Nodes } from 'mdast';
import { report, type PageContext } from './context';
import { writtenText } from './writtenText';
import { pointAt } from '../parse/sourceText';

/** Markdown syntax that the parser left as text. */
interface StrayMarkdown {
  readonly pattern: RegExp;
  /** Also matches right after a word, where other brackets are an index. */
  readonly afterWord?: true;
  readonly explain: (match: RegExpExecArray) => { message: string; advice: string } | undefined;
  readonly severity?: 'warning';
}

const literalBracket = 'or write \\[ for a literal bracket';

/* The first match at a position wins. */
const inText: readonly StrayMarkdown[] = [
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
      advice: 'Put a blank line before it and a URL after the colon.',
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
      message: 'A ** has no counterpart.',
      advice: 'Put ** directly before and after the bold words, or write \\*\\*.',
    }),
  },
  {
    pattern: /(?<=^|[\s(]):([a-z][a-z0-9_+-]+):(?![\w:])/y,
    explain: ([written]) => ({
      message: `"${written}" is not replaced by an emoji.`,
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
    pattern: /==(?=\S)([^=\n]*\S)==/y,
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
  const written = writtenText(node, context);
  if (written === undefined) return;
  const { text, offset } = written;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    if (character === undefined || !'[`*:=~^'.includes(character)) continue;
    const isIndex = character === '[' && /[\w\]]/.test(text[at - 1] ?? '');
    for (const { pattern, afterWord, explain, severity } of inText) {
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

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** Explains a paragraph line that looks like a heading or, given the next line, like a table. */
function explainLine(line: string, next: string): { message: string; advice: string } | undefined {
  const [, marks] = /^(#+)(?=[\p{L}{*_`[])/u.exec(line) ?? [];
  if (marks !== undefined) {
    return {
      message: `A heading needs a space after ${marks}.`,
      advice: 'Add the space, or write \\# for a literal #.',
    };
  }
  if (/^#{7,}/.test(line)) {
    return { message: 'Headings may have at most 4 levels.', advice: 'Use #### or **bold** text.' };
  }
  if (line.includes('|') && /^[\s:|-]*-[\s:|-]*$/.test(next) && next.includes('|')) {
    return {
      message: `The table header has ${cells(cellsOf(line))}, the delimiter row ${cellsOf(next)}.`,
      advice: 'Write one --- for each column.',
    };
  }
  if (/^\|.*\|$/.test(line)) {
    return {
      message: 'The table has no delimiter row.',
      advice: `Add ${'| --- '.repeat(cellsOf(line))}| below the header, and a blank line before the table.`,
    };
  }
  if (/^#{1,6}\u00A0/.test(line)) {
    return {
      message: 'A no-break space follows the # of this heading.',
      advice: 'Write an ordinary space.',
    };
  }
  if (/^(?:[-*+]|\d+[.)])\u00A0/.test(line)) {
    return {
      message: 'A no-break space follows the marker of this list.',
      advice: 'Write an ordinary space.',
    };
  }
  const [, bullet] = /^([•◦▪‣·–—])\s/.exec(line) ?? [];
  if (bullet !== undefined) {
    return {
      message: `A list does not start with ${bullet}.`,
      advice: 'Start each item with - and a space.',
    };
  }
  if (/^::[a-z]/i.test(line) && !/^::\w+[[{]/.test(line)) {
    const [, kind = 'note', rest = ''] = /^::(\w+)\s*(.*)$/.exec(line) ?? [];
    return {
      message: 'An admonition starts with three colons.',
      advice: `Write :::${kind}${rest === '' ? '' : `[${rest}]`}, or \\: for a literal colon.`,
    };
  }
  return undefined;
}

/** Explains a line after the first of a paragraph that looks like the start of a list. */
function explainLaterLine(line: string): { message: string; advice: string } | undefined {
  const [, marker] = /^(\d{1,2}[.)])\s+\S/.exec(line) ?? [];
  if (marker !== undefined && !/^1[.)]$/.test(marker)) {
    return {
      message: `"${marker}" does not start a list here, because it is not the first number.`,
      advice: `Put a blank line before the list, or write ${marker.slice(0, -1)}\\${marker.slice(-1)} for the text.`,
    };
  }
  return undefined;
}

/** Reports the first line of a paragraph that looks like a heading or part of a table. */
export function checkBlockMarkdown(node: Nodes, context: PageContext): void {
  const written = writtenText(node, context);
  if (written === undefined) return;
  let at = written.offset;
  const { text } = context.source;
  const lines = text.slice(at, at + written.text.length).split('\n');
  for (const [index, line] of lines.entries()) {
    const bare = (text: string) => text.replace(/^[ \t>]+/, '').trimEnd();
    const problem =
      explainLine(bare(line), bare(lines[index + 1] ?? '')) ??
      (index === 0 ? undefined : explainLaterLine(bare(line)));
    if (problem !== undefined) {
      const point = pointAt(context.source.text, at + line.search(/[^\s>]/));
      report(context, point, problem.message, problem.advice);
      return;
    }
    at += line.length + 1;
  }
}
