import type { Page } from 'playwright-core';
import { compilePage } from '../../../src/content';
import { siteTokens } from '../../../src/site/tokens';
import { useHarness } from '../../support/browser';
import { clickLink, pathOf } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

const headings = [
  'Fees & limits',
  'The "final" state',
  "What's settled",
  'The `getBalance` call',
  'Launch 🚀 day',
  'Now — and later – or - never',
  'See [the standard](https://www.iso.org/)',
  'Status',
  'Status',
  'Status 1',
  '1.2.3',
  'Café: a & b?',
];

const body = headings.map((heading) => `## ${heading}\n\nText below ${heading}.\n`).join('\n');
const front = `---\ntitle: Headings\ndescription: A page whose headings contain all kinds of characters that authors may write.\n---\n`;

async function serveHeadings(page: Page): Promise<void> {
  const { article, problems } = compilePage(
    { file: 'content/current/headings.mdx', text: `${front}\nFirst words.\n\n${body}` },
    {
      tokens: siteTokens,
      addresses: new Map(),
      drafts: new Set(),
      documents: new Map(),
      figure: () => undefined,
      fileAddress: () => undefined,
    },
  );
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const { html, toc } = article;
  await page.route(/\/regions\/page-data\.json/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { data: { mdx: { article: object } } } };
    Object.assign(json.result.data.mdx.article, { html, toc, showToc: true });
    await route.fulfill({ response, json });
  });
}

test('links reach headings with punctuation, code or links, and identical headings', async () => {
  const { page, errors } = await harness.openReady(guide, { prepare: serveHeadings });
  await clickLink(page, pathOf(harness, '/regions'));
  const titles = page.locator('article h2');
  await titles.filter({ hasText: 'Launch' }).waitFor();
  const ids = await titles.evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toHaveLength(headings.length);
  expect(new Set(ids).size).toBe(headings.length);
  expect(ids).not.toContain('');

  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const texts = await titles.evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelector('.a-anchor')?.remove();
      return copy.textContent?.trim();
    }),
  );
  expect((await links.allInnerTexts()).map((text) => text.trim())).toEqual(texts);

  for (const [index, id] of ids.entries()) {
    await links.nth(index).click();
    await page.waitForURL((url) => decodeURIComponent(url.hash) === `#${id}`);
    const top = await titles
      .nth(index)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    expect(top).toBeGreaterThanOrEqual(60);
    const direct = titles.nth(index).getByRole('link', { name: /^Direct link to/ });
    expect(decodeURIComponent((await direct.getAttribute('href')) ?? '')).toBe(`#${id}`);
  }
  expect(errors).toEqual([]);
});
