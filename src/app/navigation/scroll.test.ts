/** @jest-environment jsdom */
import { createSafeStorage } from '../../shared/visitorStorage';
import { keepScroll, type ScrollKeeper } from './scroll';
import { scrollStorageKey } from './scrollPositions';

const moves: (number | string)[] = [];
let movesAtStart: readonly (number | string)[];
let keeper: ScrollKeeper;

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

async function change(start: () => void): Promise<void> {
  const notified = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  start();
  await notified;
}

const traverse = (steps: number): Promise<void> => change(() => history.go(steps));

const followHash = (hash: string): Promise<void> =>
  change(() => {
    window.location.hash = hash;
  });

const addressParts = () => ({ ...window.location }) as unknown as Location;

function push(address: string): void {
  const from = addressParts();
  keeper.leave();
  history.pushState({ key: address }, '', address);
  keeper.arrive(from, addressParts());
}

const stored = new Map<string, string>();
const storage = createSafeStorage(() => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
}));

let navigation: NavigationTimingType = 'navigate';

beforeAll(() => {
  performance.getEntriesByType = (() => [{ type: navigation }]) as never;
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
  keeper = keepScroll(storage);
  movesAtStart = [...moves];
});

beforeEach(() => moves.splice(0));

test('gives the first entry a key, takes over scroll restoration and does not scroll', () => {
  expect(history.state).toEqual({ key: expect.stringMatching(/^\d+$/) });
  expect(history.scrollRestoration).toBe('manual');
  expect(movesAtStart).toEqual([]);
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

test('restores a position even if the reader followed a link before the scroll event fired', async () => {
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

test('leaves links within the page to the browser, and gives their history entries a key', async () => {
  scrollTo(33);
  const from = addressParts();
  await followHash('#elsewhere');
  keeper.arrive(from, addressParts());
  expect(moves).toEqual([]);
  expect(history.state).toEqual({ key: expect.any(String) });
});

test('restores the position if the reader goes back before the app has rendered the hash', async () => {
  history.pushState({ key: 'above' }, '', '/above');
  keeper.arrive(addressParts(), addressParts());
  scrollTo(60);
  await followHash('#below');
  scrollTo(900);
  const from = addressParts();
  await traverse(-1);
  keeper.arrive(from, addressParts());
  expect(window.scrollY).toBe(60);
});

test('does not scroll when only the query changes', () => {
  const from = addressParts();
  history.pushState({ key: 'query' }, '', `${from.pathname}?q=1${from.hash}`);
  keeper.arrive(from, addressParts());
  expect(moves).toEqual([]);
});

describe('after a reload of a page with a hash', () => {
  // The target is 700 pixels from the top.
  test.each([
    ['returns to the stored position if the browser has gone to the target', 700, 320],
    ['keeps the position that the browser has restored', 320, 320],
    ['keeps the position to which the reader has scrolled since', 350, 350],
  ])('%s', (_, shown, expected) => {
    document.body.innerHTML = '<h2 id="x">X</h2>';
    history.replaceState({ key: 'reloaded' }, '', '/page#x');
    const spot = { position: 320, open: [] };
    stored.set(scrollStorageKey, JSON.stringify([['reloaded', spot]]));
    navigation = 'reload';
    scrollTo(shown);
    keepScroll(storage);
    expect(window.scrollY).toBe(expected);
  });
});

test('leaves scroll restoration to the browser from `pagehide` to `pageshow`', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
