/** Matches Markdown and HTML, which readers would see in plain text. */
const markup =
  /\*\*[^*\s][^*]*\*\*|`[^`]+`|!?\[[^\]]+\]\([^)]*\)|<\/[a-z]|<(?:a|b|br|code|em|i|kbd|span|strong|sub|sup)(?=[\s/>])[^<>]*>/i;

const quotedPattern = /^(?:“[^“”]*”|‘[^‘’]*’|„[^„“]*“|«[^«»]*»)$/;

/**
 * Explains what is wrong with a title or label if readers would see syntax in it.
 *
 * @param name the name of the text for the message, such as `title`
 */
export function explainMarkup(
  text: string,
  name: string,
): { readonly message: string; readonly advice: string } | undefined {
  const [syntax] = markup.exec(text) ?? [];
  if (syntax !== undefined) {
    const message = `The ${name} is plain text, but contains ${syntax}.`;
    return { message, advice: 'Remove the Markdown or HTML.' };
  }
  if (!quotedPattern.test(text)) return undefined;
  const message = `The ${name} is in typographic quotes, which readers would see.`;
  return { message, advice: "Use straight quotes: 'Text'." };
}
