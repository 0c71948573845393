import { rpcPath } from '../../routes';
import { phone, waitUntilReady, useHarness } from '../../support/browser';

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

  test('breadcrumbs end with the title, which phones show only once', async () => {
    const { page } = await harness.openReady(nested);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const current = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(title);
    expect(await current.isVisible()).toBe(true);
    await page.setViewportSize(phone);
    expect(await current.isVisible()).toBe(false);
  });

  test('the pager links to the next page and back, and updates the title', async () => {
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

describe('the table of contents', () => {
  test('lists and links to all headings of levels 2 and 3', async () => {
    const { page } = await harness.openReady(overview);
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
    ['with a hash', '#error-codes'],
  ])('marks exactly one heading at every scroll position of a page opened %s', async (_, hash) => {
    const { page } = await harness.openReady(`${overview}${hash}`);
    const marked = page
      .getByRole('navigation', { name: 'On this page' })
      .locator('[aria-current="true"]');
    await marked.first().waitFor();
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

  test('wraps entries into lines of similar length', async () => {
    const { page } = await harness.openReady('/architecture', {
      viewport: { width: 1440, height: 900 },
    });
    const ratios = await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => {
            const text = new Range();
            text.selectNodeContents(link);
            return [...text.getClientRects()].map(({ width }) => width);
          })
          .filter((lines) => lines.length > 1)
          .map((lines) => (lines.at(-1) ?? 0) / Math.max(...lines)),
      );
    expect(ratios.length).toBeGreaterThan(1);
    expect(Math.min(...ratios)).toBeGreaterThan(0.5);
  });

  test('marks the current heading after a reload in the middle of a page', async () => {
    const { page } = await harness.openReady(overview);
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
    await waitUntilReady(page);
    await marked.and(page.getByText(before, { exact: true })).waitFor();
    expect(await marked.count()).toBe(1);
  });

  test('is collapsed above the article on a phone, and closes when the page changes', async () => {
    const { page } = await harness.openReady(reference, { viewport: phone });
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
    await page.waitForURL((url) => url.href !== harness.address(reference));
    await toc.waitFor({ state: 'hidden' });
  });

  test('marks the last heading at the end of the page', async () => {
    const { page } = await harness.openReady(overview);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    const last = toc.getByRole('link').last();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await last.and(toc.locator('[aria-current="true"]')).waitFor();
    expect(await toc.locator('[aria-current="true"]').count()).toBe(1);
  });
});

describe('in an article,', () => {
  test.each(['/', '/documentation/mpc_wallets'])(
    'no paragraph of %s ends in a line of one word',
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

  test('each heading has a direct link', async () => {
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

  test('a link to a heading shows the heading below the navbar, when clicked and when opened', async () => {
    const { page } = await harness.openReady(overview);
    const id = await page.locator('main h2[id]').nth(1).getAttribute('id');
    const isBelowNavbar = async (): Promise<void> => {
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
    await isBelowNavbar();
    await page.goto(harness.address(`/`));
    await page.goto(harness.address(`${overview}#${id}`));
    await isBelowNavbar();
  });
});

describe('the index of RPC methods', () => {
  test('is filtered while the reader types, and shows how many methods match', async () => {
    const { page } = await harness.openReady(rpcPath);
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
    // On a phone, rows are shown as lists.
    await page.setViewportSize({ width: 390, height: 800 });
    await filter.fill('owner accounts');
    await article
      .getByRole('link', { name: 'getTokenSupply', exact: true })
      .waitFor({ state: 'hidden' });
  });
});
