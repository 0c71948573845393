import { rpcPath } from '../routes';
import { useStage } from '../support/browser';

jest.setTimeout(60_000);

const stage = useStage();
const nested = '/documentation/institutions/customers/add';
const reference = `${rpcPath}/getAccountInfo`;

describe('sidebar', () => {
  test('marks the page shown, within open categories', async () => {
    const { page } = await stage.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('[aria-current="page"]');
    expect(await current.count()).toBe(1);
    expect(await current.isVisible()).toBe(true);
    expect(await current.getAttribute('href')).toBe(new URL(stage.address(nested)).pathname);
  });

  test('opens a category it did not hold at first, and keeps it open on the next page', async () => {
    const { page } = await stage.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    await category.locator('summary').click();
    const link = category.getByRole('link').nth(1);
    await link.waitFor();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.pathname === href);
    await sidebar.locator(`[aria-current="page"][href="${href}"]`).waitFor();
    expect(await category.getAttribute('open')).not.toBeNull();
  });
});

describe('breadcrumbs and pager', () => {
  test('the breadcrumbs lead up', async () => {
    const { page } = await stage.openReady(nested);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await breadcrumbs.getByRole('link').last().click();
    await page.waitForURL((url) => url.href !== stage.address(nested));
  });

  test('the pager leads to the next page and back, with titles that follow', async () => {
    const { page } = await stage.openReady(nested);
    const heading = page.getByRole('heading', { level: 1 });
    const [title, first] = [await page.title(), await heading.innerText()];
    const pager = page.getByRole('navigation', { name: 'Docs pages' });
    await pager.getByRole('link', { name: /^Next / }).click();
    await page.waitForURL((url) => url.href !== stage.address(nested));
    await page.waitForFunction((before) => document.title !== before, title);
    expect(await page.title()).toMatch(await heading.innerText());
    await pager.getByRole('link', { name: /^Previous / }).click();
    await page.waitForURL(stage.address(nested));
    await page.waitForFunction((before) => document.title === before, title);
    expect(await heading.innerText()).toBe(first);
  });
});

describe('table of contents', () => {
  test('lists levels 2 and 3 and leads to them', async () => {
    const { page } = await stage.openReady(reference);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    const listed = await toc
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
      );
    const headings = await page
      .locator('main :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
    expect(listed.length).toBeGreaterThan(2);
    expect(listed).toEqual(headings);

    await toc.getByRole('link').nth(1).click();
    await page.waitForURL((url) => decodeURIComponent(url.hash) === listed[1]);
  });

  test('marks the heading the reader is at', async () => {
    const { page } = await stage.openReady(reference);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    const last = toc.getByRole('link').last();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await last.and(toc.locator('[aria-current="true"]')).waitFor();
    expect(await toc.locator('[aria-current="true"]').count()).toBe(1);
  });
});

describe('article', () => {
  test('each heading has a direct link', async () => {
    const { page } = await stage.openReady(reference);
    const heading = page.locator('main h2[id]').first();
    const text = await heading.evaluate((element) => element.firstChild?.textContent ?? '');
    const link = heading.getByRole('link', { name: `Direct link to ${text.trim()}` });
    await link.click();
    const id = await heading.getAttribute('id');
    await page.waitForURL((url) => url.hash === `#${id}`);
  });

  test('code is copied', async () => {
    const { page } = await stage.openReady(reference, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const button = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
    const code = await button.evaluate(
      (element) => element.closest(':has(pre)')?.querySelector('code')?.textContent,
    );
    await button.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code?.trim());
  });

  test('a link to a heading shows it below the navbar, by click and by loading', async () => {
    const { page } = await stage.openReady(reference);
    const id = await page.locator('main h2[id]').nth(1).getAttribute('id');
    await page.goto(stage.address(`/`));
    await page.goto(stage.address(`${reference}#${id}`));
    const top = await page.locator(`[id="${id}"]`).evaluate((e) => e.getBoundingClientRect().top);
    const navbar = await page
      .getByRole('navigation', { name: 'Main' })
      .evaluate((e) => e.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(navbar);
    expect(top).toBeLessThan(300);
  });
});

describe('index of RPC methods', () => {
  test('is filtered as one types, and says how much is left', async () => {
    const { page } = await stage.openReady(rpcPath);
    const filter = page.getByRole('searchbox', { name: 'Filter methods' });
    const article = page.locator('article');
    await filter.fill('owner accounts');
    await article.getByRole('link', { name: 'getTokenAccountsByOwner', exact: true }).waitFor();
    expect(await article.getByRole('link', { name: 'getSlot', exact: true }).isVisible()).toBe(
      false,
    );
    expect(await article.getByRole('heading', { name: 'Cluster' }).isVisible()).toBe(false);
    expect(await article.getByRole('status').innerText()).toMatch(/^\d+ of 55$/);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await toc.locator('[aria-current="true"]', { hasText: 'Methods' }).waitFor();
    await filter.fill('');
    await article.getByRole('link', { name: 'getSlot', exact: true }).waitFor();
    expect(await article.getByRole('status').innerText()).toBe('');
  });
});
