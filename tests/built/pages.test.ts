import {
  absoluteUrl,
  canonicalPath,
  pathPrefix,
  siteUrl,
  trailingSlash,
} from '../../src/site/addresses';
import { documentTitle } from '../../src/site/metadata';
import { elementsNamed, metaOf, readSite, type BuiltPage } from '../support/builtSite';
import { textOf } from '../support/parseHtml';
import { addressesIn, brokenAddresses, isExternal } from '../support/links';

const settings = { siteUrl, pathPrefix, trailingSlash };
const site = readSite();
const isNotFound = ({ path }: BuiltPage): boolean => path === '/404';
const published = site.pages.filter((page) => !isNotFound(page));

function exceptions(
  pages: readonly BuiltPage[],
  actual: (page: BuiltPage) => unknown,
  expected: (page: BuiltPage) => unknown,
): string[] {
  return pages.flatMap((page) => {
    const [value, wanted] = [actual, expected].map((read) => JSON.stringify(read(page)));
    return value === wanted ? [] : [`${page.path}: ${value} instead of ${wanted}`];
  });
}

const headings = (page: BuiltPage): string[] => elementsNamed(page, 'h1').map(textOf);

const htmlAttribute = (page: BuiltPage, name: string): unknown =>
  elementsNamed(page, 'html')[0]?.properties[name];

const canonicalOf = (page: BuiltPage): unknown =>
  elementsNamed(page, 'link')
    .filter(({ properties: { rel } }) => Array.isArray(rel) && rel.includes('canonical'))
    .map(({ properties: { href } }) => href);

test('more than 100 pages are built', () => {
  expect(site.pages.length).toBeGreaterThan(100);
});

test('each page has one h1', () => {
  expect(
    exceptions(
      site.pages,
      (page) => headings(page).length,
      () => 1,
    ),
  ).toEqual([]);
});

test('each page has one title, built from its h1 and the site title', () => {
  const titles = (page: BuiltPage): string[] =>
    page.elements
      .filter(({ tagName, properties }) => tagName === 'title' && 'dataReactHelmet' in properties)
      .map(textOf);
  expect(exceptions(site.pages, titles, (page) => headings(page).map(documentTitle))).toEqual([]);
});

test('each page declares its language and starts in the light theme', () => {
  expect(
    exceptions(
      site.pages,
      (page) => htmlAttribute(page, 'lang'),
      () => 'en',
    ),
  ).toEqual([]);
  expect(
    exceptions(
      site.pages,
      (page) => htmlAttribute(page, 'dataTheme'),
      () => 'light',
    ),
  ).toEqual([]);
});

test('each page but the not-found page has its canonical URL', () => {
  const expected = ({ path }: BuiltPage): string[] => [absoluteUrl(canonicalPath(path))];
  expect(exceptions(published, canonicalOf, expected)).toEqual([]);
});

test('each page but the not-found page has a unique description of at least 50 characters', () => {
  const descriptions = published.map((page) => metaOf(page, 'description') ?? '');
  const short = published.filter((_, index) => (descriptions[index] ?? '').length < 50);
  expect(short.map(({ path }) => path)).toEqual([]);
  const duplicates = published.filter(
    (_, index) => descriptions.indexOf(descriptions[index] ?? '') !== index,
  );
  expect(duplicates.map(({ path }) => path)).toEqual([]);
});

test.each(['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])(
  'each page but the not-found page has the tag %s for social networks',
  (name) => {
    expect(published.filter((page) => !metaOf(page, name)).map(({ path }) => path)).toEqual([]);
  },
);

test('no page has a duplicate id', () => {
  const duplicates = site.pages.flatMap((page) => {
    const ids = page.elements.map(({ properties: { id } }) => id).filter((id) => id !== undefined);
    return ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${page.path}: ${String(id)}`);
  });
  expect(duplicates).toEqual([]);
});

test('each internal link resolves to a file, and each anchor to an element', () => {
  expect(site.pages.flatMap(addressesIn).length).toBeGreaterThan(site.pages.length);
  expect(brokenAddresses(site, settings)).toEqual([]);
});

test('external links open in a new tab without opener or referrer', () => {
  const external = site.pages.flatMap((page) =>
    elementsNamed(page, 'a').flatMap((link) => {
      const { href } = link.properties;
      return typeof href === 'string' && isExternal(href, settings) ? [{ page, link, href }] : [];
    }),
  );
  expect(external.length).toBeGreaterThan(0);
  const wrong = external.filter(
    ({ link: { properties } }) =>
      properties.target !== '_blank' ||
      !['noopener', 'noreferrer'].every((word) => String(properties.rel).includes(word)),
  );
  expect(wrong.map(({ page, href }) => `${page.path}: ${href}`)).toEqual([]);
});

test('no page loads anything from another host', () => {
  const fetched = site.pages.flatMap((page) =>
    page.elements
      .filter(({ tagName }) => tagName !== 'a')
      .flatMap(({ tagName, properties: { src, href, rel } }) => {
        const isFetched = !String(rel).includes('canonical');
        return [src, href]
          .filter((address): address is string => typeof address === 'string' && isFetched)
          .filter((address) => isExternal(address, settings))
          .map((address) => `${page.path}: <${tagName}> ${address}`);
      }),
  );
  expect(fetched).toEqual([]);
});

test('no page has inline styles', () => {
  const styled = site.pages.filter((page) =>
    page.elements.some(({ tagName, properties }) => tagName === 'style' || properties.style),
  );
  expect(styled.map(({ path }) => path)).toEqual([]);
});
