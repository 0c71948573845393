import { canonicalPath, withPrefix } from '../../../src/site/addresses';
import { rpcPath } from '../../routes';
import { waitUntilReady, useHarness } from '../../support/browser';
import { clickLink, pathOf, waitForScroll, scrollY, waitForPage } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

describe('an unknown address', () => {
  test('shows the not-found page with status 404', async () => {
    const { page } = await harness.open('/');
    const response = await page.goto(harness.address('/no/such/page'));
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
    expect(await heading.isVisible()).toBe(true);
    await waitUntilReady(page);
    expect(await heading.isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(withPrefix('/no/such/page'));
  });

  test('shows links into the site', async () => {
    const { page } = await harness.openReady('/no/such/page');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'API', exact: true })
      .click();
    await page.waitForURL(harness.address('/api'));
  });
});

describe('other forms of an address:', () => {
  test.each([
    [`${guide}.html`, guide],
    [`${guide}/index.html`, guide],
    [`${guide}.html?a=1`, `${guide}?a=1`],
    [`${guide}/index.html?y#z`, `${guide}?y#z`],
    [`${guide}/?y=1#z`, `${guide}?y=1#z`],
    ['/index.html', '/'],
    ['/index', '/'],
    [`${rpcPath}/getBalance.html`, `${rpcPath}/getBalance`],
  ])('%s is redirected once, to %s', async (typed, expected) => {
    const { page } = await harness.open('/');
    const response = await page.goto(new URL(withPrefix(typed), harness.address('/')).href);
    expect(page.url()).toBe(harness.address(expected));
    const first = response?.request().redirectedFrom();
    expect((await first?.response())?.status()).toBe(301);
    expect(first?.redirectedFrom()).toBeNull();
  });

  test('an address with the wrong trailing slash leads to its page with at most one redirect', async () => {
    const { page } = await harness.open('/');
    const other = canonicalPath(guide).endsWith('/') ? guide : `${guide}/`;
    const response = await page.goto(new URL(withPrefix(other), harness.address('/')).href);
    expect(page.url()).toBe(harness.address(guide));
    expect(response?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
  });
});

test('no form of an address briefly shows "not found"', async () => {
  const { page } = await harness.open('/', {
    prepare: (each) =>
      each.addInitScript(() => {
        const titles = new Set<string>();
        Object.assign(window, { titles });
        new MutationObserver(() => {
          for (const h1 of document.querySelectorAll('h1')) titles.add(h1.innerText);
        }).observe(document, { childList: true, characterData: true, subtree: true });
      }),
  });
  const titles = (): Promise<string[]> =>
    page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
  const origin = harness.address('/');
  for (const form of ['', '/', '.html', '/index.html', '/index.html?y#z']) {
    await page.goto(new URL(withPrefix(`${guide}${form}`), origin).href);
    await waitUntilReady(page);
    expect(await titles()).toEqual([await page.getByRole('heading', { level: 1 }).innerText()]);
  }
});

test('a link to the HTML file of a page opens the page within the app', async () => {
  const { page } = await harness.openReady('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const form of ['.html', '/index.html']) {
    await clickLink(page, withPrefix(`${guide}${form}`));
    await waitForPage(harness, page, guide);
    await clickLink(page, withPrefix('/regions.html?a=1'));
    await waitForPage(harness, page, '/regions?a=1');
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

describe('navigation within the site', () => {
  test('starts at the top of the next page, and Back restores the position', async () => {
    const { page } = await harness.openReady(`${rpcPath}/getAccountInfo`);
    const next = page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Next / });
    await next.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY > 300);
    const before = await scrollY(page);
    await next.click();
    await page.waitForURL((url) => !url.pathname.includes('getAccountInfo'));
    await waitForScroll(page, 0);
    await page.goBack();
    await waitForScroll(page, before);
  });

  test('scrolls to an anchor on another page', async () => {
    const { page } = await harness.openReady('/');
    await page.goto(harness.address(`${rpcPath}/getAccountInfo`));
    const id = await page.locator('main h2[id]').nth(1).getAttribute('id');
    await page.goto(harness.address('/'));
    await waitUntilReady(page);
    await clickLink(page, pathOf(harness, `${rpcPath}/getAccountInfo#${id}`));
    await page.waitForFunction((name) => {
      const top = document.getElementById(name ?? '')?.getBoundingClientRect().top ?? -1;
      return window.scrollY > 0 && top >= 0 && top < 300;
    }, id);
  });
});
