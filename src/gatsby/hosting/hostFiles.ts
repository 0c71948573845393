import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { videoFilePattern } from '../../content';
import {
  dataFolders,
  immutableCacheControl,
  immutablePaths,
  missingFile,
  redirects,
  securityHeaders,
  sharedPaths,
} from './settings';
import { markdownAddress } from '../../shared/markdownAddress';
import { pathPrefix, withPrefix } from '../../site/addresses';
import type { DocsVersion } from '../../site/versions';
import type { Redirect } from '../versions/redirects';
import { contentPolicy, styleHashes } from './contentPolicy';

/** Headers for the paths that match a pattern in the syntax of Netlify's `_headers`. */
type HeaderRule = readonly [path: string, headers: Readonly<Record<string, string>>];

/**
 * Returns the rules for all headers. No two rules set the same header for one path, because hosts
 * would join the values or choose one of them.
 *
 * @param documents paths of the files that other sites may read, besides `sharedPaths`; without
 *   prefix
 * @param versions all versions, newest first
 * @param isPreview whether search engines should ignore the whole site, not only older versions
 */
export function headerRules(
  policy: string,
  documents: readonly string[],
  versions: readonly DocsVersion[],
  isPreview = false,
): HeaderRule[] {
  const noindex = { 'X-Robots-Tag': 'noindex' };
  const olderVersions = isPreview ? [] : versions.slice(1);
  const allHeaders = { ...securityHeaders, 'Content-Security-Policy': policy };
  return [
    // The host answers with a page's Markdown if the client asks for it.
    ['/*', { ...allHeaders, Vary: 'Accept', ...(isPreview ? noindex : {}) }],
    ...immutablePaths.map((path): HeaderRule => [path, { 'Cache-Control': immutableCacheControl }]),
    ...[...sharedPaths, ...documents].map((path): HeaderRule => [
      path,
      { 'Access-Control-Allow-Origin': '*' },
    ]),
    ...olderVersions.map(({ path }): HeaderRule => [`/${path}/*`, noindex]),
  ];
}

/** Returns the text of `_headers`. */
export function headersText(rules: readonly HeaderRule[], prefix: string = pathPrefix): string {
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${prefix}${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * Returns the redirect that a moved folder needs for its own page's Markdown, which is beside the
 * folder: `/old.md` for `/old/*`. Returns none if the redirect is not for a folder or leads to
 * another site.
 */
function folderMarkdown({ from, to }: Redirect): Redirect[] {
  if (!from.endsWith('/*') || !to.startsWith('/')) return [];
  const target = to.replace(/:splat$/, '');
  return [{ from: markdownAddress(from.slice(0, -2)), to: markdownAddress(target) }];
}

/**
 * Returns the text of `_redirects`, which covers moved pages and their Markdown, moved folders, the
 * status 404 of the not-found page, short responses for missing data, and the site's prefix.
 *
 * @param moved redirects from old addresses of pages, as canonical paths
 * @param folders redirects of folders, to paths or to other sites
 */
export function redirectsText(
  moved: readonly Redirect[] = [],
  prefix: string = pathPrefix,
  folders: readonly Redirect[] = redirects,
): string {
  const lines = [
    ...moved.flatMap(({ from, to }) => [
      [`${prefix}${from.replace(/\/$/, '')}`, withPrefix(to, prefix), '301'],
      [`${prefix}${markdownAddress(from)}`, `${prefix}${markdownAddress(to)}`, '301'],
    ]),
    ...folders
      .flatMap((folder) => [folder, ...folderMarkdown(folder)])
      .map(({ from, to }) => [
        `${prefix}${from}`,
        /^https?:/.test(to) ? to : `${prefix}${to}`,
        '301',
      ]),
    [`${prefix}/404`, '/404.html', '404!'],
    ...dataFolders.map((folder) => [`${prefix}${folder}/*`, missingFile.path, '404']),
    ...(prefix === '' ? [] : [[`${prefix}/*`, '/:splat', '200']]),
  ];
  return lines.map((line) => `${line.join(' ')}\n`).join('');
}

interface HostSettings {
  /** Hashes of the build's inline scripts. */
  readonly scripts: readonly string[];
  /** Origins that the app may send requests to. */
  readonly hosts: readonly string[];
  readonly documents: readonly string[];
  readonly versions: readonly DocsVersion[];
  readonly moved: readonly Redirect[];
}

/**
 * Writes `_headers` and `_redirects`, which Netlify and the local server read, and the file that is
 * served in place of missing data.
 */
export async function writeHostFiles(output: string, settings: HostSettings): Promise<void> {
  const names = (await readdir(output)).filter((name) => extname(name) === '.svg');
  const drawings = await Promise.all(names.map((name) => readFile(join(output, name), 'utf8')));
  const media = await readdir(join(output, 'static')).catch(() => []);
  const hasVideo = media.some((name) => videoFilePattern.test(name));
  const policy = contentPolicy({ ...settings, styles: styleHashes(drawings), hasVideo });
  // Netlify sets the kind of deployment; branches and pull requests are published as previews.
  const isPreview = (process.env['CONTEXT'] ?? 'production') !== 'production';
  const rules = headerRules(policy, settings.documents, settings.versions, isPreview);
  await writeFile(join(output, '_headers'), headersText(rules));
  await writeFile(join(output, '_redirects'), redirectsText(settings.moved));
  await writeFile(join(output, missingFile.path), missingFile.text);
}
