/** Whether a URL has a valid host; braces left in it are tokens that have been reported. */
export function isUrl(url: string): boolean {
  if (/^mailto:/i.test(url) || url.includes('{')) return true;
  try {
    const { hostname } = new URL(url);
    return /^https?:\/\/[^/]/i.test(url) && !/^\.|\.\./.test(hostname);
  } catch {
    return false;
  }
}

/** Returns a text without percent escapes; undefined if one is invalid. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
