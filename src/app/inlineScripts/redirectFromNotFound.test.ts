/** @jest-environment jsdom */
import { withPrefix } from '../../site/addresses';
import { redirectFromNotFound } from './redirectFromNotFound';

const origin = 'https://docs.example';
const replace = jest.fn();
const moved = { [withPrefix('/old')]: withPrefix('/new') };

function run(address: string, referrer = ''): void {
  const { pathname, search, hash } = new URL(`${origin}${withPrefix(address)}`);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  redirectFromNotFound(moved, { origin, pathname, search, hash, replace });
}

beforeEach(() => {
  replace.mockClear();
  document.documentElement.hidden = false;
});

test.each([
  ['/a.html', '/a'],
  ['/a/index.html?q=1#x', '/a?q=1#x'],
  ['/a/index', '/a'],
  ['/a/', '/a'],
  ['/index.html/', '/'],
  ['/old', '/new'],
  ['/old.html?q=1#x', '/new?q=1#x'],
])('redirects %s to %s, and hides the page until then', (from, to) => {
  run(from);
  expect(replace).toHaveBeenCalledWith(`${origin}${withPrefix(to)}`);
  expect(document.documentElement.hidden).toBe(true);
});

test.each(['/a', '/', '/toString', '//host.example/', '//host.example/index.html'])(
  'does not redirect from %s',
  (at) => {
    run(at);
    expect(replace).not.toHaveBeenCalled();
    expect(document.documentElement.hidden).toBe(false);
  },
);

test('does not redirect if the host redirected back here', () => {
  run('/a/?q=1', `${origin}${withPrefix('/a/')}`);
  expect(replace).not.toHaveBeenCalled();
});
