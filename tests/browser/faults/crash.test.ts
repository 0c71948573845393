import type { Page } from 'playwright-core';
import { withPrefix } from '../../../src/site/addresses';
import { siteTitle } from '../../../src/site/metadata';
import { phone, waitUntilReady } from '../../support/browser';
import { countLoads, useFaultyHarness } from '../../support/faults';
import { clickLink, navigateTo, pathOf, waitForPage } from '../../support/navigate';

jest.setTimeout(60_000);

const harness = useFaultyHarness();
const guide = '/documentation/mpc_wallets';
const regions = /region/i;

interface PageData {
  path: string;
  result?: { data: { mdx: Record<string, unknown> } };
}

async function changeData(
  page: Page,
  path: string,
  change: (data: PageData) => void,
): Promise<void> {
  await page.route(`**${withPrefix(`/page-data${path}/page-data.json`)}`, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    change(data);
    await route.fulfill({ response, json: data });
  });
}

const removeArticle = (data: PageData): void => {
  if (data.result) data.result.data.mdx['article'] = null;
};

const crashHeading = (page: Page) => page.getByRole('heading', { name: 'This page crashed.' });

describe('a page that crashes', () => {
  test('shows the error within the layout, and "Try again" renders the page again', async () => {
    const { page } = await harness.openReady(guide, {
      prepare: (each) => changeData(each, '/regions', removeArticle),
    });
    await clickLink(page, pathOf(harness, '/regions'));
    await crashHeading(page).waitFor();
    expect(await page.title()).toContain('Page Error');
    expect(await page.title()).toContain(siteTitle);
    const alert = page.locator('main').getByRole('alert');
    expect(await alert.innerText()).toMatch(/null/);

    await alert.evaluate((element) => element.setAttribute('data-first', ''));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main [role="alert"]:not([data-first])').waitFor();
    await crashHeading(page).waitFor();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Architecture', exact: true }).click();
    await waitForPage(harness, page, '/architecture');
    expect(await crashHeading(page).count()).toBe(0);
    expect(await page.title()).not.toContain('Page Error');
    await page.goBack();
    await crashHeading(page).waitFor();
    await page.goBack();
    await waitForPage(harness, page, guide);
  });

  test('is shown after "Try again" once its data is valid', async () => {
    const { page } = await harness.openReady(guide);
    await page.evaluate(
      async (path) => {
        // The data loads, but reading the article throws while `broken` is set.
        const gatsbyWindow = window as unknown as {
          broken: boolean;
          ___loader: {
            loadPage: (path: string) => Promise<{ json: { data: { mdx: { article: unknown } } } }>;
          };
        };
        const { mdx } = (await gatsbyWindow.___loader.loadPage(path)).json.data;
        const { article } = mdx;
        gatsbyWindow.broken = true;
        Object.defineProperty(mdx, 'article', {
          get() {
            if (!gatsbyWindow.broken) return article;
            throw new Error('The article cannot be read', {
              cause: new TypeError('it is truncated'),
            });
          },
        });
      },
      pathOf(harness, '/regions'),
    );
    await clickLink(page, pathOf(harness, '/regions'));
    await page.getByText('The article cannot be read').waitFor();
    await page.getByText('Cause: it is truncated').waitFor();
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForPage(harness, page, '/regions');
    await page.getByRole('heading', { level: 1, name: regions }).waitFor();
    expect(await crashHeading(page).count()).toBe(0);
  });

  test('shows the error even if it is the first page opened', async () => {
    const { page } = await harness.open('/regions', {
      prepare: (each) => changeData(each, '/regions', removeArticle),
    });
    await crashHeading(page).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await waitForPage(harness, page, '/api');
  });
});

