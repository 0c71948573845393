/* global console, module, process, require, __dirname */
/**
 * `npm run check`: bundles the check and its worker, and runs the bundle, which starts faster than
 * separate modules. A bundle is reused until one of its inputs changes.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { join } = require('node:path');
const settings = require('../../src/gatsby/compile/bundle.json');

const folders = ['src', 'tools/checkContent'];

/** Number of bundles to keep; each is for one state of the code. */
const keptStates = 6;

/**
 * Returns the name of a bundle: a digest of the code, packages and settings that it is made from,
 * and of the version of Node.js.
 */
function digestOfCode(root) {
  const hash = createHash('sha256').update(process.version);
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|cjs|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const others = ['package-lock.json', 'tsconfig.json'].map((name) => join(root, name));
  for (const file of [...files.sort(), ...others]) {
    hash.update(file.slice(root.length)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Removes the least recently used bundles. */
function removeOldBundles(states) {
  const bundles = fs
    .readdirSync(states)
    .map((name) => {
      const path = join(states, name);
      // Another check may have removed or renamed the folder.
      return { path, time: fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
    })
    .sort((a, b) => b.time - a.time);
  for (const { path } of bundles.slice(keptStates))
    fs.rmSync(path, { recursive: true, force: true });
}

function bundle(root) {
  const states = join(root, 'node_modules/.cache/check');
  const folder = join(states, digestOfCode(root));
  if (fs.existsSync(folder)) {
    const now = new Date();
    fs.utimesSync(folder, now, now);
    return folder;
  }
  // Builds in a temporary folder and renames it, because another check may be starting.
  const temporary = `${folder}.${process.pid}`;
  require('esbuild').buildSync({
    absWorkingDir: root,
    entryPoints: {
      index: 'tools/checkContent/index.ts',
      compileWorker: 'src/gatsby/compile/compileWorker.ts',
    },
    outdir: temporary,
    ...settings,
    logLevel: 'error',
  });
  try {
    fs.renameSync(temporary, folder);
  } catch {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  removeOldBundles(states);
  return folder;
}

module.exports = { digestOfCode };

try {
  if (require.main === module) require(join(bundle(join(__dirname, '../..')), 'index.js'));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
