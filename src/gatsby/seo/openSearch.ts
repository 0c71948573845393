import { absoluteUrl, withPrefix } from '../../site/addresses';
import { favicon, siteDescription, siteTitle } from '../../site/metadata';
import { brandName, networkName } from '../../site/names';
import { search } from '../../site/search';
import { escapeXml } from '../output/escapeXml';

/** Returns the OpenSearch description, which lets browsers offer the site's search. */
export function openSearchText(): string {
  const query = `${absoluteUrl(search.path)}?${search.parameters.query}={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // A ShortName has at most 16 characters.
    `  <ShortName>${escapeXml(networkName.slice(0, 16))}</ShortName>`,
    `  <Description>${escapeXml(siteDescription)}</Description>`,
    `  <Image width="16" height="16" type="image/svg+xml">${absoluteUrl(favicon)}</Image>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Url type="text/html" template="${escapeXml(query)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

/** Returns the web app manifest: names, start address and icons. */
export function webManifestText(): string {
  const icon = (src: string, sizes: string, type: string) => ({
    src: withPrefix(src),
    sizes,
    type,
  });
  return `${JSON.stringify({
    name: siteTitle,
    short_name: brandName,
    description: siteDescription,
    start_url: withPrefix('/'),
    scope: `${withPrefix('/').replace(/\/$/, '')}/`,
    display: 'browser',
    icons: [
      icon(favicon, 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
    ],
  })}\n`;
}
