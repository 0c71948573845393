import { explainMarkup } from '../parse/plainText';
import { isTokenText } from '../tokens/tokens';
import type { Part } from './documentParts';
import type { Finding } from './finding';

/**
 * By shape, the key whose value is plain text, because it becomes a heading or the name of a type.
 */
const plainTexts: Readonly<Record<string, string>> = {
  example: 'summary',
  operation: 'summary',
  schema: 'title',
};

/**
 * Reports plain texts that contain Markdown or HTML, and server URLs that start with a host, such
 * as `api.example.com/v1`.
 */
export function documentTextFaults(parts: readonly Part[]): Finding[] {
  return parts.flatMap(({ shape, value, path }): Finding[] => {
    const key = plainTexts[shape];
    const text = key === undefined ? undefined : value[key];
    if (key !== undefined && typeof text === 'string') {
      const fault = explainMarkup(text, key);
      return fault === undefined ? [] : [{ path: [...path, key], ...fault }];
    }
    const { url } = value;
    const isBare =
      typeof url === 'string' &&
      !isTokenText(url) &&
      /^[\w{}-]+(?:[.:][\w{}-]+)+(?:\/|$)/.test(url);
    if (shape !== 'server' || !isBare) return [];
    const message = `The server URL "${url}" has no scheme.`;
    return [{ path: [...path, 'url'], message, advice: `Write "https://${url}".` }];
  });
}
