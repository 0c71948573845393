import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Folders of the output that Gatsby tracks between builds. Each build rewrites everything else:
 * webpack's files, copies of `static/`, and our own files.
 */
const tracked = new Set(['page-data', 'slice-data', '_gatsby', 'static']);
/**
 * Matches the indexes and stores that gatsby-plugin-local-search writes when asked for their URLs.
 */
const searchFile = /^[0-9a-f]{32,}\.(index\.txt|store\.json)$/;
/**
 * Matches images, videos, captions and the media stylesheet. Each build writes those that pages
 * use.
 */
const mediaFile = /-[0-9a-f]{10}(?:-\d+)?\.(?:avif|webp|mp4|webm|vtt)$|^media\.[0-9a-f]+\.css$/;
/** Written by Gatsby, but not used by the site. */
const unused = ['~partytown', 'webpack.stats.json'];

async function removeFrom(folder: string, matches: (name: string) => boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter(matches);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/**
 * Removes the output of earlier builds: everything outside the folders that Gatsby tracks, and the
 * search indexes and media in `static`. Runs before a build.
 */
export async function removeLeftovers(output: string): Promise<void> {
  await removeFrom(output, (name) => !tracked.has(name));
  await removeFrom(join(output, 'static'), (name) => searchFile.test(name) || mediaFile.test(name));
}

/** Removes webpack's statistics and the Partytown folder from the output. Runs after a build. */
export async function removeUnused(output: string): Promise<void> {
  await removeFrom(output, (name) => unused.includes(name));
}
