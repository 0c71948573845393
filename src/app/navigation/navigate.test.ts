import type { GatsbyRuntime, LoadedPage } from '../../workarounds/gatsby/runtime';
import { createNavigator } from './navigate';

const loadedPage: LoadedPage = { page: { webpackCompilationHash: 'abc' } };

/** Creates a navigator; the test delivers each page, or its failure, with `deliver`. */
function setUp() {
  const pending = new Map<string, (page: LoadedPage | undefined | Error) => void>();
  const events: string[] = [];
  const runtime: GatsbyRuntime = {
    ___navigate: (to, options) => events.push(`to ${to}${options?.replace ? ' (replace)' : ''}`),
    ___webpackCompilationHash: 'abc',
    ___loader: {
      loadPageSync: () => undefined,
      enqueue: () => undefined,
      hovering: () => undefined,
      loadPage: (path) =>
        new Promise((resolve, reject) => {
          pending.set(path, (page) => (page instanceof Error ? reject(page) : resolve(page)));
        }),
    },
  };
  const navigator = createNavigator(runtime, {
    shown: () => '/shown?q=1#x',
    begin: () => events.push('begin'),
    leave: () => events.push('leave'),
    giveUp: (address) => events.push(`give up ${address}`),
  });
  const deliver = async (path: string, page: LoadedPage | undefined | Error) => {
    pending.get(path)?.(page);
    await new Promise(setImmediate);
  };
  return { navigator, deliver, events };
}

test('calls `begin`, then `leave` once the page has loaded, and changes the address', async () => {
  const { navigator, deliver, events } = setUp();
  navigator.navigate('/a?q=1#x', { replace: true });
  expect(events).toEqual(['begin']);
  await deliver('/a?q=1#x', loadedPage);
  expect(events).toEqual(['begin', 'leave', 'to /a?q=1#x (replace)']);
});

test('replaces the history entry if the link leads to the current address', async () => {
  const { navigator, deliver, events } = setUp();
  navigator.navigate('/shown?q=1#x');
  await deliver('/shown?q=1#x', loadedPage);
  expect(events.at(-1)).toBe('to /shown?q=1#x (replace)');
});

test.each([
  ['the first', ['/a', '/b']],
  ['the second', ['/b', '/a']],
])('the second of two clicks wins if %s page arrives first', async (_, order) => {
  const { navigator, deliver, events } = setUp();
  navigator.navigate('/a');
  navigator.navigate('/b');
  for (const path of order) await deliver(path, loadedPage);
  expect(events).toEqual(['begin', 'begin', 'leave', 'to /b']);
});

test('leaves the address unchanged if the navigation is cancelled while the page loads', async () => {
  const { navigator, deliver, events } = setUp();
  navigator.navigate('/a');
  navigator.cancel();
  await deliver('/a', loadedPage);
  expect(events).toEqual(['begin']);
});

test.each([
  ['a missing page', undefined],
  ['a failed page', { status: 'error' }],
  ['the not-found page', { page: { path: '/404.html', webpackCompilationHash: 'abc' } }],
  ['a page of another build', { page: { webpackCompilationHash: 'def' } }],
  ['a page without a build hash', { page: {} }],
  ['an exception', new Error('chunk')],
])('on %s, lets the browser load the full address', async (_, page) => {
  const { navigator, deliver, events } = setUp();
  navigator.navigate('/a?q=1#x');
  await deliver('/a?q=1#x', page);
  expect(events).toEqual(['begin', 'give up /a?q=1#x']);
});

test('passes history steps on to Gatsby', () => {
  const { navigator, events } = setUp();
  navigator.navigate(-1);
  expect(events).toEqual(['to -1']);
});
