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
const missing = { kind: 'missing' };

describe('resolvePath', () => {
  test.each([
    ['/', file('/index.html'), file('/index.html')],
    ['/x.js', file('/x.js'), file('/x.js')],
    ['/a', file('/a.html'), file('/a.html')],
    ['/a/', redirect('/a'), file('/a.html')],
    ['/b/', file('/b/index.html'), file('/b/index.html')],
    ['/b', redirect('/b/'), file('/b/index.html')],
    ['/b/c/', redirect('/b/c'), file('/b/c.html')],
    ['/nowhere', missing, missing],
    ['/nowhere/', missing, missing],
    ['//', missing, missing],
    ['//a', missing, missing],
    ['//a/', missing, missing],
    ['/b//c', missing, missing],
    ['/\\a/', missing, missing],
    ['/../x.js', missing, missing],
    ['/b/../../x.js', missing, missing],
    ['/..\\x.js', missing, missing],
    ['/x.js\0', missing, missing],
  ])('finds the file or the redirect for %s, if there is one', (path, pretty, plain) => {
    expect(resolvePath(path, { isFile, prettyUrls: true })).toEqual(pretty);
    expect(resolvePath(path, { isFile, prettyUrls: false })).toEqual(plain);
  });
});
