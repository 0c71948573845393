import { namesInBraces, tokenValue } from '../../content';
import type { Tokens } from '../../content';
import { decodeIfValid } from '../../shared/decodePercent';
import { siteUrl, withoutPrefix } from '../../site/addresses';

/** A link in a published article. */
export interface ArticleLink {
  readonly url: string;
  readonly text: string;
  /**
   * Canonical path of the linked page, without the site's prefix; null for files and other sites.
   */
  readonly path: string | null;
  /** Id after the # of a link to a page; null if there is none. */
  readonly anchor: string | null;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? '');

const generated =
  /^<div class="a-field">|\baria-label="Direct link to|\bclass="m-zoom\b|\bdata-footnote-backref\b/;

/**
 * Returns the links of an article in page order, without those that the build adds to headings,
 * steps, fields, footnotes and large images.
 *
 * @param ownPath canonical path of the article's page
 * @param paths canonical paths of all pages
 */
export function linksOf(
  html: string,
  ownPath: string,
  paths: ReadonlySet<string>,
): readonly ArticleLink[] {
  return [...html.matchAll(/((?:<div class="a-field">)?<a\b[^>]*>)(.*?)<\/a>/gs)].flatMap(
    ([, tags = '', content = '']): ArticleLink[] => {
      const url = textOf(/\bhref="([^"]*)"/.exec(tags)?.[1] ?? '');
      if (url === '' || generated.test(tags)) return [];
      const [address = '', anchor] = url.split('#');
      const path = address === '' ? ownPath : withoutPrefix(address.replace(siteUrl, ''));
      const isPage = paths.has(path);
      return [
        {
          url,
          text: textOf(content).replace(/\s+/g, ' ').trim(),
          path: isPage ? path : null,
          anchor: isPage && anchor !== undefined ? decodeIfValid(anchor) : null,
        },
      ];
    },
  );
}

/** Returns the names of the existing tokens that a page's source uses, sorted: `fees.base`. */
export function tokensIn(text: string, tokens: Tokens): string[] {
  const namesInAttributes = [...text.matchAll(/\bdata="([^"]*)"/g)].map(([, name = '']) => name);
  const names = [...namesInBraces(text).map(({ name }) => name), ...namesInAttributes];
  return [...new Set(names)].filter((name) => tokenValue(name, tokens) !== undefined).sort();
}

/** Returns the names of the components that a page's source uses, sorted. */
export function componentsIn(text: string): string[] {
  const prose = text.replace(/^( *)(`{3,}|~{3,}).*?^\1\2/gms, '').replace(/`[^`\n]*`/g, '');
  return [...new Set([...prose.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
}
