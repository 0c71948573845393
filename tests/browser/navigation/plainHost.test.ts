import type { Page } from 'playwright-core';
import { withPrefix } from '../../../src/site/addresses';
import { waitUntilReady, useHarness } from '../../support/browser';
import { startPlainHost } from '../../support/plainHost';

jest.setTimeout(60_000);

const harness = useHarness(undefined, startPlainHost);
const guide = '/documentation/mpc_wallets';

/** Runs in each document; logs each text of an h1 when it first becomes visible. */
function logHeadings(): void {
  const seen = new Set<string>();
  new MutationObserver(() => {
    for (const h1 of document.querySelectorAll('h1')) {
      if (!h1.checkVisibility() || seen.has(h1.innerText)) continue;
      seen.add(h1.innerText);
      console.info(`heading: ${h1.innerText}`);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true, attributes: true });
}

function collectHeadings(page: Page): string[] {
  const headings: string[] = [];
  page.on('console', (message) => {
    const [, heading] = /^heading: (.*)$/.exec(message.text()) ?? [];
    if (heading !== undefined) headings.push(heading);
  });
  return headings;
}

test('every form of an address leads to its page without showing another page first', async () => {
  let headings: string[] = [];
  const { page } = await harness.open('/', {
    async prepare(each) {
      headings = collectHeadings(each);
      await each.addInitScript(logHeadings);
    },
  });
  const forms = ['', '/', '.html', '/index.html', '/index', '/index.html/', '.html/?a=1#b'];
  const addresses = [
    ...forms.map((form) => [`${guide}${form}`, guide] as const),
    ...['/index.html', '/index', '/index/', '/index.html/'].map((form) => [form, '/'] as const),
  ];
  for (const [form, path] of addresses) {
    headings.length = 0;
    await page.goto(new URL(withPrefix(form), harness.address('/')).href);
    await page.waitForURL((url) => url.pathname === withPrefix(path));
    await waitUntilReady(page);
    const shown = await page.getByRole('heading', { level: 1 }).innerText();
    expect([form, [...new Set(headings)]]).toEqual([form, [shown]]);
    expect(shown).not.toBe('Page Not Found');
  }
  expect(new URL(page.url()).pathname).toBe(withPrefix('/'));
});

test('an address without a page shows the not-found page', async () => {
  for (const path of ['/no/such/page', '/no/such/page.html', '/no/such/']) {
    const { page } = await harness.open(path);
    await page.goto(new URL(withPrefix(path), harness.address('/')).href);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  }
});

test('the app shows a page even if the host responds with the not-found page', async () => {
  const notFound = await (await fetch(harness.address('/no/such/page'))).text();
  const { page } = await harness.openReady(guide, {
    prepare: (each) =>
      each.route(harness.address(guide), (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
      ),
  });
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.innerText()).toContain('wallets');
  expect(await heading.count()).toBe(1);
});
