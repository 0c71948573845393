/** @jest-environment jsdom */
import { createSafeStorage } from '../../shared/visitorStorage';
import { keepScroll, type ScrollKeeper } from './scroll';

const moves: (number | string)[] = [];
let keeper: ScrollKeeper;

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Goes back or forward as the browser does. */
async function traverse(steps: number): Promise<void> {
  const done = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  history.go(steps);
  await done;
}

const addressParts = () => ({ ...window.location }) as unknown as Location;

function push(address: string): void {
  const from = addressParts();
  keeper.leave();
  history.pushState({ key: address }, '', address);
  keeper.arrive(from, addressParts());
}

const stored = new Map<string, string>();

beforeAll(() => {
  window.scrollTo = ((_x: number, y: number) => {
    moves.push(y);
    scrollTo(y);
  }) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    moves.push(this.id);
    scrollTo(700);
  };
  document.body.innerHTML = '<h2 id="x">X</h2>';
  history.replaceState(null, '', '/start');
  keeper = keepScroll(
    createSafeStorage(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    })),
  );
});

beforeEach(() => moves.splice(0));

test('gives the first entry a key and does not scroll', () => {
  expect(history.state).toEqual({ key: expect.stringMatching(/^\d+$/) });
  expect(history.scrollRestoration).toBe('manual');
  expect(moves).toEqual([]);
});

test('restores the position on Back and Forward', async () => {
  scrollTo(450);
  push('/next');
  scrollTo(120);
  push('/last#x');
  expect(moves).toEqual([0, 'x']);

  const last = addressParts();
  await traverse(-1);
  keeper.arrive(last, addressParts());
  const next = addressParts();
  await traverse(-1);
  keeper.arrive(next, addressParts());
  expect(moves).toEqual([0, 'x', 120, 450]);

  scrollTo(460);
  const start = addressParts();
  await traverse(2);
  keeper.arrive(start, addressParts());
  expect(moves).toEqual([0, 'x', 120, 450, 700]);
});

test('restores a position even if a link was followed before its scroll event', async () => {
  Object.defineProperty(window, 'scrollY', { value: 470, configurable: true });
  push('/away-early');
  const away = addressParts();
  await traverse(-1);
  keeper.arrive(away, addressParts());
  expect(moves).toEqual([0, 470]);
});

test('restores open and closed collapsibles on Back', async () => {
  const page = '<main><details></details><details open></details></main>';
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  document.body.innerHTML = page;
  document.querySelectorAll('details').forEach((details, index) => {
    details.open = index === 0;
  });
  push('/away');
  document.body.innerHTML = '';
  const away = addressParts();
  await traverse(-1);
  document.body.innerHTML = page;
  keeper.arrive(away, addressParts());
  expect(isOpen()).toEqual([true, false]);
  document.body.innerHTML = '<h2 id="x">X</h2>';
});

test('starts at the top if a link is followed before Back has rendered its page', async () => {
  push('/first');
  scrollTo(300);
  push('/second');
  scrollTo(120);
  await traverse(-1);
  moves.length = 0;
  push('/third');
  expect(moves).toEqual([0]);

  const from = addressParts();
  await traverse(-1);
  keeper.arrive(from, addressParts());
  expect(moves.at(-1)).toBe(300);
});

test('leaves links within the page to the browser, and restores the position on Back', async () => {
  scrollTo(33);
  const from = addressParts();
  const done = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.location.hash = '#elsewhere';
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await done;
  keeper.arrive(from, addressParts());
  expect(moves).toEqual([]);
  expect(history.state).toEqual({ key: expect.any(String) });
});

test('does not scroll when only the query changes', () => {
  const from = addressParts();
  history.pushState({ key: 'query' }, '', `${from.pathname}?q=1${from.hash}`);
  keeper.arrive(from, addressParts());
  expect(moves).toEqual([]);
});

test('leaves a reload to the browser', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
