import { resolvePath } from './resolvePath';

const files = new Set([
  '/index.html',
  '/a.html',
  '/b/index.html',
  '/b/c.html',
  '/404.html',
  '/x.js',
]);
const isFile = (path: string): boolean => files.has(path);

const file = (name: string) => ({ kind: 'file', file: name });
const redirect = (path: string) => ({ kind: 'redirect', path });

describe('resolvePath', () => {
  test.each([
    ['/', file('/index.html'), file('/index.html')],
    ['/x.js', file('/x.js'), file('/x.js')],
    ['/a', file('/a.html'), file('/a.html')],
    ['/a/', redirect('/a'), file('/a.html')],
    ['/b/', file('/b/index.html'), file('/b/index.html')],
    ['/b', redirect('/b/'), file('/b/index.html')],
    ['/b/c/', redirect('/b/c'), file('/b/c.html')],
  ])('finds the file or the redirect for %s', (path, pretty, plain) => {
    expect(resolvePath(path, { isFile, prettyUrls: true })).toEqual(pretty);
    expect(resolvePath(path, { isFile, prettyUrls: false })).toEqual(plain);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '//',
    '//a',
    '//a/',
    '/b//c',
    '/\\a/',
    '/../x.js',
    '/b/../../x.js',
    '/..\\x.js',
    '/x.js\0',
  ])('finds nothing for %j', (path) => {
    expect(resolvePath(path, { isFile, prettyUrls: true })).toEqual({ kind: 'missing' });
    expect(resolvePath(path, { isFile, prettyUrls: false })).toEqual({ kind: 'missing' });
  });
});
