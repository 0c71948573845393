import { phone, useHarness } from '../../support/browser';
import { countLoads } from '../../support/faults';
import { clickLink, pathOf, waitForPage } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();

test('an unknown address offers a search for its words and links to similar pages', async () => {
  const { page } = await harness.openReady('/documentation/mpc_walet');
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
  expect(await page.locator('main code').innerText()).toBe('/documentation/mpc_walet');
  const field = page.getByRole('searchbox', { name: 'Words to search for' });
  expect(await field.inputValue()).toBe('documentation mpc walet');
  const similar = page.getByRole('navigation', { name: 'Pages with a similar name' });
  await similar.getByRole('link').first().click();
  await page.waitForURL(harness.address('/documentation/mpc_wallets'));
});

test('similar pages are shown with the categories that contain them', async () => {
  const { page } = await harness.openReady('/getBalanse');
  const similar = page.getByRole('navigation', { name: 'Pages with a similar name' });
  await similar
    .getByRole('listitem')
    .filter({ hasText: /^getBalance Validators \/ RPC methods \/ Accounts$/ })
    .waitFor();
});

test.each([
  ['/a%26b', 'a b'],
  ['/C%2B%2B', 'C'],
  ['/user%40example', 'user example'],
  ['/foo%2Fbar', 'foo bar'],
  ['/x%23y', 'x y'],
  ['/100%25', '100'],
  ['/50%25off', '50 off'],
  ['/regions%20', 'regions'],
  ['/caf%C3%A9', 'café'],
])('%s shows the not-found page, with working links and a search for "%s"', async (path, words) => {
  const { page } = await harness.openReady(path);
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(words);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'API', exact: true }).click();
  await waitForPage(harness, page, '/api');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
});

test('the search on the not-found page shows results', async () => {
  const { page } = await harness.openReady('/getBalanse');
  await page.getByRole('searchbox', { name: 'Words to search for' }).press('Enter');
  await page.waitForURL((url) => url.pathname === pathOf(harness, '/search'));
  expect(new URL(page.url()).searchParams.get('q')).toBe('get Balanse');
  await page.getByText(/documents? found/).waitFor();
});

test.each([
  ['an image', '/%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ['a script', '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
  ['1,000 characters', `/${'long/'.repeat(200)}`],
])('an address with %s is shown as plain text and fits a phone', async (_, path) => {
  const { page, errors } = await harness.openReady(path, { viewport: phone });
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  expect(await page.locator('main code').innerText()).toContain(
    decodeURIComponent(path).slice(0, 9),
  );
  expect(await page.locator('main img, main script').count()).toBe(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('a link to an unknown address causes a full load', async () => {
  const { page } = await harness.openReady('/');
  const loads = countLoads(page);
  const answer = page.waitForResponse((response) => response.url().endsWith('/gone'));
  await clickLink(page, pathOf(harness, '/gone'));
  expect((await answer).ok()).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  expect(loads()).toBe(1);
});
