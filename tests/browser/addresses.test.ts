import { canonicalPath, withPrefix } from '../../src/site/addresses';
import { rpcPath } from '../routes';
import { ready, useStage } from '../support/browser';

jest.setTimeout(60_000);

const stage = useStage();
const guide = '/documentation/mpc_wallets';

describe('addresses that are not found', () => {
  test('show the not-found page with status 404', async () => {
    const { page } = await stage.open('/');
    const response = await page.goto(stage.address('/no/such/page'));
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1, name: 'Page Not Found' });
    expect(await heading.isVisible()).toBe(true);
    await ready(page);
    expect(await heading.isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(withPrefix('/no/such/page'));
  });

  test('lead back into the site', async () => {
    const { page } = await stage.openReady('/no/such/page');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'API', exact: true })
      .click();
    await page.waitForURL(stage.address('/api'));
  });
});

describe('the file name of a page', () => {
  test.each([
    [`${guide}.html`, guide],
    [`${guide}/index.html`, guide],
    [`${guide}.html?a=1`, `${guide}?a=1`],
    ['/index.html', '/'],
    ['/index', '/'],
    [`${rpcPath}/getBalance.html`, `${rpcPath}/getBalance`],
  ])('%s is redirected once, to %s', async (typed, expected) => {
    const { page } = await stage.open('/');
    const response = await page.goto(new URL(withPrefix(typed), stage.address('/')).href);
    expect(page.url()).toBe(stage.address(expected));
    const first = response?.request().redirectedFrom();
    expect((await first?.response())?.status()).toBe(301);
    expect(first?.redirectedFrom()).toBeNull();
  });

  test('its other slash form is redirected once at most', async () => {
    const { page } = await stage.open('/');
    const other = canonicalPath(guide).endsWith('/') ? guide : `${guide}/`;
    const response = await page.goto(new URL(withPrefix(other), stage.address('/')).href);
    expect(page.url()).toBe(stage.address(guide));
    expect(response?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
  });
});

describe('moving within the site', () => {
  test('goes to the top of the next page, and back to where one was', async () => {
    const { page } = await stage.openReady(`${rpcPath}/getAccountInfo`);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Next / })
      .click();
    await page.waitForURL((url) => !url.pathname.includes('getAccountInfo'));
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY > 300);
  });

  test('leads to an anchor of another page', async () => {
    const { page } = await stage.openReady('/');
    await page.goto(stage.address(`${rpcPath}/getAccountInfo`));
    const id = await page.locator('main h2[id]').nth(1).getAttribute('id');
    await page.goto(stage.address(`${rpcPath}/getAccountInfo#${id}`));
    await page.waitForFunction(() => window.scrollY > 0);
  });
});
