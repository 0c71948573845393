import { splitGatsbyHtml } from '../../workarounds/gatsby/html';
import { rewriteHtml } from './rewriteHtml';

const rewritten = (parts?: Parameters<typeof page>[0]) =>
  rewriteHtml(page(parts), {
    styleHref: '/docs/styles.2.css',
    notFoundRedirectScript: 'leave()',
    baseUrlScript: 'suggestBaseUrl()',
    loaderScript: ({ scripts, globals }) => `load(${JSON.stringify([scripts, globals])})`,
    breadcrumbs: new Map([['/a', '{"@type":"BreadcrumbList"}']]),
  });

const slice = (mapping: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(mapping)};
          </script>
        <script>window.___webpackCompilationHash="abc";</script><script src="/docs/runtime-1.js" async></script><script src="/docs/app-2.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const page = (parts: { pagePath?: string; scripts?: string; style?: string } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5.16.1"/><style data-href="/docs/styles.1.css" data-identity="gatsby-global-css">${parts.style ?? 'a{b:c}'}</style></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><h1>Price $& "of" it</h1></div><div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${parts.pagePath ?? '"/a"'};/*]]>*/</script>${parts.scripts ?? slice('{"app":["/app-2.js"],"component---a":["/a-3.js"]}')}</body></html>`;

describe('splitGatsbyHtml', () => {
  test('reads the page path, the global variables and the script URLs', () => {
    expect(splitGatsbyHtml(page()).start).toEqual({
      pagePath: '/a',
      globals: {
        ___webpackCompilationHash: 'abc',
        ___chunkMapping: { 'component---a': ['/a-3.js'] },
      },
      scripts: ['/docs/runtime-1.js', '/docs/app-2.js'],
    });
  });

  test.each([
    ['no script slice', page({ scripts: '' })],
    ['no page path', page({ pagePath: 'undefined' })],
    ['no scripts', page({ scripts: slice('{}').replace(/<script src[^>]*><\/script>/g, '') })],
  ])('throws if Gatsby’s HTML has %s', (message, html) => {
    expect(() => splitGatsbyHtml(html)).toThrow(message);
  });
});

describe('rewriteHtml', () => {
  const html = rewritten();

  test('adds the page’s path as an escaped attribute', () => {
    expect(html).toContain('<html data-page-path="/a" lang="en">');
    expect(rewritten({ pagePath: '"/a\\"<b&c"' })).toContain(
      'data-page-path="/a&quot;&lt;b&amp;c"',
    );
  });

  test('links the stylesheet and leaves no inline style', () => {
    expect(html).toContain('<link rel="stylesheet" href="/docs/styles.2.css"/>');
    expect(html).not.toMatch(/<style|style="/);
  });

  test('replaces all scripts with one loader', () => {
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).not.toContain('<script src');
  });

  test('writes the same loader on pages with the same scripts', () => {
    const loader = (text: string) => /<script>.*<\/script>/s.exec(text)?.[0];
    expect(loader(rewritten({ pagePath: '"/b"' }))).toBe(loader(html));
  });

  test('adds the base URL script to the home page only', () => {
    expect(html).not.toContain('suggestBaseUrl');
    expect(rewritten({ pagePath: '"/"' })).toMatch(/<script>suggestBaseUrl\(\)<.*<script>load\(/s);
  });

  test('adds the script for file names to the not-found page only, before the stylesheet', () => {
    expect(html).not.toContain('leave()');
    expect(rewritten({ pagePath: '"/404.html"' })).toMatch(/<script>leave\(\)<\/script><link/);
  });

  test('adds the breadcrumbs of a page as JSON-LD', () => {
    const data = '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script></head>';
    expect(html).toContain(data);
    expect(rewritten({ pagePath: '"/b"' })).not.toContain('ld+json');
  });

  test('leaves out Gatsby’s version and metadata for old browsers', () => {
    const [, meta] = /<head>(.*?)<link/s.exec(html) ?? [];
    expect(meta).toBe(
      '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    );
  });

  test('keeps text that looks like a replacement pattern', () => {
    expect(html).toContain('Price $& "of" it');
  });
});
