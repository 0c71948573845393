import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { projectRoot } from './copyProject';

/** A browser's program, with the environment variables that it needs. */
export interface Executable {
  readonly path: string;
  readonly env: Record<string, string>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const advice =
  'No Chromium or Chrome was found, and the packaged one needs Linux on x64. Install one (on Debian: `apt-get install chromium`), or set CHROME_PATH to its path.';

/**
 * Which browser to use if the machine has several. Tests take about half the processor time with
 * the packaged one, a headless shell without the parts that a person would see.
 */
export type BrowserChoice = 'packaged' | 'installed';

/** Returns whether a file exists and can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...applications].find(isExecutable);
}

/** Returns a fontconfig file with the machine's fonts and those of the packaged browser. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

/**
 * Unpacks the Chromium of @sparticuz/chromium with its libraries and fonts, once. The package
 * unpacks into TMPDIR, and unpacks the libraries only on AWS Lambda, so it runs in a separate
 * process that looks like AWS Lambda.
 */
async function unpackPackaged(): Promise<Executable> {
  const modules = join(__dirname, '../node_modules');
  const manifest = await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const folder = join(modules, '.cache/packaged-chromium', version);
  const executable: Executable = {
    path: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
  if (isExecutable(executable.path)) return executable;

  await mkdir(dirname(folder), { recursive: true });
  const unpacked = await mkdtemp(`${folder}-`);
  await promisify(execFile)(
    process.execPath,
    ['-e', 'require("@sparticuz/chromium").executablePath()'],
    {
      cwd: projectRoot,
      env: { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    },
  );
  await writeFile(join(unpacked, 'fonts.conf'), fontConfiguration(folder));
  try {
    await rename(unpacked, folder);
  } catch (error) {
    await rm(unpacked, { recursive: true });
    if (!isExecutable(executable.path)) throw error;
  }
  return executable;
}

/**
 * Finds a browser: the one at CHROME_PATH, otherwise one of the preferred kind, otherwise one of
 * the other kind. The packaged browser, from npm, runs only on Linux on x64.
 *
 * @throws Error with advice if CHROME_PATH is not an executable file, or if no browser is found
 */
export async function findBrowser(preferred: BrowserChoice = 'packaged'): Promise<Executable> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!isExecutable(chosen))
      throw new Error(
        `CHROME_PATH is not an executable file: ${chosen}. Set it to the path of Chromium or Chrome.`,
      );
    return { path: chosen, env: {} };
  }
  const runsPackaged = process.platform === 'linux' && process.arch === 'x64';
  if (preferred === 'packaged' && runsPackaged) return unpackPackaged();
  const installed = findInstalled();
  if (installed) return { path: installed, env: {} };
  if (!runsPackaged) throw new Error(advice);
  return unpackPackaged();
}

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

async function start<T>(
  launch: (options: LaunchOptions) => Promise<T>,
  preferred?: BrowserChoice,
): Promise<T> {
  const { path, env } = await findBrowser(preferred);
  try {
    return await launch({
      executablePath: path,
      env: { ...(process.env as Record<string, string>), ...env },
      args,
    });
  } catch (error) {
    throw new Error(`${path} does not start. Set CHROME_PATH to another Chromium or Chrome.`, {
      cause: error,
    });
  }
}

/**
 * Starts the browser, headless.
 *
 * @throws Error with advice if none is found or it does not start
 */
export function launchBrowser(preferred?: BrowserChoice): Promise<Browser> {
  return start((options) => chromium.launch(options), preferred);
}

/**
 * Starts a browser to which several processes can connect.
 *
 * @throws Error with advice if none is found or it does not start
 */
export function launchBrowserServer(): Promise<BrowserServer> {
  return start((options) => chromium.launchServer(options));
}
