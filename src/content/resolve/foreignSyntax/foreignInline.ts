import { escapePattern } from '../../../shared/escapePattern';
import { parseMarkdown } from '../../parse/markdown';
import type { Explanation, TextExplanation } from '../../types';

/** Markdown syntax that the parser left as text. */
export interface StrayMarkdown {
  readonly pattern: RegExp;
  /**
   * Whether a match may start with a bracket right after a word. Otherwise, the bracket is taken
   * for an index.
   */
  readonly mayFollowWord?: true;
  /**
   * @param source the text of the file
   * @param offset where the text of the match starts in the file
   * @returns undefined if the match is correct as text; `'reported'` if another problem covers it
   */
  readonly explain: (
    match: RegExpExecArray,
    source: string,
    offset: number,
  ) => TextExplanation | 'reported' | undefined;
  readonly severity?: 'warning';
}

/** Returns whether the parser treats a string as plain text. */
export const isText = (text: string): boolean => JSON.stringify(parseMarkdown(text)).includes(text);

/** Returns whether a numeric reference such as `&#8230;` stands for a character from U+0020 up. */
function isCharacter(reference: string): boolean {
  const [, hex, decimal] = /^&#(?:[xX]([\da-fA-F]{1,6})|(\d{1,7}));$/.exec(reference) ?? [];
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}

const characterAdvice = 'Write the character itself, or \\& for a literal ampersand.';

const unterminatedReference = (name: string): Explanation => ({
  message: `"${name}" does not end in a semicolon, so it is shown as it is.`,
  advice: `Write ${name}; or the character itself, or \\& for a literal ampersand.`,
});

const unmatchedUnderscore: Explanation = {
  message: 'A _ has no matching _.',
  advice: 'Put _ directly before and after the words, or write \\_ for a literal underscore.',
};

