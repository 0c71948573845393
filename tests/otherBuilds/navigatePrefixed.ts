import { readHostRules } from '../../tools/serve/hostRules';
import { startServer } from '../../tools/serve/startServer';
import { waitUntilReady } from '../support/browser';

/**
 * Navigates a site under a prefix by link, Back and search. Checks that every request path has the
 * prefix exactly once, that no navigation is a full load, and that no error is thrown.
 *
 * @param root the folder of a built copy of the project
 */
export async function navigatePrefixed(root: string, prefix: string): Promise<void> {
  const server = await startServer(await readHostRules(root), prefix);
  const browser = await sharedBrowser();
  const page = await browser.newPage();
  const paths: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  page.on('pageerror', ({ message }) => errors.push(message));
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
  const title = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(`${server.origin}${prefix}/documentation/mpc_wallets`);
    await waitUntilReady(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const first = await title.innerText();
    await next.click();
    await title.filter({ hasNotText: first }).waitFor();
    await page.goBack();
    await title.filter({ hasText: first }).waitFor();
    // Ignores the notice about the version, which links to the same page in another version.
    await page.locator('main article a[href^="/"]:not([role="note"] *)').first().click();
    await title.filter({ hasNotText: first }).waitFor();
    await page.getByRole('combobox', { name: 'Search' }).fill('fees');
    await page.getByRole('option').first().click();
    await page.waitForURL(/_highlight/);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  } finally {
    await page.close();
    await server.close();
  }
  const wrong = paths.filter(
    (path) =>
      !`${path}/`.startsWith(`${prefix}/`) || path.slice(prefix.length).startsWith(`${prefix}/`),
  );
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
}
