import { rpcPath } from '../../routes';
import { phone, useHarness } from '../../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();
const nested = '/documentation/institutions/customers/add';
const reference = `${rpcPath}/getAccountInfo`;
/** A long page without samples, with its table of contents beside it. */
const overview = rpcPath;

describe('navigation between pages:', () => {
  test('the last breadcrumb link opens the parent category', async () => {
    const { page } = await harness.openReady(nested);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const above = breadcrumbs.getByRole('link').last();
    const [href, name] = [await above.getAttribute('href'), await above.innerText()];
    expect(nested.startsWith(`${href}/`)).toBe(true);
    await above.click();
    await page.waitForURL((url) => url.pathname === href);
    await breadcrumbs.locator('[aria-current="page"]', { hasText: name }).waitFor();
  });

  test('the breadcrumbs show the title of the page, but not on a phone', async () => {
    const { page } = await harness.openReady(nested);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const current = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(title);
    expect(await current.isVisible()).toBe(true);
    await page.setViewportSize(phone);
    expect(await current.isVisible()).toBe(false);
  });

  test('the pager links to the next page and back, and the title changes with the page', async () => {
    const { page } = await harness.openReady(nested);
    const heading = page.getByRole('heading', { level: 1 });
    const [title, first] = [await page.title(), await heading.innerText()];
    const pager = page.getByRole('navigation', { name: 'Docs pages' });
    await pager.getByRole('link', { name: /^Next / }).click();
    await page.waitForURL((url) => url.href !== harness.address(nested));
    await page.waitForFunction((before) => document.title !== before, title);
    expect(await page.title()).toMatch(await heading.innerText());
    await pager.getByRole('link', { name: /^Previous / }).click();
    await page.waitForURL(harness.address(nested));
    await page.waitForFunction((before) => document.title === before, title);
    expect(await heading.innerText()).toBe(first);
  });
});

describe('on a phone, the page action', () => {
  test('is beside the breadcrumbs, above the title', async () => {
    const { page } = await harness.openReady(reference, { viewport: phone });
    const [breadcrumbs, action] = await Promise.all([
      page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox(),
      page.getByRole('button', { name: 'Copy page' }).boundingBox(),
    ]);
    expect(action?.y).toBeCloseTo(breadcrumbs?.y ?? 0, 0);
    expect(action?.x).toBeGreaterThan((breadcrumbs?.x ?? 0) + (breadcrumbs?.width ?? 0) - 1);
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(false);
  });

  test('is beside the title of a page without breadcrumbs', async () => {
    const { page } = await harness.openReady('/architecture', { viewport: phone });
    const [title, action] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByRole('button', { name: 'Copy page' }).boundingBox(),
    ]);
    expect(action?.y).toBeCloseTo(title?.y ?? 0, 0);
  });

  test('is a link to the page’s Markdown if JavaScript is off', async () => {
    const { page } = await harness.open(reference, { viewport: phone, javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Copy page' }).isVisible()).toBe(false);
  });
});

