import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser';

const { arch, platform } = process;
const env = { ...process.env };

function setSystem(values: { readonly platform: string; readonly arch: string }): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(process, name, { value });
  }
}

afterEach(() => {
  setSystem({ arch, platform });
  process.env = { ...env };
});

test('the browser at CHROME_PATH takes precedence over all others', async () => {
  process.env = { CHROME_PATH: process.execPath };
  expect(await findBrowser()).toEqual({ path: process.execPath, env: {} });
});

test('the packaged Chromium is used, where it runs, unless an installed one is preferred', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const installed = join(folder, 'chromium');
  writeFileSync(installed, '');
  chmodSync(installed, 0o755);
  process.env = { ...env, CHROME_PATH: '', PATH: folder };
  const found = [await findBrowser('installed'), await findBrowser()];
  rmSync(folder, { recursive: true });
  const runsPackaged = platform === 'linux' && arch === 'x64';
  expect(found.map(({ path }) => path)).toEqual([
    installed,
    runsPackaged ? expect.stringContaining('packaged-chromium') : installed,
  ]);
});

test.each(['packaged', 'installed'] as const)(
  'the packaged Chromium is not used where it does not run, with "%s" preferred',
  async (preferred) => {
    setSystem({ platform: 'linux', arch: 'riscv64' });
    process.env = {};
    const found = await findBrowser(preferred).catch((error: unknown) => error);
    if (found instanceof Error) expect(found.message).toMatch(/^No Chromium or Chrome was found/);
    else expect(found).toMatchObject({ env: {} });
  },
);
