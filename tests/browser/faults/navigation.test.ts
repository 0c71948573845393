import type { FaultKind } from '../../../tools/faultyServer/withFault';
import { waitForFrames, waitUntilReady } from '../../support/browser';
import { countLoads, waitUntilFailed, useFaultyHarness, visibleText } from '../../support/faults';
import { clickLink, navigateTo, pathOf, scrollY, waitForPage } from '../../support/navigate';

jest.setTimeout(90_000);

const harness = useFaultyHarness();
const guide = '/documentation/mpc_wallets';
const guideData = /\/page-data\/documentation\/mpc_wallets\/page-data\.json/;

describe('when a navigation fails,', () => {
  const data = /\/page-data\/regions\/page-data\.json/;

  test.each<[string, FaultKind, RegExp]>([
    ['missing data', 'missing', data],
    ['a server error', 'error', data],
    ['a page in place of data', 'page', data],
    ['a connection lost halfway through the data', 'broken', data],
    ['data cut off halfway', 'halved', data],
    ['unreachable data', 'offline', data],
    ['a page in place of all data', 'page', /\/page-data\//],
    ['a missing chunk', 'missing', /\/component---src-pages-search/],
  ])('%s causes one full load', async (_, kind, path) => {
    const { page } = await harness.openReady(guide);
    harness.server().fail({ path, kind });
    const loads = countLoads(page);
    const target = path.source.includes('search') ? '/search' : '/regions';
    await clickLink(page, pathOf(harness, target));
    await page.waitForURL(harness.address(target));
    // The host still fails, so the app cannot hydrate the page.
    await waitUntilFailed(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(loads()).toBe(1);
  });

  test('Back to a page whose data fails to load shows that page', async () => {
    const { page } = await harness.openReady(guide);
    await navigateTo(harness, page, '/regions');
    await page.reload();
    await waitUntilReady(page);
    harness.server().fail({ path: guideData, kind: 'error' });
    await page.goBack();
    await page.waitForURL(harness.address(guide));
    await page.getByRole('heading', { level: 1, name: /wallet/i }).waitFor();
    expect(await visibleText(page)).toContain('wallet');
  });
});

describe('offline,', () => {
  test('the reader stays on the page, is notified, and continues once back online', async () => {
    const { page } = await harness.openReady(guide);
    await page.context().setOffline(true);
    const loads = countLoads(page);
    await clickLink(page, pathOf(harness, '/regions'));
    const alert = page.getByRole('alert').filter({ hasText: 'You seem to be offline.' });
    await alert.waitFor();
    expect(loads()).toBe(0);
    expect(page.url()).toBe(harness.address(guide));
    await page.getByRole('button', { name: /^Switch between dark/ }).click();
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor();

    await page.context().setOffline(false);
    await waitForPage(harness, page, '/regions');
    expect(loads()).toBe(1);
  });

  test('Back to a page that cannot be loaded stays on the current page', async () => {
    const { page } = await harness.openReady(guide);
    await navigateTo(harness, page, '/regions');
    await page.reload();
    await waitUntilReady(page);
    harness.server().fail({ path: /./, kind: 'offline' });
    await page.evaluate(() => history.back());
    const alert = page.getByRole('alert').filter({ hasText: 'You seem to be offline.' });
    await alert.waitFor();
    expect(await visibleText(page)).toContain('Regions');
    harness.server().heal();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { level: 1, name: /wallet/i }).waitFor();
  });

  test('dismissing the notice restores the address of the page shown', async () => {
    const { page } = await harness.openReady(guide);
    await navigateTo(harness, page, '/regions');
    await page.reload();
    await waitUntilReady(page);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => window.scrollY > 150);
    const position = await scrollY(page);
    const toggle = page.getByRole('button', { name: /^Switch between dark/ });
    await toggle.focus();
    harness.server().fail({ path: /./, kind: 'offline' });
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.waitForURL(harness.address('/regions'));
    // Until the router has rendered the page, it can still replace the history entry.
    await waitForFrames(page);
    expect(await scrollY(page)).toBe(position);
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    harness.server().heal();
    const loads = countLoads(page);
    await navigateTo(harness, page, '/architecture');
    await page.goBack();
    await waitForPage(harness, page, '/regions');
    expect(loads()).toBe(0);
  });

  test('Back shows a page visited before', async () => {
    const { page } = await harness.openReady(guide);
    await navigateTo(harness, page, '/regions');
    await page.context().setOffline(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /wallet/i }).waitFor();
  });
});
