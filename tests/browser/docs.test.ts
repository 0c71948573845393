import { rpcPath } from '../routes';
import { phone, ready, useStage } from '../support/browser';
import { follow, pathOf, shows } from '../support/moving';

jest.setTimeout(60_000);

const stage = useStage();
const nested = '/documentation/institutions/customers/add';
const reference = `${rpcPath}/getAccountInfo`;
/** A window too low for a whole sidebar. */
const low = { width: 1280, height: 450 };

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

  test('shows the current page on load, in the middle of a long list, and the page stays', async () => {
    const { page } = await stage.openReady(`${rpcPath}/simulateTransaction`, { viewport: low });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await page.waitForFunction(() => {
      const list = document.querySelector('nav[aria-label="Docs sidebar"]:not(dialog *)');
      const link = list?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
      const view = list?.getBoundingClientRect();
      return link && view && link.top >= view.top && link.bottom <= view.bottom;
    });
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('keeps its scroll position from page to page, also by way of the search page', async () => {
    const { page } = await stage.openReady(`${rpcPath}/getBalance`, { viewport: low });
    await page.waitForLoadState('networkidle');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.evaluate((list) => list.scrollTo(0, 100));
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(100);
    const seen = await sidebar.getByRole('link').evaluateAll((links) => {
      const view = links[0]?.closest('nav')?.getBoundingClientRect() ?? new DOMRect();
      const middle = (view.top + view.bottom) / 2;
      const link = links.find((each) => each.getBoundingClientRect().top > middle);
      return link?.getAttribute('href') ?? '';
    });
    await sidebar.locator(`a[href="${seen}"]`).click();
    await sidebar.locator(`[aria-current="page"][href="${seen}"]`).waitFor();
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(100);
    await follow(page, pathOf(stage, '/search'));
    await shows(stage, page, '/search');
    await page.goBack();
    await sidebar.locator(`[aria-current="page"][href="${seen}"]`).waitFor();
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(100);
  });

  test('has the categories as the reader left them after a visit to the search page', async () => {
    const { page } = await stage.openReady(nested);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    await category.locator('summary').click();
    await category.getByRole('link').nth(1).waitFor();
    await follow(page, pathOf(stage, '/search'));
    await shows(stage, page, '/search');
    await page.goBack();
    await shows(stage, page, nested);
    await sidebar.waitFor();
    expect(await category.getAttribute('open')).not.toBeNull();
  });

  test.each([
    ['grows and shrinks', 'no-preference', true],
    ['changes at once for readers who prefer less motion', 'reduce', false],
  ] as const)('a category %s', async (_, reducedMotion, expected) => {
    const { page } = await stage.openReady(nested, { reducedMotion });
    await page.waitForLoadState('networkidle');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('details', { hasText: 'Compliance features' }).last();
    for (const open of [true, false]) {
      await category.locator('summary').click();
      await page.waitForFunction(
        (isOpen) =>
          [...document.querySelectorAll('nav[aria-label="Docs sidebar"] details')].some(
            (each) =>
              each.textContent?.includes('Compliance') && each.hasAttribute('open') === isOpen,
          ),
        open,
      );
      const heights = await category.evaluate(async (details) => {
        const seen = new Set<number>();
        for (let frame = 0; frame < 30; frame += 1) {
          seen.add(Math.round(details.getBoundingClientRect().height));
          await new Promise((done) => requestAnimationFrame(done));
        }
        return [...seen];
      });
      expect(heights.length > 2).toBe(expected);
    }
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

  test.each([
    ['without a hash', ''],
    ['with a hash', '#result'],
  ])('marks exactly one heading at every scroll position, opened %s', async (_, hash) => {
    const { page } = await stage.openReady(`${reference}${hash}`);
    const marked = page
      .getByRole('navigation', { name: 'On this page' })
      .locator('[aria-current="true"]');
    expect(await marked.count()).toBe(1);
    const counts = await page.evaluate(async () => {
      const seen = new Set<number>();
      for (let y = 0; y < document.documentElement.scrollHeight; y += 120) {
        window.scrollTo(0, y);
        for (let frame = 0; frame < 3; frame += 1) {
          await new Promise((done) => requestAnimationFrame(done));
          seen.add(
            document.querySelectorAll('nav[aria-label="On this page"] [aria-current="true"]')
              .length,
          );
        }
      }
      return [...seen];
    });
    expect(counts).toEqual([1]);
  });

  test('marks the heading the reader is at after a reload in the middle', async () => {
    const { page } = await stage.openReady(reference);
    const marked = page
      .getByRole('navigation', { name: 'On this page' })
      .locator('[aria-current="true"]');
    const first = await marked.innerText();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await page.waitForFunction(
      (text) =>
        document.querySelector('nav[aria-label="On this page"] [aria-current="true"]')
          ?.textContent !== text,
      first,
    );
    const before = await marked.innerText();
    await page.reload();
    await ready(page);
    await marked.and(page.getByText(before, { exact: true })).waitFor();
    expect(await marked.count()).toBe(1);
  });

  test('is a collapsible above the article on a phone, closed on each page', async () => {
    const { page } = await stage.openReady(reference, { viewport: phone });
    const toc = page.getByRole('navigation', { name: 'On this page' });
    const summary = page.locator('summary', { hasText: 'On this page' });
    expect(await toc.isVisible()).toBe(false);
    const [title, button] = [
      await page.locator('article').boundingBox(),
      await summary.boundingBox(),
    ];
    expect((button?.y ?? 0) < (title?.y ?? 0)).toBe(true);
    await summary.click();
    await toc.getByRole('link').first().waitFor();
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await page.waitForURL((url) => url.href !== stage.address(reference));
    await toc.waitFor({ state: 'hidden' });
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
  test('a long name in the heading is broken between its words on a phone', async () => {
    const { page } = await stage.openReady(`${rpcPath}/getMinimumBalanceForRentExemption`, {
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
