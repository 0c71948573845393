/** Returns a text without percent escapes; undefined if one is malformed. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
