import { sortRedirects } from './recipe';

test.each([
  ['/old', '/old', '/oldx'],
  ['/v1.0/*', '/v1.0/a/b', '/v1x0/a'],
  ['/v1/*', '/v1', '/v1//host.example'],
  ['/v1/*', '/v1/', '/v1/\\host.example'],
  ['/a+b', '/a+b', '/aab'],
  ['/old/:name/x', '/old/a/x', '/old/a/b/x'],
])('the pattern of %s matches %s, but not %s', (from, matching, other) => {
  const [rule] = sortRedirects([{ from, to: '/a' }]).moved;
  const pattern = new RegExp(`^${rule?.pattern}/?$`);
  expect([pattern.test(matching), pattern.test(other)]).toEqual([true, false]);
});
