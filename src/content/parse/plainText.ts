import type { Explanation } from '../types';

/** Matches Markdown and HTML, which readers would see in plain text. */
const markup =
  /\*\*[^*\s][^*]*\*\*|(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|`[^`]+`|!?\[[^\]]+\]\([^)]*\)|<\/[a-z]|<(?:a|b|br|code|em|i|kbd|span|strong|sub|sup)(?=[\s/>])[^<>]*>/i;

const quotedPattern = /^(?:“[^“”]*”|‘[^‘’]*’|„[^„“]*“|«[^«»]*»)$/;

/**
 * Explains what is wrong with a plain text, such as a title, if readers would see Markdown, HTML or
 * the quotes around it; undefined if nothing is.
 *
 * @param name the name of the text for the message, such as `title`
 */
export function explainMarkup(text: string, name: string): Explanation | undefined {
  const [syntax] = markup.exec(text) ?? [];
  if (syntax !== undefined) {
    const message = `The ${name} is plain text, but contains ${syntax}.`;
    return { message, advice: 'Remove the Markdown or HTML.' };
  }
  if (!quotedPattern.test(text)) return undefined;
  const message = `The ${name} is in typographic quotes, which readers would see.`;
  return { message, advice: "Use straight quotes: 'Text'." };
}
