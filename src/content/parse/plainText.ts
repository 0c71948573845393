import type { Explanation } from '../types';

/** Matches Markdown, HTML and character references, which readers would see in plain text. */
const markup =
  /\*\*[^*\s][^*]*\*\*|(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|`[^`]+`|!?\[[^\]]+\]\([^)]*\)|<\/[a-z]|<(?:a|b|br|code|em|i|kbd|span|strong|sub|sup)(?=[\s/>])[^<>]*>|&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i;

const quotedPattern = /^(?:“[^“”]*”|‘[^‘’]*’|„[^„“]*“|«[^«»]*»)$/;

/**
 * Explains that readers would see Markdown or HTML in a plain text, such as a title; undefined if
 * they would not.
 *
 * @param name the name of the text for the message, such as `title`
 */
export function explainMarkup(text: string, name: string): Explanation | undefined {
  const [syntax] = markup.exec(text) ?? [];
  if (syntax === undefined) return undefined;
  return {
    message: `The ${name} is plain text, but contains ${syntax}.`,
    advice: syntax.startsWith('&') ? 'Write the character itself.' : 'Remove the Markdown or HTML.',
  };
}

/**
 * Like `explainMarkup`, for a YAML value: also explains typographic quotes around the whole value.
 */
export function explainPlainText(text: string, name: string): Explanation | undefined {
  const fault = explainMarkup(text, name);
  if (fault !== undefined || !quotedPattern.test(text)) return fault;
  const message = `The ${name} is in typographic quotes, which readers would see.`;
  return { message, advice: "Use straight quotes: 'Text'." };
}