describe('in an article,', () => {
  test.each(['/', '/documentation/mpc_wallets'])(
    'no paragraph of four words or more on %s ends in a line of one word',
    async (path) => {
      const { page } = await harness.open(path, { viewport: { width: 1440, height: 900 } });
      const orphans = await page.locator('article p').evaluateAll((paragraphs) =>
        paragraphs
          .filter((paragraph) => {
            const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
            const bottoms: number[] = [];
            for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
              for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
                const range = new Range();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                bottoms.push(range.getBoundingClientRect().bottom);
              }
            }
            return bottoms.length > 3 && (bottoms.at(-1) ?? 0) > (bottoms.at(-2) ?? 0) + 10;
          })
          .map(({ textContent }) => textContent?.slice(-40)),
      );
      expect(orphans).toEqual([]);
    },
  );

  test('a long name in a heading wraps between words on a phone', async () => {
    const { page } = await harness.openReady(`${rpcPath}/getMinimumBalanceForRentExemption`, {
      viewport: phone,
    });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((h1) => {
      const texts = new Map<number, string>();
      const walker = document.createTreeWalker(h1, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          texts.set(top, (texts.get(top) ?? '') + range.toString());
        }
      }
      return [...texts.values()];
    });
    expect(lines.join('')).toBe('getMinimumBalanceForRentExemption');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^[A-Z]/);
  });

  test('each heading of level 2 or 3 has a direct link', async () => {
    const { page } = await harness.openReady(reference);
    const bare = page.locator('main :is(h2, h3)[id]').filter({ hasNot: page.getByRole('link') });
    expect(await bare.count()).toBe(0);
    const heading = page.locator('main h2[id]').first();
    const text = await heading.evaluate((element) => element.firstChild?.textContent ?? '');
    const link = heading.getByRole('link', { name: `Direct link to ${text.trim()}` });
    await link.click();
    const id = await heading.getAttribute('id');
    await page.waitForURL((url) => url.hash === `#${id}`);
  });

  test('the copy button copies a sample and confirms it', async () => {
    const { page } = await harness.openReady(reference, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const button = page
      .locator('.a-code')
      .getByRole('button', { name: 'Copy code to clipboard' })
      .first();
    const code = await button.evaluate(
      (element) => element.closest(':has(pre)')?.querySelector('code')?.textContent,
    );
    await button.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code?.trim());
  });

  test('a link to a heading shows the heading below the navbar, whether clicked or opened directly', async () => {
    const { page } = await harness.openReady(overview);
    const id = await page.locator('main h2[id]').nth(1).getAttribute('id');
    const expectBelowNavbar = async (): Promise<void> => {
      await page.waitForFunction(() => window.scrollY > 0);
      const top = await page.locator(`[id="${id}"]`).evaluate((e) => e.getBoundingClientRect().top);
      const navbar = await page
        .getByRole('navigation', { name: 'Main' })
        .evaluate((e) => e.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(navbar);
      expect(top).toBeLessThan(300);
    };
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await toc.locator(`a[href="#${id}"]`).click();
    await expectBelowNavbar();
    await page.goto(harness.address(`/`));
    await page.goto(harness.address(`${overview}#${id}`));
    await expectBelowNavbar();
  });
});

describe('the index of RPC methods', () => {
  test('is filtered while the reader types, and shows how many methods match', async () => {
    const { page } = await harness.openReady(rpcPath);
    const filter = page.getByRole('searchbox', { name: 'Filter methods' });
    const article = page.locator('article');
    await filter.fill('owner accounts');
    // The text of the page links to the method too.
    await article
      .getByRole('group', { name: 'Table: Tokens' })
      .getByRole('link', { name: 'getTokenAccountsByOwner', exact: true })
      .waitFor();
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
    // On a phone, rows are shown as lists, which the filter must hide too.
    await page.setViewportSize({ width: 390, height: 800 });
    await filter.fill('owner accounts');
    await article
      .getByRole('link', { name: 'getTokenSupply', exact: true })
      .waitFor({ state: 'hidden' });
  });

  test('clears a filter that hides the target of a link, until the reader goes back', async () => {
    const { page } = await harness.openReady(rpcPath);
    const filter = page.getByRole('searchbox', { name: 'Filter methods' });
    const heading = page.locator('article').getByRole('heading', { name: 'Cluster' });
    await filter.fill('owner accounts');
    await page.waitForURL(/\?filter=owner\+accounts$/);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await toc.getByRole('link', { name: 'Cluster' }).click();
    await heading.waitFor();
    await page.waitForURL(/rpc#group-cluster$/);
    expect(await filter.inputValue()).toBe('');
    const navbar = await page.locator('header').boundingBox();
    expect((await heading.boundingBox())?.y).toBeLessThan((navbar?.height ?? 0) + 60);
    await page.goBack();
    await heading.waitFor({ state: 'hidden' });
    expect(await filter.inputValue()).toBe('owner accounts');
  });
});
