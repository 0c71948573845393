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
    ['/older', undefined],
    ['/guides/a', { to: '/documentation/a', status: 302 }],
    ['/guides/a/b', undefined],
    ['/docs/a/b', { to: '/a/b', status: 200 }],
    ['/docs', { to: '/', status: 200 }],
    ['/docsearch', undefined],
    ['/forced', undefined],
  ])('finds the target of %s, if a rule matches', (path, expected) => {
    expect(matchRedirect(path, rules, false)).toEqual(expected);
  });

  test('forced rules are matched separately from the others', () => {
    expect(matchRedirect('/forced', rules, true)).toEqual({ to: '/', status: 301 });
    expect(matchRedirect('/old', rules, true)).toBeUndefined();
  });
});
