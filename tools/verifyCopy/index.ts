/**
 * `npm run verify -- URL|FOLDER [--build FOLDER]`: compares a deployed copy of the site, or a
 * folder, with a build, `public/` by default: every file, and for a URL also status and headers.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildManifestPath, type BuildManifest } from '../../src/shared/buildManifest';
import { pathPrefix, trailingSlash } from '../../src/site/addresses';
import { projectRoot } from '../copyProject';
import { countOf } from '../../src/gatsby/versions/problems';
import { readHostRules } from '../serve/hostRules';
import { verifyFolder, verifySite } from './verifyCopy';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'string', default: join(projectRoot, 'public') } },
  });
  const [target] = positionals;
  if (target === undefined)
    throw new Error('There is nothing to verify. Name the URL or the folder of a copy.');

  const text = await readFile(join(values.build, buildManifestPath), 'utf8').catch(() => {
    throw new Error(`There is no built site in ${values.build}. Run \`npm run build\` first.`);
  });
  const manifest = JSON.parse(text) as BuildManifest;
  const isAddress = /^https?:\/\//.test(target);
  if (!isAddress && !existsSync(target))
    throw new Error(`There is no folder "${target}". Name one, or a URL with https:// before it.`);
  const { headers } = await readHostRules(projectRoot, values.build);
  const site = { url: target.replace(/\/+$/, ''), prefix: pathPrefix, trailingSlash, headers };
  const differences = isAddress
    ? await verifySite(site, manifest)
    : await verifyFolder(target, manifest);

  const { commit, modified, files } = manifest;
  const source = commit === null ? 'an unknown commit' : `commit ${commit}`;
  const count = countOf(Object.keys(files).length, 'file');
  const summary = `${count} of ${source}${modified ? ', with uncommitted changes' : ''}`;
  for (const difference of differences) console.log(difference);
  console.log(
    differences.length === 0
      ? `Identical: ${summary}`
      : `${countOf(differences.length, 'difference')}: ${summary}`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
