import { foreignPatterns, isText, type StrayMarkdown } from './foreignInline';
import { linkTitleFault } from '../linkText';
import { hasFenceAfterText } from '../../parse/fences';
import { placeholdersIn } from '../../parse/placeholders';

const imageSizeAdvice = 'Remove the size: it comes from the file.';
const bracketAdvice = 'or write \\[ for a literal bracket';

/** Matches the start of a template tag, which is reported elsewhere. */
const templateStart = /^\{[{%]/;

/** Matches a task with a space after its x: `- [x ] Text`. */
const spacedTask = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[x\s+\]/im;

/** Syntax that the parser left as text. The first pattern with an explanation of a match wins. */
export const strayPatterns: readonly StrayMarkdown[] = [
  ...foreignPatterns,
  {
    pattern: /\[\^[^\]\s]+\]/y,
    mayFollowWord: true,
    explain: ([footnote]) => ({
      message: `The footnote ${footnote} has no text.`,
      advice: `Add a line with ${footnote}: and the text.`,
    }),
  },
  {
    pattern: /\[(?:\\.|[^[\]\\])*\]\(([^)\n]*)(\)?)/y,
    mayFollowWord: true,
    explain: ({ 1: address = '', 2: closed, index, input }, source, offset) => {
      const written = source.slice(offset + index).split(')')[0] ?? '';
      if (/\]\([^\n]*\{[{%]/.test(written)) return 'reported';
      if (closed === '' && !/\s["'][^"']*$/.test(address))
        return { message: 'A link URL is not closed.', advice: 'Close it with ).' };
      if (/\s=\d*x\d*$/.test(address))
        return { message: 'Image sizes are not supported.', advice: imageSizeAdvice };
      const [titleStart] = /\s(?:[“‘”’„«]|["'][^"']*$)/.exec(address) ?? [];
      if (titleStart !== undefined && input[index - 1] !== '!') return linkTitleFault;
      if (titleStart !== undefined) {
        const isOpen = /["']/.test(titleStart);
        return {
          message: `The title of an image is ${isOpen ? 'not closed' : 'in typographic quotes'}.`,
          advice: 'Write ![What it shows](./name.png "Title"), with straight quotes.',
        };
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
    explain: ({ 1: text = '', 2: label = '', index, input }, source, offset) => {
      const from = offset + index + (label === '' ? 1 : text.length + 3);
      const name = source.slice(from, from + (label || text).length);
      const definition = `\n[${name}]: `;
      const at = source.indexOf(definition);
      if (at !== -1 && templateStart.test(source.slice(at + definition.length))) return 'reported';
      const noun = input[index - 1] === '!' ? 'image' : 'link';
      return /^[\d\s]*$/.test(text) || name.startsWith('^')
        ? undefined
        : {
            message: `The ${noun} [${name}] is not defined.`,
            advice: `Add a line with [${name}]: and the URL, ${bracketAdvice}.`,
          };
    },
  },
  {
    pattern: /\[((?:\\.|[^[\]\\])+)\]:\s/y,
    explain: ({ 0: start, 1: label = '', index, input }, source, offset) =>
      templateStart.test(source.slice(offset + index + start.length))
        ? 'reported'
        : input[index - 1] === '*'
          ? {
              message: `"*[${label}]:" does not explain an abbreviation.`,
              advice: `Write <abbr title="Full name">${label}</abbr> in the text.`,
            }
          : {
              message: `The definition of [${label}] is not valid Markdown.`,
              advice: /^\d+$/.test(label)
                ? `Write [^${label}] for a footnote, here and in the text.`
                : 'Put a blank line before it and a URL after the colon.',
            },
  },
  {
    pattern: /\[(?:\\.|[^[\]\\])+\][ \u00A0]+\((?=[^)\s]*(?:[./#])[^)\s]*\))/y,
    explain: () => ({
      message: 'Unexpected space between link text and URL.',
      advice: 'Write [text](./page.mdx).',
      correct: (written) => written.replace(/\][ \u00A0]+\($/, ']('),
    }),
  },
  {
    pattern: /\]\((?=[./#\uFFFC])[^)\s]*\)?/y,
    mayFollowWord: true,
    explain: () => ({
      message: 'A link has no bracket before its text.',
      advice: 'Write [text](./page.mdx) in one paragraph, or \\] for a literal bracket.',
    }),
  },
  {
    // Values such as [0, 1], [u8; 32], [n] and [ ] are not links.
    pattern: /\[(\p{L}[^[\],;\\\n]+)\](?![[(\p{L}])/uy,
    severity: 'warning',
    explain: ({ 0: { length }, 1: label = '', index }, source, offset) => {
      // Another check reports the checkbox of a task such as [x ].
      if (index === 0 && /^x\s+$/i.test(label) && spacedTask.test(source)) return 'reported';
      if (placeholdersIn(label).length > 0) return 'reported';
      const written = source.slice(offset + index, offset + index + length);
      const [, text, url] = /^(?:([^|]+)\|)?(https?:\/\/[^\s|]+)$/.exec(label) ?? [];
      if (url !== undefined) {
        const message = `${written} is not a link.`;
        return { message, advice: `Write ${text === undefined ? url : `[${text}](${url})`}.` };
      }
      return {
        message: `The link ${written} is not defined.`,
        advice: /^_?toc_?$/i.test(label)
          ? 'Remove it: the page has a table of contents.'
          : `Write ${written}(URL) for a link, ${bracketAdvice}.`,
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
    mayFollowWord: true,
    explain: ([, colons = '', name = '']) => ({
      message: `"${colons}${name}" is not a component.`,
      advice: 'Write a component, such as <Card>, an admonition (:::note), or \\: for a colon.',
    }),
  },
];
