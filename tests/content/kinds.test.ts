import { join } from 'node:path';
import { routes } from '../routes';
import { compileAllPages, countWords } from './compiledPages';
import { kindOf, minimumWords, missingContents, requiredSections, shortPages } from './kinds';

const pages = compileAllPages(join(__dirname, '..', '..')).map((page) => ({
  ...page,
  kind: kindOf(page.path),
}));

it('holds every page of the route table that has content', () => {
  const paths = pages.map(({ path }) => path).sort();
  expect(paths).toEqual(routes().filter((path) => path !== '/search'));
});

it.each(pages)('$path has the sections of a page of kind $kind', ({ article, kind }) => {
  const headings = article.toc.filter(({ level }) => level === 2).map(({ text }) => text);
  const positions = requiredSections[kind].map((section) =>
    headings.findIndex((heading) => heading.startsWith(section)),
  );
  const missing = requiredSections[kind].filter((_, index) => positions[index] === -1);
  expect(missing).toEqual([]);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it.each(pages)('$path has in them what a $kind needs', ({ article, kind }) => {
  expect(missingContents(kind, article.markdown)).toEqual([]);
});

it.each(pages)('$path is long enough to say something', ({ path, article }) => {
  if (shortPages[path] !== undefined) return;
  expect(countWords(article.markdown)).toBeGreaterThanOrEqual(minimumWords);
});
