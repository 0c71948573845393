import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { trailingSlash } from '../../site/addresses';
import { gatsbyHtmlFile, publishedHtmlFile } from './htmlFiles';

/**
 * Gatsby renders anew only the pages that changed and patches the others where they lie, so it
 * must find every HTML file as it wrote it. We rewrite and move them after a build; what Gatsby
 * wrote is kept here and put back before the next one.
 */
const keptFolder = '.cache/pristine-html';

/** Puts back what Gatsby wrote in the last build. */
export async function restorePristine(root: string): Promise<void> {
  const kept = join(root, keptFolder);
  if (existsSync(kept)) await cp(kept, join(root, 'public'), { recursive: true });
}

/**
 * Replaces the HTML of every page by its published form, under the name that the host serves for
 * the site's trailing-slash setting.
 *
 * @param pagePaths Gatsby's paths of all pages
 * @param rewrite from Gatsby's HTML to the published one
 */
export async function publishHtml(
  root: string,
  pagePaths: readonly string[],
  rewrite: (html: string) => string,
): Promise<void> {
  const output = join(root, 'public');
  await rm(join(root, keptFolder), { recursive: true, force: true });
  for (const pagePath of pagePaths) {
    const from = gatsbyHtmlFile(pagePath);
    const to = publishedHtmlFile(pagePath, trailingSlash);
    const html = await readFile(join(output, from), 'utf8');
    await mkdir(dirname(join(root, keptFolder, from)), { recursive: true });
    await writeFile(join(root, keptFolder, from), html);
    await rm(join(output, from));
    // Gatsby makes two pages of the one for unknown addresses: `/404` and `/404.html`.
    if (to === '404.html' && from !== to) continue;
    await writeFile(join(output, to), rewrite(html));
  }
  await removeEmptyFolders(output);
}

/** Folders that held nothing but an `index.html`. */
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
