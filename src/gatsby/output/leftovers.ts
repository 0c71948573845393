import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Folders of the output that Gatsby tracks from build to build. Everything else is written anew by
 * each build: webpack's files, what is copied from `static/`, and what we publish ourselves.
 */
const tracked = new Set(['page-data', 'slice-data', '_gatsby', 'static']);
/** Search indexes of gatsby-plugin-local-search, written again whenever their address is asked. */
const searchFile = /^[0-9a-f]{32,}\.(index\.txt|store\.json)$/;
/** Copied by Gatsby though nothing of the site uses it, and webpack's account of itself. */
const unused = ['~partytown', 'webpack.stats.json'];

async function removeFrom(folder: string, matches: (name: string) => boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter(matches);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Removes before a build what an earlier one left and the next will not overwrite. */
export async function removeLeftovers(output: string): Promise<void> {
  await removeFrom(output, (name) => !tracked.has(name));
  await removeFrom(join(output, 'static'), (name) => searchFile.test(name));
}

/** Removes what Gatsby writes and no reader ever fetches. */
export async function removeUnused(output: string): Promise<void> {
  await removeFrom(output, (name) => unused.includes(name));
}
