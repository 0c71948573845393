import { gatsbyHtmlFile, publishedHtmlFile } from './pristineHtml';

test.each([
  ['/', 'index.html', 'index.html', 'index.html'],
  ['/x', 'x/index.html', 'x.html', 'x/index.html'],
  ['/a/b', 'a/b/index.html', 'a/b.html', 'a/b/index.html'],
  ['/a/b/', 'a/b/index.html', 'a/b.html', 'a/b/index.html'],
  ['/404.html', '404.html', '404.html', '404.html'],
])(
  'Gatsby writes %s to %s, which is published as %s, or as %s with trailing slashes',
  (path, written, never, always) => {
    expect(gatsbyHtmlFile(path)).toBe(written);
    expect(publishedHtmlFile(path, 'never')).toBe(never);
    expect(publishedHtmlFile(path, 'ignore')).toBe(never);
    expect(publishedHtmlFile(path, 'always')).toBe(always);
  },
);
