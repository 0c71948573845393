import { matchRedirect } from './redirects';

const rules = [
  { from: '/old', to: '/new' },
  { from: '/guides/:name', to: '/documentation/:name', status: 302 },
  { from: '/docs/*', to: '/:splat', status: 200 },
  { from: '/forced', to: '/', force: true },
];

describe('matchRedirect', () => {
  test.each([
    ['/old', { to: '/new', status: 301 }],
    ['/old/', { to: '/new', status: 301 }],
    ['/guides/a', { to: '/documentation/a', status: 302 }],
    ['/docs/a/b', { to: '/a/b', status: 200 }],
    ['/docs', { to: '/', status: 200 }],
  ])('finds the target of %s', (path, expected) => {
    expect(matchRedirect(path, rules, false)).toEqual(expected);
  });

  test.each(['/older', '/guides/a/b', '/docsearch', '/forced'])(
    'finds no target for %s',
    (path) => {
      expect(matchRedirect(path, rules, false)).toBeUndefined();
    },
  );

  test('forced rules are matched separately from the others', () => {
    expect(matchRedirect('/forced', rules, true)).toEqual({ to: '/', status: 301 });
    expect(matchRedirect('/old', rules, true)).toBeUndefined();
  });
});
