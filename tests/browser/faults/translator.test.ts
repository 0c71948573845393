import type { Page } from 'playwright-core';
import { pathPrefix } from '../../../src/site/addresses';
import { waitUntilReady, useHarness } from '../../support/browser';
import { waitForPage } from '../../support/navigate';

jest.setTimeout(120_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';

declare global {
  interface Window {
    translate: (mode: 'wrap' | 'replace') => void;
  }
}

/** Runs in the page; defines a function that changes text nodes as page translators do. */
function defineTranslator(): void {
  const translateTexts = (mode: 'wrap' | 'replace'): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isProse = text.parentElement?.closest('font, script, style, textarea') === null;
      if (isProse && text.data.trim() !== '') texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(mode === 'wrap' ? text : `${text.data} `);
    }
  };
  window.translate = (mode) => {
    translateTexts(mode);
    new MutationObserver(() => translateTexts(mode)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  };
}

function uncaughtErrors(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return uncaught;
}

async function operateControls(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
  await page.getByRole('region', { name: 'Announcement' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
  for (const name of [/^Version\s*:/, /^Language\s*:/]) {
    await page.getByRole('button', { name }).click();
    await page.keyboard.press('Escape');
  }
  const tab = page.locator('[role=tab][aria-selected=false]').first();
  await tab.click();
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('getBal');
  await page.getByRole('option').first().waitFor();
  await box.fill('getBalance of nothing at all zzzz');
  await box.fill('getBal');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
}

async function navigateTenTimes(page: Page): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    const path = (await next.getAttribute('href')) ?? '';
    await next.click();
    await waitForPage(harness, page, path.slice(pathPrefix.length));
  }
}

describe.each(['wrap', 'replace'] as const)(
  'a translator (mode: %s) breaks neither controls nor navigation if it starts',
  (mode) => {
    test('before the app has loaded', async () => {
      let uncaught: string[] = [];
      const { page } = await harness.open(guide, {
        prepare: async (each) => {
          uncaught = uncaughtErrors(each);
          await each.addInitScript(defineTranslator);
          await each.addInitScript((how) => {
            document.addEventListener('DOMContentLoaded', () => window.translate(how));
          }, mode);
        },
      });
      await waitUntilReady(page);
      await operateControls(page);
      await navigateTenTimes(page);
      expect(await page.getByText('This page crashed.').count()).toBe(0);
      expect(uncaught).toEqual([]);
    });

    test('after the app has loaded', async () => {
      let uncaught: string[] = [];
      const { page } = await harness.openReady(guide, {
        prepare: async (each) => {
          uncaught = uncaughtErrors(each);
          await each.addInitScript(defineTranslator);
        },
      });
      await page.evaluate((how) => window.translate(how), mode);
      await operateControls(page);
      await navigateTenTimes(page);
      await page.goBack();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'API' })
        .click();
      await waitForPage(harness, page, '/api');
      expect(await page.getByText('cannot be shown').count()).toBe(0);
      expect(await page.getByText('This page crashed.').count()).toBe(0);
      expect(uncaught).toEqual([]);
    });
  },
);
