import { didYouMean, nearest } from '../../shared/suggest';
import type { Explanation } from '../types';

/* Options of code blocks in other tools, and what to write instead. */

const flags = ['showLineNumbers', 'raw', 'wrap', 'collapsed'] as const;

/** An option without a value. */
export type Flag = (typeof flags)[number];

const names = ['title', 'file', 'region', ...flags, 'norun'];
const knownOptions =
  'title="…", {1,3-5}, showLineNumbers, raw, wrap, collapsed, file="…", region="…", norun="…"';

const foreignFlags: Readonly<Record<string, Flag>> = {
  collapse: 'collapsed',
  fold: 'collapsed',
  lineNumbers: 'showLineNumbers',
  linenos: 'showLineNumbers',
  linenums: 'showLineNumbers',
  numberLines: 'showLineNumbers',
  wordWrap: 'wrap',
};

export const isFlag = (word: string): word is Flag => (flags as readonly string[]).includes(word);

/** Returns the flag that means the same as another tool's option; undefined if there is none. */
export const flagFor = (word: string): Flag | undefined =>
  Object.hasOwn(foreignFlags, word) ? foreignFlags[word] : undefined;

/** Matches markers of other tools: `ins={3}`, `del="x"`, `"text"`, `/pattern/`. */
const foreignMarkers = /^(?:(?:ins|del|mark|add|remove|focus|diff|error|warning)=|["'/])/;

/** Options of other tools without a counterpart here. */
const unsupported = /^(?:copy|icon|live|noInline|npm2yarn|playground|twoslash|wordHighlight)$/;

const quotes = '"\'“”„‘’';
const titleName = '(?:caption|file_?name|label|name|path)';
const titleNames = new RegExp(`^${titleName}$`);
const titleOption = new RegExp(`^${titleName}=[${quotes}]?([^${quotes}]*)[${quotes}]?$`);
const quotedOption = new RegExp(
  `^(title|norun|file|region) ?= ?(?:[${quotes}]([^${quotes}]+)[${quotes}]|([^\\s\`${quotes}]+))$`,
  'i',
);
const lineListNames = /^(?:emphasize-lines|highlight|hl-lines|hl_lines|lines|mark)$/;

const optionPattern = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'“”„‘’]+)))?(?=\s|$)/g;

/**
 * Returns what to write instead of another tool's option: '' to leave it out, undefined if the
 * option is unknown.
 */
function translate(name: string, value: string | undefined): string | undefined {
  const flag = flagFor(name);
  if (flag !== undefined) return value === 'false' ? '' : flag;
  if (unsupported.test(name)) return '';
  if (value === undefined || value.trim() === '') return undefined;
  if (titleNames.test(name)) return `title="${value}"`;
  const isLineList = lineListNames.test(name) && /^[\d\s,-]+$/.test(value);
  return isLineList
    ? `{${value
        .trim()
        .split(/[\s,]+/)
        .join(',')}}`
    : undefined;
}

/**
 * Returns what to write instead of another tool's options: '' to leave them all out, undefined if
 * any option is unknown.
 */
export function translateOptions(text: string): string | undefined {
  const [, title] = /^\[(?![\d\s,-]+\])([^\]]+)\]$/.exec(text) ?? [];
  if (title !== undefined) return `title="${title}"`;
  const rest = text.replace(optionPattern, '').trim();
  const options = [...text.matchAll(optionPattern)].map(([, name = '', double, single, bare]) =>
    translate(name, double ?? single ?? bare),
  );
  if (rest !== '' || options.length === 0 || options.includes(undefined)) return undefined;
  return options.filter((option) => option !== '').join(' ');
}

/**
 * Returns an option with straight quotes around its value: `title="A"` for `title=A`; undefined if
 * the text is not an option with a value.
 */
export function withQuotes(text: string): string | undefined {
  const [, name, quoted, bare] = quotedOption.exec(text) ?? [];
  const value = quoted ?? bare;
  return name === undefined || value === undefined
    ? undefined
    : `${name.toLowerCase()}="${value.trim()}"`;
}

const adviceToWrite = (options: string, noun: 'option' | 'options'): string =>
  options !== '' ? `Write ${options}.` : noun === 'option' ? 'Remove it.' : 'Remove them.';

/** Returns advice on replacing attributes in braces, such as `{file="a.ts" linenos=true}`. */
export function adviceOnAttributes(attributes: string): string {
  const options = attributes
    .replace(/\b(?:file|title)=/g, 'name=')
    .replace(/\[([\d\s,"'-]*)\]/g, (_, lines: string) => `"${lines.replace(/["']/g, '')}"`);
  const translated = translateOptions(options.trim());
  return adviceToWrite(translated ?? '', 'options');
}

/** Explains adjacent unknown options of a code block. */
export function explainOptions(words: readonly string[]): Explanation {
  const [word = ''] = words;
  const text = words.join(' ');
  const translated = translateOptions(text);
  if (translated !== undefined) {
    const noun = words.length === 1 || /^[\w-]+=(["'])[^"']*\1$/.test(text) ? 'option' : 'options';
    const message = `Unknown code block ${noun} "${text}".`;
    return { message, advice: adviceToWrite(translated, noun) };
  }
  const [, titleText] = titleOption.exec(text) ?? [];
  if (titleText !== undefined) {
    return {
      message: `Unknown code block option "${text}".`,
      advice: `Write title="${titleText || '…'}".`,
    };
  }
  const titleWord = words.find((each) => /^\[[^\]]*[^\]\d,\s-][^\]]*\]$/.test(each));
  if (words.length === 2 && titleWord !== undefined) {
    const option = words.find((each) => each !== titleWord) ?? '';
    const advice = `Remove "${option}", and write title="${titleWord.slice(1, -1)}".`;
    return { message: `Unknown code block options "${text}".`, advice };
  }
  const [, lineNumbers] = /^\[([\d,\s-]+)\]$/.exec(text) ?? [];
  if (lineNumbers !== undefined) {
    const message = `Unknown code block option "${text}".`;
    return { message, advice: `Write {${lineNumbers}}.` };
  }
  if (/^\{[\d\s,-]*\d$/.test(text)) {
    return { message: `The list of lines "${text}" is not closed.`, advice: `Write ${text}}.` };
  }
  const [quotedName] = /^(?:title|norun|file|region)\b/i.exec(word) ?? [];
  if (quotedName !== undefined) {
    const written = withQuotes(text);
    return {
      message: `Unknown code block option "${text}".`,
      advice:
        written === undefined
          ? `Write ${quotedName.toLowerCase()}="…", with quotes and no spaces around the equals sign.`
          : `Write ${written}.`,
    };
  }
  if (words.some((each) => foreignMarkers.test(each))) {
    return {
      message: `Unknown code block option "${text}".`,
      advice: 'Mark whole lines with {1,3-5}, or with comments such as [!code ++] and [!code --].',
    };
  }
  const [optionName] = /^\w+(?==)/.exec(word) ?? [];
  if (optionName !== undefined && nearest(optionName, names) === undefined) {
    return {
      message: `Unknown code block option "${text}".`,
      advice: `Remove it. The options are ${knownOptions}.`,
    };
  }
  if (words.length > 1 || /^\p{Lu}|\.\w+$/u.test(word)) {
    return {
      message: `"${text}" is not a code block option.`,
      advice: `For a title, write title="${text.replaceAll('"', '')}".`,
    };
  }
  return {
    message: `Unknown code block option "${word}".`,
    advice: didYouMean(word.replace(/=.*/, ''), names, `The options are ${knownOptions}.`),
  };
}
