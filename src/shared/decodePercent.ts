/** Decodes the percent escapes of a text; returns undefined if one is malformed. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes the percent escapes of a text; returns the text unchanged if one is malformed. */
export const decodeIfValid = (text: string): string => decodePercent(text) ?? text;
