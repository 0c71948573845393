import type { Nodes } from 'mdast';
import { report, type PageContext } from './context';
import { writtenText } from './writtenText';
import { pointAt } from '../parse/sourceText';

/** What an author wrote as Markdown and the parser left as text, and what to do about it. */
interface Leftover {
  readonly pattern: RegExp;
  /** Also directly behind a word, where other brackets are an index. */
  readonly behindWord?: true;
  readonly explain: (match: RegExpExecArray) => { message: string; advice: string } | undefined;
}

const writeBracket = 'or write \\[ for a bracket';

/* The first that fits at a place is told. */
const inText: readonly Leftover[] = [
  {
    pattern: /\[\^[^\]\s]+\]/y,
    behindWord: true,
    explain: ([footnote]) => ({
      message: `The footnote ${footnote} has no text.`,
      advice: `Add ${footnote}: and the text on a line of its own.`,
    }),
  },
  {
    pattern: /\[(?:\\.|[^[\]\\])*\]\(([^)\n]*)(\)?)/y,
    behindWord: true,
    explain: ([, address = '', closed]) => {
      if (closed === '') {
        return { message: 'The address of a link is not closed.', advice: 'Close it with ).' };
      }
      return /\s/.test(address.trim())
        ? {
            message: 'The address of a link holds a space.',
            advice: 'Write %20 for it; files of the documentation have no spaces in their names.',
          }
        : { message: 'A link stays text.', advice: 'Write [text](./page.mdx).' };
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
            advice: `Add [${name}]: and the address on a line of its own, ${writeBracket}.`,
          };
    },
  },
  {
    pattern: /\[((?:\\.|[^[\]\\])+)\]:\s/y,
    explain: ([, label = '']) => ({
      message: `The definition of [${label}] stays text.`,
      advice: 'Put an empty line before it and an address behind the colon.',
    }),
  },
  {
    pattern: /\[(?:\\.|[^[\]\\])+\] +\((?=[^)\s]*(?:[./#])[^)\s]*\))/y,
    explain: () => ({
      message: 'A space stands between the text of a link and its address.',
      advice: 'Write [text](./page.mdx).',
    }),
  },
  {
    // Values such as [0, 1], [u8; 32], [n] and [ ] are no links.
    pattern: /\[(\p{L}[^[\],;\\\n]+)\](?![[(])/uy,
    explain: ([, label = '']) => ({
      message: `The link [${label}] is not defined.`,
      advice: `Write [${label}](address) for a link, ${writeBracket}.`,
    }),
  },
  {
    pattern: /`+/y,
    explain: ([marks]) => ({
      message: `Code in a line begins with ${marks} and does not end.`,
      advice: `Close it with ${marks}, or write \\\` for a backtick.`,
    }),
  },
  {
    pattern: /\*\*/y,
    explain: () => ({
      message: 'Bold text has only one of its two **.',
      advice: 'Put ** before and behind the words, without spaces within, or write \\*\\*.',
    }),
  },
];

/** Reports the signs of links, footnotes and code that are part of a text. */
export function checkLeftovers(node: Nodes, context: PageContext): void {
  const written = writtenText(node, context);
  if (written === undefined) return;
  const { text, offset } = written;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    if (sign === undefined || !'[`*'.includes(sign)) continue;
    const isIndex = sign === '[' && /[\w\]]/.test(text[at - 1] ?? '');
    for (const { pattern, behindWord, explain } of inText) {
      if (isIndex && behindWord !== true) continue;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const told = match && explain(match);
      if (!told) continue;
      report(context, pointAt(context.source.text, offset + at), told.message, told.advice);
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

/** What is wrong with a line of a paragraph that begins like a block; the next line tells tables. */
function explainLine(line: string, next: string): { message: string; advice: string } | undefined {
  const [, marks] = /^(#+)(?=[\p{L}{*_`[])/u.exec(line) ?? [];
  if (marks !== undefined) {
    return {
      message: `No space stands behind ${marks}, so that the line is no heading.`,
      advice: `Write ${marks} and a space, or \\# for the sign.`,
    };
  }
  if (/^#{7,}/.test(line)) {
    return { message: 'Headings end at level 4.', advice: 'Write #### or **bold** text.' };
  }
  if (line.includes('|') && /^[\s:|-]*-[\s:|-]*$/.test(next) && next.includes('|')) {
    return {
      message: `The header of a table has ${cells(cellsOf(line))}, the row of dashes under it ${cellsOf(next)}.`,
      advice: 'Write one --- for each column.',
    };
  }
  if (/^\|.*\|$/.test(line)) {
    return {
      message: 'A table has no row of dashes under its header.',
      advice: `Write ${'| --- '.repeat(cellsOf(line))}| there, and an empty line before the table.`,
    };
  }
  return undefined;
}

/** Reports the first line of a paragraph that was meant as a heading or as part of a table. */
export function checkParagraphLines(node: Nodes, context: PageContext): void {
  const written = writtenText(node, context);
  if (written === undefined) return;
  let at = written.offset;
  const { text } = context.source;
  const lines = text.slice(at, at + written.text.length).split('\n');
  for (const [index, line] of lines.entries()) {
    const bare = (text: string) => text.replace(/^[\s>]+/, '').trimEnd();
    const told = explainLine(bare(line), bare(lines[index + 1] ?? ''));
    if (told !== undefined) {
      const place = pointAt(context.source.text, at + line.search(/[^\s>]/));
      report(context, place, told.message, told.advice);
      return;
    }
    at += line.length + 1;
  }
}
