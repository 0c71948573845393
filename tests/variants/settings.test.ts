import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl, type TrailingSlash } from '../../src/site/addresses';
import { brand } from '../../src/site/names';
import { routes } from '../routes';
import { ready } from '../support/browser';
import { readSite, type BuiltSite } from '../support/builtSite';
import { brokenAddresses } from '../support/links';
import { launchBrowser } from '../../tools/browser';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import { readHostRules } from '../../tools/serve/hostRules';
import { startServer } from '../../tools/serve/startServer';

jest.setTimeout(600_000);

const otherNames = {
  brand: 'acmebank',
  brandName: 'AcmeBank',
  network: 'acmechain',
  networkName: 'AcmeChain',
};

interface Variant {
  readonly trailingSlash: TrailingSlash;
  readonly pathPrefix: string;
  readonly names?: typeof otherNames;
}

/** Built one after another in the same folder. Changed names persist, so they come last. */
const variants: readonly [string, Variant][] = [
  ['a prefix, either form of address', { trailingSlash: 'ignore', pathPrefix: '/docs' }],
  ['a prefix of two segments', { trailingSlash: 'never', pathPrefix: '/net/docs' }],
  [
    'other names, a prefix, addresses with a slash',
    { trailingSlash: 'always', pathPrefix: '/docs', names: otherNames },
  ],
];

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('settings');
});

afterAll(() => {
  project.remove();
});

describe.each(variants)('built with %s', (_, { trailingSlash, pathPrefix, names }) => {
  let site: BuiltSite;
  const host = names ? siteUrl.replace(brand, names.brand) : siteUrl;

  beforeAll(() => {
    const addresses = 'src/site/addresses.ts';
    project.setConstant(addresses, 'trailingSlash', trailingSlash);
    project.setConstant(addresses, 'pathPrefix', pathPrefix);
    for (const [constant, value] of Object.entries(names ?? {})) {
      project.setConstant('src/site/names.ts', constant, value);
    }
    project.build();
    site = readSite(join(project.root, 'public'));
  });

  test('has every page', () => {
    const fillIn = names
      ? (path: string) =>
          path.replaceAll('{brand}', names.brand).replaceAll('{network}', names.network)
      : undefined;
    const built = site.pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(built.sort()).toEqual(routes(fillIn));
  });

  test('each address resolves to a file, with the prefix once and in one form', () => {
    expect(brokenAddresses(site, { siteUrl: host, pathPrefix, trailingSlash })).toEqual([]);
  });

  test('in a browser each request has the prefix once, across navigations', async () => {
    const server = await startServer(await readHostRules(project.root), {
      prefix: pathPrefix,
      port: 0,
    });
    const browser = await launchBrowser();
    const page = await browser.newPage();
    const paths: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    page.on('pageerror', ({ message }) => errors.push(message));
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    const title = page.getByRole('heading', { level: 1 });
    try {
      await page.goto(`${server.origin}${pathPrefix}/documentation/mpc_wallets`);
      await ready(page);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const first = await title.innerText();
      await next.click();
      await title.filter({ hasNotText: first }).waitFor();
      await page.goBack();
      await title.filter({ hasText: first }).waitFor();
      await page.locator('main article a[href^="/"]').first().click();
      await title.filter({ hasNotText: first }).waitFor();
      await page.getByRole('combobox', { name: 'Search' }).fill('fees');
      await page.getByRole('option').first().click();
      await page.waitForURL(/_highlight/);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    } finally {
      await browser.close();
      await server.close();
    }
    const wrong = paths.filter(
      (path) =>
        !`${path}/`.startsWith(`${pathPrefix}/`) ||
        path.slice(pathPrefix.length).startsWith(`${pathPrefix}/`),
    );
    expect(wrong).toEqual([]);
    expect(errors).toEqual([]);
  });

  const trace = names ? test : undefined;
  trace?.('no file contains the old names, in its text or its name', () => {
    const found = [...site.files].filter((file) => {
      const text = readFileSync(join(site.folder, file), 'latin1');
      return `${file}\n${text}`.toLowerCase().includes(brand);
    });
    expect(found).toEqual([]);
  });
});
