import { Script } from 'node:vm';
import {
  baseUrlScript,
  beforePaintScript,
  bundleInlineScript,
  createLoaderScript,
  notFoundRedirectScript,
} from './inlineScripts';

const root = process.cwd();
const start = {
  pagePath: '/a',
  scripts: ['/runtime.js', '/app.js'],
  globals: { ___webpackCompilationHash: 'abc', ___chunkMapping: { 'component---a': ['/a.js'] } },
};

test.each([
  ['beforePaint', beforePaintScript(root), 'data'],
  ['baseUrlBanner', baseUrlScript(root), 'We suggest trying base URL'],
  ['redirectFromNotFound', notFoundRedirectScript(root), '.hidden'],
  ['loader', createLoaderScript(root)(start), '"/app.js"'],
])('bundles %s as a script that defines no global names', (_, text, part) => {
  expect(text).toContain(part);
  expect(() => new Script(`${text}\n${text}`)).not.toThrow();
  expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
});

test('writes the same loader for pages with the same scripts', () => {
  const loaderScript = createLoaderScript(root);
  expect(loaderScript({ ...start, pagePath: '/b' })).toBe(loaderScript(start));
});

test.each(['</script>', '<!--'])('escapes %s, which would break the script element', (unsafe) => {
  const text = bundleInlineScript(root, 'loader', 'startLoader', [unsafe], {});
  expect(text).not.toContain(unsafe);
});