/** Syntax of other tools, and marks without a partner. */
export const foreignPatterns: readonly StrayMarkdown[] = [
  {
    pattern: /\[\[(?=[\p{L}_/.\uFFFC])([^[\]\n]+)\]\]/uy,
    explain: ({ 0: { length }, index }, source, offset) => {
      const written = source.slice(offset + index, offset + index + length);
      return {
        message: `"${written}" is not a link.`,
        advice: /^\[\[_?toc_?\]\]$/i.test(written)
          ? 'Remove it: the page has a table of contents.'
          : 'Write [text](./page.mdx), or \\[ for a literal bracket.',
      };
    },
  },
  {
    // The missing colon is reported where the footnote is defined, not where it is used.
    pattern: /\[\^[^\]\s]+\](?!:)/y,
    mayFollowWord: true,
    explain: ({ 0: footnote, index, input }, source) => {
      if (!new RegExp(`^${escapePattern(footnote)}[ \\t]+\\S`, 'm').test(source)) return undefined;
      const isLineStart = index === 0 || input[index - 1] === '\n';
      const message = `The text of the footnote ${footnote} has no colon before it.`;
      return isLineStart ? { message, advice: `Write ${footnote}: and the text.` } : 'reported';
    },
  },
  {
    pattern: /\^\[[^\]\n]+\]/y,
    explain: () => ({
      message: 'A footnote cannot be written inside the text.',
      advice: 'Write [^1] here, and a line with [^1]: and the text of the footnote.',
    }),
  },
  {
    pattern: /&(?:shy|zwnj|zwj|lrm|rlm|NoBreak|ZeroWidthSpace|#173|#820[3-7]|#x(?:ad|200[b-f]));/iy,
    explain: ([reference]) => ({
      message: `The character ${reference} is invisible.`,
      advice: 'Delete it, or write \\& for a literal ampersand.',
    }),
  },
  {
    pattern: /&#[\da-zA-Z]*;?/y,
    explain: ([reference]) => {
      if (isCharacter(reference)) return undefined;
      if (isCharacter(`${reference};`)) return unterminatedReference(reference);
      const message = `"${reference}" is not the number of a printable character.`;
      return { message, advice: characterAdvice };
    },
  },
  {
    pattern: /&([a-zA-Z][a-zA-Z\d]+)(?![\w;])/y,
    explain: ([name]) => (isText(`${name};`) ? undefined : unterminatedReference(name)),
  },
  {
    pattern: /(?<![\w*\\\uFFFC])\*(?=[\p{L}\uFFFC])/uy,
    explain: ({ input }) => {
      const lines = input.split('\n');
      // Lines that all start with * are reported as a list without spaces.
      if (lines.length > 1 && lines.every((line) => /^\s*\*/.test(line))) return 'reported';
      const advice = 'Put * directly before and after the words, or write \\*.';
      return { message: 'A * has no matching *.', advice };
    },
  },
  {
    pattern: /(?<![\w\\\uFFFC])__(?=\p{L})/uy,
    explain: () => ({
      message: 'A __ has no matching __.',
      advice: 'Write **bold**, or \\_\\_ for literal underscores.',
    }),
  },
  {
    // Does not match _id, _links() or snake_case, which are names.
    pattern: /(?<=^|[\s(])_(?=\p{L}\p{Ll}{2,}[ ,;:]+\p{L})/uy,
    severity: 'warning',
    explain: () => unmatchedUnderscore,
  },
  {
    pattern: /(?<=(?:^|[\s(])\p{L}\p{Ll}{2,})_(?=[\s.,;:!?)]|$)/uy,
    severity: 'warning',
    explain: () => unmatchedUnderscore,
  },
  {
    pattern: /==(?=[^\s+])([^=\n]*\S)==/y,
    explain: ([, text = '']) => ({
      message: '"==" does not highlight text.',
      advice: `Write **${text}**, or \\== for literal equals signs.`,
    }),
  },
  {
    pattern: /(?<=^|[\s(])==(?=\p{L})(?![^\n]*\S==)/uy,
    severity: 'warning',
    explain: () => ({
      message: 'A == has no matching ==.',
      advice: 'Write **bold** to stress words, or \\== for literal equals signs.',
    }),
  },
  {
    pattern: /(?<![\w+])\+\+(?=[^\s+])((?:[^+\n]|\+(?!\+))*[^\s+])\+\+(?![\w+])/y,
    explain: ([, text = '']) =>
      /^(?:alt|cmd|command|ctrl|f\d+|meta|option|shift|win)\b/i.test(text)
        ? {
            message: '"++" does not show keys.',
            advice: 'Write <kbd>Ctrl</kbd>+<kbd>C</kbd>, or \\+ for a literal plus sign.',
          }
        : {
            message: '"++" does not underline text.',
            advice: `Write **${text}**, or \\+ for a literal plus sign.`,
          },
  },
  {
    pattern: /\^\^(?=[^\s^])([^^\n]*[^\s^])\^\^/y,
    explain: ([, text = '']) => ({
      message: '"^^" does not underline text.',
      advice: `Write **${text}**, or \\^ for a literal caret.`,
    }),
  },
  {
    pattern: /(?<=\uFFFC)__?(?!\w)/y,
    explain: ({ index, input }) =>
      input[index - 2] === '\uFFFC'
        ? {
            message: 'reStructuredText links are not supported.',
            advice: 'Write [text](URL), or \\_ for a literal underscore.',
          }
        : undefined,
  },
  {
    pattern: /(?<=^|[\s(]):([a-z][\w+-]*):(?=\uFFFC)/y,
    explain: ([role]) => ({
      message: `"${role}" is not Markdown.`,
      advice: 'Write [text](./page.mdx) for a link, or just `code`.',
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
    pattern: /(?<=[\w.,;:)])\^([^^\s]+)\^/y,
    explain: ([, text = '']) => ({
      message: '"^" does not make a superscript.',
      advice: `Write <sup>${text}</sup>, or \\^ for a literal caret.`,
    }),
  },
];
