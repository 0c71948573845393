import { explainMarkup } from '../parse/plainText';
import type { Part } from './documentParts';
import type { Finding } from './finding';

/**
 * Reports summaries of operations and examples that contain Markdown or HTML, and server URLs that
 * start with a host, such as `api.example.com/v1`.
 */
export function openApiTextFaults(parts: readonly Part[]): Finding[] {
  return parts.flatMap(({ shape, value: { summary, url }, path }): Finding[] => {
    if ((shape === 'operation' || shape === 'example') && typeof summary === 'string') {
      const fault = explainMarkup(summary, 'summary');
      return fault === undefined ? [] : [{ path: [...path, 'summary'], ...fault }];
    }
    const isBare = typeof url === 'string' && /^[\w{}-]+(?:[.:][\w{}-]+)+(?:\/|$)/.test(url);
    if (shape !== 'server' || !isBare) return [];
    const message = `The server URL "${url}" has no scheme.`;
    return [{ path: [...path, 'url'], message, advice: `Write "https://${url}".` }];
  });
}
