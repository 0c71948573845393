import { routes, writtenPages } from '../routes';
import { specifiedRoutes } from '../specification/routes';
import { withNames } from '../../src/site/names';
import { compileAllPages, countWords } from './compiledPages';
import {
  genericHeadings,
  kindOf,
  minimumWords,
  missingContent,
  requiredSections,
  shortPages,
} from './kinds';
import { projectRoot } from '../../tools/copyProject';

const texts = new Map(writtenPages().map(({ path, text }) => [withNames(path), text]));
const pages = compileAllPages(projectRoot).map((page) => ({
  ...page,
  kind: kindOf(page.path, texts.get(page.path) ?? ''),
}));

it('covers every route except the search page', () => {
  const paths = pages.map(({ path }) => path).sort();
  expect(paths).toEqual(routes().filter((path) => path !== '/search'));
});

it('covers every page of the specification', () => {
  const paths = pages.map(({ path }) => path);
  const specified = specifiedRoutes.filter((path) => path !== '/search').map(withNames);
  expect(paths).toEqual(expect.arrayContaining(specified));
});

it('finds home, guide, API, RPC and subscription pages', () => {
  const count = (kind: string) => pages.filter((page) => page.kind === kind).length;
  expect(
    ['home', 'guide', 'api', 'rpc', 'subscription'].filter((kind) => count(kind) === 0),
  ).toEqual([]);
});

it.each(pages)(
  '$path has the sections that its kind ($kind) requires, in order',
  ({ article, kind }) => {
    const headings = article.toc.filter(({ level }) => level === 2).map(({ text }) => text);
    const positions = requiredSections[kind].map((section) =>
      headings.findIndex((heading) => heading.startsWith(section)),
    );
    const missing = requiredSections[kind].filter((_, index) => positions[index] === -1);
    expect(missing).toEqual([]);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  },
);

it.each(pages.filter(({ kind }) => kind === 'guide' || kind === 'concept'))(
  '$path has no generic headings',
  ({ article }) => {
    const headings = article.toc.map(({ text }) => text);
    expect(headings.filter((heading) => genericHeadings.includes(heading))).toEqual([]);
  },
);

it.each(pages)('$path has the content that its kind ($kind) requires', ({ article, kind }) => {
  expect(missingContent(kind, article.markdown)).toEqual([]);
});

it.each(pages.filter(({ path }) => shortPages[path] === undefined))(
  `$path has at least ${minimumWords} words`,
  ({ article }) => {
    expect(countWords(article.markdown)).toBeGreaterThanOrEqual(minimumWords);
  },
);
