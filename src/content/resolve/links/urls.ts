import { siteUrl } from '../../../site/addresses';
import type { Explanation } from '../../types';

/**
 * Returns whether a URL is a mailto URL, or an HTTP URL with a valid host. Accepts URLs with
 * braces, because the tokens in them have been reported.
 */
function isUrl(url: string): boolean {
  if (/^mailto:/i.test(url) || url.includes('{')) return true;
  try {
    const { hostname } = new URL(url);
    return /^https?:\/\/[^/]/i.test(url) && !/^\.|\.\./.test(hostname);
  } catch {
    return false;
  }
}

/** Explains why an external URL cannot be the target of a link; undefined if it can. */
export function explainUrl(url: string): Explanation | undefined {
  if (!isUrl(url)) {
    const [, schemeName = '', rest = ''] = /^(https?):\/?(?=[^/])(.+)$/i.exec(url) ?? [];
    const advice = isUrl(`${schemeName}://${rest}`)
      ? `Write ${schemeName}://${rest}.`
      : 'Copy it from the address bar of a browser.';
    return { message: `"${url}" is not a valid URL.`, advice };
  }
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/i.test(url)) {
    const message = "The link leads to the reader's own computer.";
    return { message, advice: 'Link to a file of the docs, or write the address as `code`.' };
  }
  if (/^https?:\/\/[^/?#]*@/i.test(url)) {
    const message = 'The URL contains a user name or password, which readers could see.';
    return { message, advice: 'Remove it, up to and including the @.' };
  }
  if (url === siteUrl || url.startsWith(`${siteUrl}/`)) {
    const advice = 'Write the path of the file: /regions.mdx for a page.';
    return { message: 'The link contains the address of this site.', advice };
  }
  return undefined;
}
