/** Returns a text without percent escapes; undefined if one is malformed. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns a text without percent escapes; the text itself if one is malformed. */
export const decodeIfValid = (text: string): string => decodePercent(text) ?? text;
