/**
 * Returns a text up to the first full stop that precedes white space or ends the text; the whole
 * text if there is none.
 */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Shows a sentence of Markdown: text in backticks as code, and links as their text. */
export function Prose({ text }: { readonly text: string }): React.JSX.Element {
  const parts = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').split('`');
  return (
    <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
  );
}
