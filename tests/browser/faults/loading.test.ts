import type { Page } from 'playwright-core';
import { withPrefix } from '../../../src/site/addresses';
import type { FaultKind } from '../../../tools/faultyServer/withFault';
import { phone, waitUntilReady } from '../../support/browser';
import { countLoads, waitUntilFailed, useFaultyHarness, visibleText } from '../../support/faults';
import { navigateTo, waitForPage } from '../../support/navigate';

jest.setTimeout(90_000);

const harness = useFaultyHarness();
const guide = '/documentation/mpc_wallets';
const notice = 'Parts of this page could not be loaded.';

const files = {
  'the runtime': /\/webpack-runtime-[^/]*\.js/,
  'the app': /\/app-[^/]*\.js/,
  'all scripts': /\.js$/,
  'the page’s data': /\/page-data\/documentation\/mpc_wallets\/page-data\.json/,
  'all data': /\/page-data\//,
  'the page’s chunk': /\/component---src-templates-[^/]*\.js/,
} as const;

const kinds: readonly FaultKind[] = ['missing', 'error', 'page', 'broken', 'halved', 'offline'];

/** Switches to the dark theme, which succeeds only once the app is ready. */
async function switchToDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
}

describe.each(Object.entries(files))('on the first view, a fault in %s', (_, path) => {
  test.each(kinds)('(%s) leaves the page readable and its links working', async (kind) => {
    harness.server().fail({ path, kind });
    const { page, errors } = await harness.open(guide);
    await page.keyboard.press('Tab');
    await waitUntilFailed(page);
    await page.getByRole('alert').filter({ hasText: notice }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('wallet');
    // The key press fetches the scripts again; the buttons stay enabled until that fails too.
    await page.getByRole('button', { name: /^Switch between dark/, disabled: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).isEnabled()).toBe(true);
    // Expects only the browser's own messages about the files.
    const loadError =
      /^(?:Failed to load resource|(?:Unexpected|Invalid|Unterminated|missing) [^:]*$)/;
    expect(errors.filter((error) => !loadError.test(error))).toEqual([]);
    expect(errors.length).toBeLessThan(20);

    const loads = countLoads(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Architecture', exact: true }).click();
    await waitForPage(harness, page, '/architecture');
    expect(loads()).toBe(1);
  });
});

describe('on the first view', () => {
  test('"Retry" reloads the page and starts the app', async () => {
    harness.server().fail({ path: files['the page’s data'], kind: 'error' });
    const { page } = await harness.open(guide);
    await waitUntilFailed(page);
    harness.server().heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitUntilReady(page);
    expect(await page.getByText(notice).count()).toBe(0);
    await switchToDark(page);
  });

  test('scripts that load when the reader uses a control dismiss the notice', async () => {
    harness.server().fail({ path: files['the app'], kind: 'error' });
    const { page } = await harness.open(guide);
    await waitUntilFailed(page);
    harness.server().heal();
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await waitUntilReady(page);
    expect(await page.getByText(notice).count()).toBe(0);
    await switchToDark(page);
  });

  test('on a phone the notice is less than 120 px high', async () => {
    harness.server().fail({ path: files['all scripts'], kind: 'offline' });
    const { page } = await harness.open(guide, { viewport: phone });
    await waitUntilFailed(page);
    const box = await page.getByRole('alert').boundingBox();
    expect(box?.height).toBeLessThan(120);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});

describe('the notice about a wrong base URL', () => {
  const banner = (page: Page) => page.getByText('This site did not load properly.');
  const everything = /\.(?:js|css|json|woff2|svg)(?:$|\?)/;

  test('appears on the home page, with a suggestion', async () => {
    const home = await (await fetch(harness.address('/'))).text();
    const { page } = await harness.open('/');
    harness.server().fail({ path: everything, kind: 'missing' });
    await page.route('**/elsewhere/', (route) =>
      route.fulfill({ contentType: 'text/html', body: home }),
    );
    await page.goto(new URL('/elsewhere/', harness.address('/')).href);
    await banner(page).waitFor();
    expect(await visibleText(page)).toContain(
      `Current base URL: ${withPrefix('')}/. We suggest trying base URL: /elsewhere/`,
    );
    expect(await page.getByText(notice).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  test.each<[string, string, RegExp, FaultKind]>([
    ['on another page', guide, everything, 'missing'],
    ['when a script is blocked', '/', files['the app'], 'offline'],
    ['when all scripts are blocked', '/', files['all scripts'], 'offline'],
  ])('does not appear %s', async (_, path, faultyFiles, kind) => {
    harness.server().fail({ path: faultyFiles, kind });
    const { page } = await harness.open(path);
    await waitUntilFailed(page);
    await page.getByText(notice).waitFor();
    expect(await banner(page).count()).toBe(0);
  });

  test('does not appear when the stylesheet is missing or slow', async () => {
    harness.server().fail({ path: /\.css$/, kind: 'missing' });
    const { page } = await harness.open('/');
    await waitUntilReady(page);
    expect(await banner(page).count()).toBe(0);

    harness.server().fail({ path: /\.css$/, kind: 'slow' });
    await page.goto(harness.address('/'), { waitUntil: 'commit' });
    await page.waitForSelector('footer', { state: 'attached' });
    expect(await banner(page).count()).toBe(0);
    harness.server().heal();
    await waitUntilReady(page);
    expect(await banner(page).count()).toBe(0);
  });
});

test.each(['page', 'missing', 'halved', 'offline'] as const)(
  'each category of the sidebar keeps a link if the sidebar file fails to load (%s)',
  async (kind) => {
    const sidebarFile = /\/sidebars\//;
    harness.server().fail({ path: sidebarFile, kind });
    let answered: Promise<unknown> = Promise.resolve();
    const { page, errors } = await harness.openReady(guide, {
      prepare: (each) => {
        // Some of these faults produce a response, others a failed request.
        answered = Promise.race([
          each.waitForResponse(sidebarFile),
          each.waitForEvent('requestfailed', (request) => sidebarFile.test(request.url())),
        ]);
        return Promise.resolve();
      },
    });
    await answered;
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(await sidebar.locator('details').count()).toBeGreaterThan(2);
    expect(await sidebar.locator('details:not(:has(a[href]))').count()).toBe(0);
    await sidebar.getByRole('link', { name: 'Architecture', exact: true }).click();
    await waitForPage(harness, page, '/architecture');
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  },
);

test('storage that throws breaks neither the theme, the announcement bar nor navigation', async () => {
  const { page, errors } = await harness.openReady(guide, {
    prepare: (each) =>
      each.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            configurable: true,
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }),
  });
  await switchToDark(page);
  const bar = page.getByRole('region', { name: 'Announcement' });
  await bar.getByRole('button').click();
  await bar.waitFor({ state: 'hidden' });
  await navigateTo(harness, page, '/regions');
  await page.goBack();
  await waitForPage(harness, page, guide);
  expect(errors).toEqual([]);
});
