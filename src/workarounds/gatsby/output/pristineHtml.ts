import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inBatches } from '../../../shared/inBatches';
import { trailingSlash, type TrailingSlash } from '../../../site/addresses';

/**
 * Gatsby renders only the pages that changed and patches the others in place, so it must find every
 * HTML file unchanged. After a build we rewrite and move these files; the originals are kept here
 * and restored before the next build.
 */
const keptFolder = '.cache/pristine-html';

/**
 * Returns the file that Gatsby writes for a page, relative to the output folder: `x/index.html`.
 */
export function gatsbyHtmlFile(pagePath: string): string {
  const bare = pagePath.replace(/^\/+|\/+$/g, '');
  return /\.html?$/i.test(bare) ? bare : join(bare, 'index.html');
}

/**
 * Returns the file that the host needs for a page. Netlify serves `x.html` as `/x` and redirects
 * `/x/` to it; for `x/index.html` it does the reverse. So URLs without a trailing slash need
 * `x.html`.
 */
export function publishedHtmlFile(pagePath: string, setting: TrailingSlash): string {
  const file = gatsbyHtmlFile(pagePath);
  if (setting === 'always' || file === 'index.html' || !file.endsWith('index.html')) return file;
  return `${file.slice(0, -'/index.html'.length)}.html`;
}

/** Restores the HTML that Gatsby wrote in the last build. */
export async function restorePristine(root: string): Promise<void> {
  const kept = join(root, keptFolder);
  if (existsSync(kept)) await cp(kept, join(root, 'public'), { recursive: true });
}

/**
 * Replaces every page's HTML with its published form, under the file name that the host needs for
 * the site's trailing-slash setting. Keeps Gatsby's own HTML for the next build, and removes empty
 * folders.
 *
 * @param pagePaths Gatsby's paths of all pages
 * @param rewrite turns Gatsby's HTML into the published HTML
 */
export async function publishHtml(
  root: string,
  pagePaths: readonly string[],
  rewrite: (html: string) => string,
): Promise<void> {
  const output = join(root, 'public');
  const kept = join(root, keptFolder);
  await rm(kept, { recursive: true, force: true });
  const publish = async (pagePath: string): Promise<void> => {
    const from = gatsbyHtmlFile(pagePath);
    const to = publishedHtmlFile(pagePath, trailingSlash);
    const html = await readFile(join(output, from), 'utf8');
    await mkdir(dirname(join(kept, from)), { recursive: true });
    await rename(join(output, from), join(kept, from));
    // Gatsby creates the not-found page twice: `/404` and `/404.html`.
    if (to === '404.html' && from !== to) return;
    await writeFile(join(output, to), rewrite(html));
  };
  await inBatches(pagePaths, publish);
  await keepFragments(root);
  await removeEmptyFolders(output);
}

/** Moves HTML fragments out of the published folder; only Gatsby's next build needs them. */
async function keepFragments(root: string): Promise<void> {
  const fragments = join(root, 'public/_gatsby');
  if (existsSync(fragments)) await rename(fragments, join(root, keptFolder, '_gatsby'));
}

/** Removes inner folders first, because that may leave the outer ones empty. */
async function removeEmptyFolders(output: string): Promise<void> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => b.length - a.length);
  for (const folder of folders) {
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
}
