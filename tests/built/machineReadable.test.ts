import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardPath } from '../../src/shared/socialCards';
import { markdownAddress } from '../../src/shared/markdownAddress';
import { absoluteUrl, canonicalPath, withPrefix } from '../../src/site/addresses';
import { favicon, openSearchPath, webManifestPath } from '../../src/site/metadata';
import { readSite, type BuiltPage } from '../support/builtSite';
import { routes } from '../routes';

const site = readSite();
const read = (path: string): string => readFileSync(join(site.folder, path), 'utf8');
const documents = routes().filter((path) => path !== '/search');

const failingPages = (passes: (page: BuiltPage, path: string) => boolean): string[] =>
  site.pages
    .filter(({ path }) => documents.includes(canonicalPath(path)))
    .filter((page) => !passes(page, canonicalPath(page.path)))
    .map(({ path }) => path);

const firstGroup = ({ html }: BuiltPage, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const titleOf = (page: BuiltPage): string =>
  firstGroup(page, /<h1>(.*?)<\/h1>/s).replace(/<wbr\/?>|<[^>]+>/g, '');

test('each page of the docs links to its Markdown, which starts with its title and a description', () => {
  const wrong = failingPages((page, path) => {
    const file = markdownAddress(path);
    if (!page.html.includes(`type="text/markdown" href="${withPrefix(file)}"`)) return false;
    const [title = '', , description = ''] = read(file).split('\n');
    const words = (text: string) => text.replace(/&#?\w+;|[\\`*_]/g, '');
    return (
      words(title) === words(`# ${titleOf(page)}`) &&
      description.length >= 50 &&
      page.html.includes(`>View as Markdown</a>`)
    );
  });
  expect(wrong).toEqual([]);
});

test('each page of the docs except the home page has structured breadcrumbs, from the home page to itself', () => {
  const wrong = failingPages((page, path) => {
    const json = firstGroup(page, /<script type="application\/ld\+json">(.*?)<\/script>/s);
    if (path === '/') return json === '';
    const { itemListElement: items } = JSON.parse(json) as {
      itemListElement: { name: string; item?: string }[];
    };
    return items[0]?.item === absoluteUrl('/') && items.at(-1)?.item === undefined;
  });
  expect(wrong).toEqual([]);
});

test('each page of the docs has its own social card with an absolute URL and alternative text', () => {
  const wrong = failingPages((page, path) => {
    const image = firstGroup(page, /property="og:image" content="([^"]+)"/);
    const text = firstGroup(page, /property="og:image:alt" content="([^"]+)"/);
    const bytes = readFileSync(join(site.folder, cardPath(path)));
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    return image === absoluteUrl(cardPath(path)) && text !== '' && size.join('x') === '1200x630';
  });
  expect(wrong).toEqual([]);
});

test('llms.txt, llms-full.txt and the sitemap list each page of the docs once', () => {
  const links = [...read('llms.txt').matchAll(/^- \[.*\]\((\S+)\): /gm)].map(([, url]) => url);
  expect(links.sort()).toEqual(documents.map((path) => absoluteUrl(markdownAddress(path))).sort());
  const sources = [...read('llms-full.txt').matchAll(/^Source: <(.*)>$/gm)].map(([, url]) => url);
  const addresses = documents.map((path) => absoluteUrl(path)).sort();
  expect(sources.sort()).toEqual(addresses);
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(addresses);
});

test('each page of the docs shows the date that the sitemap gives for it, if any', () => {
  const entry = /<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;
  const days = new Map(
    [...read('sitemap.xml').matchAll(entry)].map(([, url, day = '']) => [url, day]),
  );
  const wrong = failingPages(
    (page, path) =>
      firstGroup(page, /<footer>Last changed <time datetime="([^"]*)"/) ===
      days.get(absoluteUrl(path)),
  );
  expect(wrong).toEqual([]);
});

test('each page of the docs links to the OpenSearch description and the web manifest', () => {
  for (const path of [openSearchPath, webManifestPath]) {
    expect(existsSync(join(site.folder, path))).toBe(true);
    expect(failingPages(({ html }) => html.includes(`href="${withPrefix(path)}"`))).toEqual([]);
  }
});

test('favicon.ico, which browsers request without a link, shows the mark at 16 and 32 px', async () => {
  const icon = readFileSync(join(site.folder, 'favicon.ico'));
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  expect(entries.map((entry) => icon[entry])).toEqual([16, 32]);
  for (const entry of entries) {
    const start = icon.readUInt32LE(entry + 12);
    const image = sharp(icon.subarray(start, start + icon.readUInt32LE(entry + 8)));
    const drawn = sharp(join(site.folder, favicon)).resize(icon[entry]);
    const [shown = [], expected = []] = await Promise.all(
      [image, drawn].map(async (each) => [
        ...(await each.flatten({ background: 'white' }).raw().toBuffer()),
      ]),
    );
    const differing = shown.filter((value, index) => Math.abs(value - (expected[index] ?? 0)) > 64);
    expect(differing.length).toBeLessThan(shown.length / 50);
  }
});