test('a page whose data has no result keeps its built HTML', async () => {
  const { page } = await harness.open('/regions', {
    prepare: (each) => changeData(each, '/regions', (data) => delete data.result),
  });
  await page.waitForSelector('html[data-app="failed"]', { state: 'attached' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/region/i);
});

describe('the rest of the page works after a crash in', () => {
  const breakApi = (name: string) => (page: Page) =>
    page.addInitScript((api) => {
      Object.defineProperty(window, api, {
        value: () => {
          throw new Error(`${api} is broken`);
        },
      });
    }, name);

  test('the navigation drawer', async () => {
    const { page } = await harness.openReady(guide, { prepare: breakApi('matchMedia') });
    const navbar = page.getByRole('navigation', { name: 'Main' });
    expect(await navbar.getByRole('alert').innerText()).toContain(
      'The navbar item "Menu" cannot be shown: matchMedia is broken',
    );
    expect(await navbar.getByRole('combobox', { name: 'Search' }).isVisible()).toBe(true);
    await navbar.getByRole('link', { name: 'API' }).click();
    await waitForPage(harness, page, '/api');
  });

  test('the table of contents', async () => {
    const { page } = await harness.openReady(guide, { prepare: breakApi('ResizeObserver') });
    await page.getByText('The table of contents cannot be shown').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
    await navigateTo(harness, page, '/regions');
  });

  test('the bar with the table of contents', async () => {
    const { page } = await harness.openReady(guide, {
      viewport: phone,
      prepare: breakApi('ResizeObserver'),
    });
    await page.getByText('The contents bar cannot be shown').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await navigateTo(harness, page, '/regions');
  });

  test('the sidebar', async () => {
    let sidebarFile: Promise<unknown> = Promise.resolve();
    const { page } = await harness.openReady(guide, {
      prepare: async (each) => {
        sidebarFile = each.waitForResponse('**/sidebars/**');
        await each.route('**/sidebars/**', (route) => route.fulfill({ json: [null] }));
        await changeData(each, '/regions', ({ result }) => {
          Object.assign(result?.data.mdx['sidebarPosition'] ?? {}, { branch: [null] });
        });
      },
    });
    await sidebarFile;
    await page.unroute('**/sidebars/**');
    await clickLink(page, pathOf(harness, '/regions'));
    const broken = page.getByText('The sidebar cannot be shown').first();
    await broken.waitFor();
    await page.getByRole('heading', { level: 1, name: regions }).waitFor();
    expect(await crashHeading(page).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await waitForPage(harness, page, '/api');
    await broken.waitFor({ state: 'detached' });
    const current = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('[aria-current="page"]');
    expect(await current.getAttribute('href')).toBe(pathOf(harness, '/api'));
  });

  test('search and article behaviour', async () => {
    const { page, errors } = await harness.openReady('/institutions/customers/add', {
      prepare: (each) =>
        each.addInitScript(() => {
          document.addEventListener = new Proxy(document.addEventListener, {
            apply(target, self: Document, args: Parameters<Document['addEventListener']>) {
              if (args[0] === 'keydown') throw new Error('keydown is forbidden');
              Reflect.apply(target, self, args);
            },
          });
        }),
    });
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await navbar
      .getByText('The navbar item "Search" cannot be shown: keydown is forbidden')
      .waitFor();
    expect(await navbar.getByRole('button', { name: 'Retry' }).isVisible()).toBe(true);
    // The article's keydown listener fails too; listeners added before it still work.
    expect(errors.join('\n')).toMatch(/A part of the page failed: .*keydown is forbidden/);
    const tabs = page.getByRole('tab');
    await tabs.first().press('ArrowRight');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('false');
    await tabs.nth(1).click();
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: /^Switch between dark/ }).click();
    await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await navigateTo(harness, page, '/regions');
  });
});

test('a crash inside the layout leaves the layout in place, and links load pages in full', async () => {
  const { page } = await harness.openReady(guide);
  await page.evaluate(
    (path) => {
      // Imitates a page that exists but that Gatsby cannot render.
      const { ___loader } = window as unknown as {
        ___loader: { loadPageSync: (address: string) => unknown };
      };
      const { loadPageSync } = ___loader;
      ___loader.loadPageSync = (address) =>
        address.startsWith(path)
          ? { ...(loadPageSync(address) as object), json: undefined }
          : loadPageSync(address);
    },
    pathOf(harness, '/regions'),
  );
  await clickLink(page, pathOf(harness, '/regions'));
  await crashHeading(page).waitFor();
  const loads = countLoads(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await waitForPage(harness, page, '/api');
  await waitUntilReady(page);
  expect(loads()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
