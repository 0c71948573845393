import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Scripts and style sheets of webpack, which each build emits again under their content's hash. */
const hashedAsset = /[-.][0-9a-f]{20}\.(js|css)(\.map|\.LICENSE\.txt)?$/;
/** Search indexes of gatsby-plugin-local-search, written again whenever their address is asked. */
const searchFile = /^[0-9a-f]{32,}\.(index\.txt|store\.json)$/;
/** Copied by Gatsby though nothing of the site uses it, and webpack's account of itself. */
const unused = ['~partytown', 'webpack.stats.json'];

async function removeMatching(folder: string, pattern: RegExp): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => pattern.test(name));
  await Promise.all(names.map((name) => rm(join(folder, name))));
}

/** Gatsby leaves the hashed files of earlier builds in place; this removes them before a build. */
export async function removeOldAssets(output: string): Promise<void> {
  await removeMatching(output, hashedAsset);
  await removeMatching(join(output, 'static'), searchFile);
  await rm(join(output, 'sidebars'), { recursive: true, force: true });
}

/** Removes what Gatsby writes and no reader ever fetches. */
export async function removeUnused(output: string): Promise<void> {
  for (const name of unused) await rm(join(output, name), { recursive: true, force: true });
}
