/** Markdown and HTML in text that is shown as written. */
const markup =
  /\*\*[^*\s][^*]*\*\*|`[^`]+`|!?\[[^\]]+\]\([^)]*\)|<\/[a-z]|<(?:a|b|br|code|em|i|kbd|span|strong|sub|sup)(?=[\s/>])[^<>]*>/i;

const quoted = /^(?:“[^“”]*”|‘[^‘’]*’|„[^„“]*“|«[^«»]*»)$/;

/**
 * Explains what is wrong with a title or label in which readers would see syntax.
 *
 * @param what `title`, for the message
 */
export function explainMarkup(
  text: string,
  what: string,
): { readonly message: string; readonly advice: string } | undefined {
  const [found] = markup.exec(text) ?? [];
  if (found !== undefined) {
    const message = `The ${what} is plain text, but contains ${found}.`;
    return { message, advice: 'Remove the Markdown or HTML.' };
  }
  if (!quoted.test(text)) return undefined;
  const message = `The ${what} is in typographic quotes, which readers would see.`;
  return { message, advice: "Use straight quotes: 'Text'." };
}
