import type { Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { phone, waitUntilReady, useHarness } from '../../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();
const reference = `${rpcPath}/getAccountInfo`;
/** A long page without samples, with its table of contents beside it. */
const overview = rpcPath;

const tocOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

const markedIn = (page: Page) => tocOf(page).locator('[aria-current="true"]');

describe('the table of contents', () => {
  test('lists and links to all headings of levels 2 and 3', async () => {
    const { page } = await harness.openReady(overview);
    const toc = tocOf(page);
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
  ])('marks exactly one heading while a page opened %s is scrolled', async (_, hash) => {
    const { page } = await harness.openReady(`${overview}${hash}`);
    const marked = markedIn(page);
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

  test('wraps entries so that the last line is more than half as long as the longest', async () => {
    const { page } = await harness.openReady('/architecture', {
      viewport: { width: 1440, height: 900 },
    });
    const ratios = await tocOf(page)
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
    const marked = markedIn(page);
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
    const toc = tocOf(page);
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
    const toc = tocOf(page);
    const last = toc.getByRole('link').last();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await last.and(markedIn(page)).waitFor();
    expect(await markedIn(page).count()).toBe(1);
  });
});
