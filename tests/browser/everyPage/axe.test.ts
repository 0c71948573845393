import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { scrollableBoxes } from '../../../src/app/articleBehaviour/scrollableBoxes';
import { rpcPath } from '../../routes';
import { axeSource } from '../../support/axe';
import { desktop, holdRequests, phone, useHarness } from '../../support/browser';
import { readSite } from '../../support/builtSite';

jest.setTimeout(240_000);

const harness = useHarness();

/** Rules whose result depends on the theme or the width of the window. */
const visualRules = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/**
 * Leaves out the rule on scrollable boxes: only the app makes them focusable, and its scripts are
 * held back here.
 */
const lightRules = visualRules.filter((rule) => rule !== 'scrollable-region-focusable');

const themeRules = ['color-contrast', 'link-in-text-block'];

const themes = ['light', 'dark'] as const;
const widths = [phone, { width: 768, height: 900 }, desktop];

declare global {
  interface Window {
    articles: [path: string, body: HTMLElement][];
    axe: { run: (context: string, options: object) => Promise<AxeResults> };
  }
}

async function openArticles(): Promise<Page> {
  const { page } = await harness.open('/regions', {
    bypassCSP: true,
    reducedMotion: 'reduce',
    prepare: (each) => holdRequests(each, /\.js$/),
  });
  const pages = readSite().pages.filter(({ html }) => html.includes('class="a-body"'));
  expect(pages.length).toBeGreaterThan(100);
  await page.evaluate(
    (sources) => {
      window.articles = sources.map(([path, html]) => {
        const body = new DOMParser().parseFromString(html, 'text/html').querySelector('.a-body');
        body?.querySelectorAll('details').forEach((details) => (details.open = true));
        body?.querySelectorAll('.a-tabs').forEach((tabs) => tabs.setAttribute('data-tabs', ''));
        return [path, body as HTMLElement];
      });
    },
    pages.map(({ path, html }) => [path, html] as const),
  );
  await page.evaluate(axeSource);
  return page;
}

