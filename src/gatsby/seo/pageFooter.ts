import { externalLink } from '../../shared/externalLink';
import { editUrl, reportUrl } from '../../site/source';
import { absoluteUrl } from '../../site/addresses';
import { escapeXml } from '../output/escapeXml';

interface FooterPage {
  /** Relative to the project: `content/current/regions.mdx`. */
  readonly file: string;
  /** Canonical path without the site's prefix. */
  readonly path: string;
  /** The day of the file's last commit, `2026-11-28`; null if unknown. */
  readonly day: string | null;
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const link = (href: string, text: string): string =>
  `<a href="${escapeXml(href)}" target="${externalLink.target}" rel="${externalLink.rel}">${text}</a>`;

/**
 * Returns the HTML below an article: the day of the last change, and links for editing the page and
 * reporting a problem. Returns an empty string if there is nothing to show.
 */
export function pageFooter(
  { file, path, day }: FooterPage,
  settings: { readonly editUrl: string; readonly reportUrl: string } = { editUrl, reportUrl },
): string {
  const parts: string[] = [];
  if (day !== null) {
    const date = longDate.format(new Date(day));
    parts.push(`Last changed <time datetime="${day}">${date}</time>`);
  }
  if (settings.editUrl !== '') {
    const address = file.split('/').map(encodeURIComponent).join('/');
    parts.push(link(settings.editUrl + address, 'Edit this page'));
  }
  if (settings.reportUrl !== '') {
    const address = encodeURIComponent(absoluteUrl(path));
    parts.push(link(settings.reportUrl + address, 'Report a problem'));
  }
  return parts.length === 0 ? '' : `<footer>${parts.join(' ')}</footer>`;
}
