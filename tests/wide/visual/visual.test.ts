import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { canonicalPath, pathPrefix } from '../../../src/site/addresses';
import { colorMode } from '../../../src/site/theme';
import { launchBrowser } from '../../../tools/browser';
import { projectRoot } from '../../../tools/copyProject';
import { readHostRules } from '../../../tools/serve/hostRules';
import { startServer, type RunningServer } from '../../../tools/serve/startServer';
import { waitForFrames, waitUntilReady } from '../../support/browser';
import { acceptedFolder, comparePicture, differencesFolder, writeReport } from './pictures';
import { scenes, type Scene } from './scenes';

jest.setTimeout(120_000);

/** Maximum size of all accepted pictures together, in bytes. */
const budget = 4_000_000;

const views = [
  { width: 390, height: 700 },
  { width: 768, height: 800 },
  { width: 1280, height: 720 },
].flatMap((viewport) => (['light', 'dark'] as const).map((theme) => ({ viewport, theme })));

let server: RunningServer;
let browser: Browser;
const contexts: BrowserContext[] = [];
const differing: string[] = [];

beforeAll(async () => {
  await rm(differencesFolder, { recursive: true, force: true });
  server = await startServer(await readHostRules(projectRoot), pathPrefix);
  browser = await launchBrowser();
  for (const { viewport, theme } of views) {
    // Bypasses the policy, because Playwright adds inline styles for a screenshot.
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      colorMode.storageKey,
      theme,
    ] as const);
    // Waits for slow fonts, instead of showing the fallback fonts.
    await context.route(/\.css$/, async (route) => {
      // Retries, because the server may close an idle connection just as it is reused.
      const response = await route.fetch({ maxRetries: 3 });
      const body = (await response.text()).replaceAll(
        'font-display:optional',
        'font-display:block',
      );
      await route.fulfill({ response, body });
    });
    contexts.push(context);
  }
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  if (differing.length > 0) console.log(`See ${await writeReport(differing)}`);
});

/** Resolves once a page has its fonts and no pending requests. */
async function waitForRequests(page: Page, pending: ReadonlySet<unknown>): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  do await waitForFrames(page);
  while (pending.size > 0);
}

async function takePicture(context: BrowserContext, { path, at, prepare }: Scene): Promise<Buffer> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    // Ignores prefetches, because the browser does not always report their end.
    if (request.resourceType() !== 'other') pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const { pathname, search, hash } = new URL(path, server.origin);
  await page.goto(`${server.origin}${pathPrefix}${canonicalPath(pathname)}${search}${hash}`);
  await waitUntilReady(page);
  await waitForRequests(page, pending);
  await prepare?.(page);
  if (at !== undefined) {
    await page
      .locator(at)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  }
  await waitForRequests(page, pending);
  // Hides the date of a page's last change, which comes from the repository.
  const style = 'time { visibility: hidden }';
  const takeScreenshot = (): Promise<Buffer> =>
    page.screenshot({ animations: 'disabled', caret: 'hide', style });
  let png = await takeScreenshot();
  for (let last: Buffer = Buffer.alloc(0); !png.equals(last); png = await takeScreenshot())
    last = png;
  await page.close();
  return png;
}

test.each(Object.entries(scenes))('%s looks like its accepted picture', async (name, scene) => {
  const problems: string[] = [];
  for (const [index, { viewport, theme }] of views.entries()) {
    const { widths = [viewport.width] } = scene;
    const context = contexts[index];
    if (context === undefined || !widths.includes(viewport.width)) continue;
    const picture = `${name}-${viewport.width}-${theme}`;
    const problem = await comparePicture(picture, await takePicture(context, scene));
    if (problem === undefined) continue;
    problems.push(problem);
    if (problem.includes('pixels')) differing.push(picture);
  }
  expect(problems).toEqual([]);
});

test('accepted pictures are within their budget', () => {
  const files = readdirSync(acceptedFolder);
  const bytes = files.reduce((sum, file) => sum + statSync(join(acceptedFolder, file)).size, 0);
  console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(2)} MB`);
  expect(bytes).toBeLessThan(budget);
});
