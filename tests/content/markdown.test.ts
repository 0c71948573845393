import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { siteUrl, withoutPrefix } from '../../src/site/addresses';
import { projectRoot } from '../../tools/copyProject';
import { compileAllPages, publishedDocuments } from './compiledPages';
import { parseMarkdown, readHtml, readMarkdown } from './readArticle';

const pages = compileAllPages(projectRoot).map(({ path, article: { html, markdown } }) => {
  const root = parseMarkdown(markdown);
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return { path, root, ids, html: readHtml(html), markdown: readMarkdown(root) };
});
const documents = publishedDocuments(projectRoot).map(({ name }) => name);

test('the Markdown of each page has its headings, below the title', () => {
  for (const { path, html, markdown } of pages) {
    expect([path, ...markdown.headings.slice(1)]).toEqual([path, ...html.headings]);
  }
});

test('the Markdown of each page has its code unchanged', () => {
  for (const { path, html, markdown } of pages) {
    expect([path, ...markdown.code]).toEqual([path, ...html.code]);
  }
});

/** Returns the texts of a page that are missing from its Markdown or out of order there. */
function missingTexts({ html, markdown }: (typeof pages)[number]): string[] {
  const all = markdown.texts.join('\n');
  let position = 0;
  const texts = html.texts.filter((text) => {
    const found = all.indexOf(text, position);
    if (found >= 0) position = found;
    return found < 0;
  });
  return [...texts, ...html.values.filter((values) => !all.includes(values))];
}

test('the Markdown of each page has every paragraph, cell and field in the same order', () => {
  expect(pages.flatMap(({ html }) => html.texts).length).toBeGreaterThan(pages.length * 20);
  expect(
    pages.flatMap((page) => missingTexts(page).map((text) => `${page.path}: ${text}`)),
  ).toEqual([]);
});

test('the Markdown contains no components, directives, tokens or HTML', () => {
  const found: string[] = [];
  for (const { path, root } of pages) {
    visit(root, (node) => {
      if (node.type === 'html') found.push(`${path}: ${node.value}`);
      if (node.type !== 'text') return;
      if (/<\/?[A-Z]|:::|\{[A-Za-z_.]+\}|undefined|\[object/.test(node.value)) {
        found.push(`${path}: ${node.value}`);
      }
    });
  }
  expect(found).toEqual([]);
});

function problemOf(url: string): string | undefined {
  if (/^(?:https?|mailto):/.test(url) && !url.startsWith(`${siteUrl}/`)) return undefined;
  if (!url.startsWith(`${siteUrl}/`)) return 'is not absolute';
  const { pathname, hash } = new URL(url);
  const path = decodeURIComponent(withoutPrefix(pathname)) || '/';
  const page = pages.find((other) => other.path === path);
  const anchor = decodeURIComponent(hash.slice(1));
  if (page !== undefined) {
    return anchor === '' || page.ids.has(anchor) ? undefined : 'has an unknown anchor';
  }
  const isFile = documents.includes(path) || existsSync(join(projectRoot, 'static', path));
  return isFile ? undefined : 'leads to no page or file';
}

test('each link in the Markdown is absolute, and each to this site leads to a page, anchor or file', () => {
  const broken: string[] = [];
  for (const { path, root } of pages) {
    visit(root, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const problem = problemOf(node.url);
      if (problem !== undefined) broken.push(`${path}: ${node.url} ${problem}`);
    });
  }
  expect(broken).toEqual([]);
});