function describeViolations({ violations }: AxeResults, context: string): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${context}, ${id}: ${html.slice(0, 200)} ${failureSummary}`,
    ),
  );
}

test('the article of every page passes the rules of axe that depend neither on the theme nor on the width', async () => {
  const page = await openArticles();
  const results = await page.evaluate(async (disabled) => {
    const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
    const all: [string, AxeResults][] = [];
    for (const [path, body] of window.articles) {
      document.querySelector('.a-body')?.replaceChildren(...body.cloneNode(true).childNodes);
      all.push([path, await window.axe.run('article', { rules, resultTypes: ['violations'] })]);
    }
    return all.map(([path, { violations }]) => [path, { violations }] as const);
  }, visualRules);
  expect(
    results.flatMap(([path, result]) => describeViolations(result as AxeResults, path)),
  ).toEqual([]);
});

test('at three widths, the app makes every scrolling box in an article focusable, unless something in it already is', async () => {
  const page = await openArticles();
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    const scrolling = await page.evaluate((focusable) => {
      const shown = document.querySelector('.a-body') as HTMLElement;
      const scrolls = (overflow: string, excess: number): boolean =>
        excess > 0 && (overflow === 'auto' || overflow === 'scroll');
      const all: { readonly place: string; readonly isFocusable: boolean }[] = [];
      for (const [path, body] of window.articles) {
        shown.replaceChildren(body);
        for (const element of body.querySelectorAll('*')) {
          const wide = element.scrollWidth - element.clientWidth;
          const high = element.scrollHeight - element.clientHeight;
          if (wide <= 0 && high <= 0) continue;
          const { overflowX, overflowY } = getComputedStyle(element);
          if (!scrolls(overflowX, wide) && !scrolls(overflowY, high)) continue;
          if (element.querySelector('a[href], button, input, select, summary') !== null) continue;
          const place = `${path} ${element.outerHTML.slice(0, 120)}`;
          all.push({ place, isFocusable: element.matches(focusable) });
        }
      }
      return all;
    }, scrollableBoxes);
    expect(scrolling).not.toEqual([]);
    expect(scrolling.filter(({ isFocusable }) => !isFocusable)).toEqual([]);
  }
});

test('every kind of element passes axe at three widths: contrast and links in both themes, target size in one', async () => {
  const page = await openArticles();
  // Keeps the first element of each kind, with its ancestors. Elements are of the same kind if they
  // and their ancestors have the same tag names, classes and `data-verb` attributes. Repeated
  // ancestors count once, so nested fields are of the same kind at every depth.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const keep = (parent: Element, above: readonly string[]): boolean => {
      let any = false;
      for (const child of [...parent.children]) {
        const verb = child.getAttribute('data-verb') ?? '';
        const name = `${child.tagName}.${child.className}${verb}`;
        const names = above.includes(name) ? above : [...above, name];
        const kind = [...names, name].join('>');
        const isNew = !seen.has(kind);
        seen.add(kind);
        if (keep(child, names) || isNew) any = true;
        else child.remove();
      }
      return any;
    };
    const shown = document.querySelector('.a-body');
    shown?.replaceChildren();
    for (const [, body] of window.articles) {
      keep(body, []);
      shown?.append(...body.childNodes);
    }
  });
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    for (const theme of themes) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const result = await page.evaluate(
        (values) => window.axe.run('article', { runOnly: { type: 'rule', values } }),
        theme === 'light' ? lightRules : themeRules,
      );
      expect(describeViolations(result, `${theme}, ${viewport.width} px`)).toEqual([]);
    }
  }
});

/**
 * Functions by state name. Each brings the page into its state, or returns false if the state does
 * not exist at this width.
 */
const states: Readonly<Record<string, (page: Page, width: number) => Promise<boolean>>> = {
  'as loaded': () => Promise.resolve(true),
  'search open': async (page) => {
    await page.getByRole('combobox', { name: 'Search' }).fill('balance');
    await page.getByRole('option').first().waitFor();
    return true;
  },
  'drawer open': async (page, width) => {
    if (width > 995) return false;
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor();
    return true;
  },
  'table of contents open': async (page) => {
    await page.locator('summary', { hasText: 'On this page' }).click();
    await page.getByRole('navigation', { name: 'On this page' }).waitFor();
    return true;
  },
  'version menu open': async (page, width) => {
    if (width < 996) return false;
    await page.getByRole('button', { name: /^Version: / }).click();
    return true;
  },
};

const runAxe = (page: Page, scope: string, options: object): Promise<AxeResults> =>
  page.evaluate(([where, how]) => window.axe.run(where, how), [scope, options] as const);

const showTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

const visitOptions = { bypassCSP: true, reducedMotion: 'reduce' } as const;

test.each(widths)(
  'at the size %j, each state of a page passes axe, with the rules on colours in both themes',
  async (viewport) => {
    const { page } = await harness.openReady(`${rpcPath}/getFees`, { ...visitOptions, viewport });
    await page.evaluate(axeSource);
    for (const [name, open] of Object.entries(states)) {
      if (!(await open(page, viewport.width))) continue;
      // An open list or menu covers parts of the targets below it.
      const uncovered = /search|contents|menu/.test(name) ? 'header' : 'html';
      await showTheme(page, 'light');
      const inLight = [
        await runAxe(page, 'html', {}),
        await runAxe(page, uncovered, { runOnly: { type: 'rule', values: ['target-size'] } }),
      ];
      await showTheme(page, 'dark');
      const inDark = await runAxe(page, 'html', { runOnly: { type: 'rule', values: themeRules } });
      expect(inLight.flatMap((result) => describeViolations(result, `${name}, light`))).toEqual([]);
      expect(describeViolations(inDark, `${name}, dark`)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  },
);

test.each(['/', '/search?q=balance', '/no/such/page'])(
  '%s passes axe at two widths, with the rules on colours in both themes',
  async (path) => {
    const { page } = await harness.openReady(path, visitOptions);
    await page.evaluate(axeSource);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await showTheme(page, 'light');
      expect(
        describeViolations(await runAxe(page, 'html', {}), `${viewport.width} px, light`),
      ).toEqual([]);
      await showTheme(page, 'dark');
      const inDark = await runAxe(page, 'html', { runOnly: { type: 'rule', values: themeRules } });
      expect(describeViolations(inDark, `${viewport.width} px, dark`)).toEqual([]);
    }
  },
);
