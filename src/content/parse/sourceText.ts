/** A file's text with line feeds alone, and without the byte order mark some editors begin with. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
