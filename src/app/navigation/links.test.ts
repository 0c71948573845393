/** @jest-environment jsdom */
import { gatsbyRuntime } from '../../workarounds/gatsby/runtime';
import { followLinks, prefetchSeenLinks } from './links';

const navigate = jest.fn();
const hovering = jest.fn();
const enqueue = jest.fn();
Object.assign(gatsbyRuntime(), { ___navigate: navigate, ___loader: { hovering, enqueue } });
followLinks();

/** Called with each click that the app leaves to the browser. */
const browser = jest.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/here?q=1#old');
});

function click(attributes: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = `<a ${attributes}><code>link</code></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  window.addEventListener('click', (last) => last.defaultPrevented || browser(last), {
    once: true,
  });
  document.querySelector('code')?.dispatchEvent(event);
}

test.each([
  ['href="/there#x"', '/there#x'],
  ['href="/there.html"', '/there'],
  ['href="/here?q=1"', '/here?q=1'],
  ['href="/here" target="_self"', '/here'],
])('a click on <a %s> goes to %s in the app', (attributes, address) => {
  click(attributes);
  expect(navigate.mock.calls).toEqual([[address]]);
  expect(browser).not.toHaveBeenCalled();
});

test.each<[string, string, MouseEventInit]>([
  ['with Ctrl held down', 'href="/there"', { ctrlKey: true }],
  ['with Cmd held down', 'href="/there"', { metaKey: true }],
  ['with Shift held down', 'href="/there"', { shiftKey: true }],
  ['with Alt held down', 'href="/there"', { altKey: true }],
  ['with the middle button', 'href="/there"', { button: 1 }],
  ['on a download', 'href="/there" download', {}],
  ['on a link to a new tab', 'href="/there" target="_blank"', {}],
  ['on a link to another site', 'href="https://other.example/"', {}],
  ['on a link to a file', 'href="/openrpc.json"', {}],
  ['on a link to an anchor on the page', 'href="#new"', {}],
  ['on an <a> without an address', 'name="x"', {}],
])('leaves a click %s to the browser', (_, attributes, init) => {
  click(attributes, init);
  expect(navigate).not.toHaveBeenCalled();
  expect(browser).toHaveBeenCalled();
});

test.each(['pointerover', 'focusin'])('on %s, preloads the page that a link leads to', (type) => {
  document.body.innerHTML = '<a href="/there#x"><code>link</code></a>';
  document.querySelector('code')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hovering.mock.calls).toEqual([['/there#x']]);
});

describe('prefetchSeenLinks', () => {
  const observers: FakeObserver[] = [];

  class FakeObserver {
    readonly watched = new Set<Element>();
    readonly observe = (element: Element) => this.watched.add(element);
    readonly unobserve = (element: Element) => this.watched.delete(element);
    readonly disconnect = () => this.watched.clear();

    constructor(private readonly callback: IntersectionObserverCallback) {
      observers.push(this);
    }

    see(isIntersecting: boolean): void {
      const entries = [...this.watched].map((target) => ({ target, isIntersecting }));
      this.callback(
        entries as IntersectionObserverEntry[],
        this as unknown as IntersectionObserver,
      );
    }
  }

  beforeEach(() => {
    observers.splice(0);
    document.body.innerHTML = `<nav><a href="/nav">x</a></nav>
      <article><a href="/a#x">a</a><a href="https://b.example/">b</a><a href="#c">c</a></article>`;
    Object.assign(window, { IntersectionObserver: FakeObserver });
  });

  test('prefetches pages when links to them in the article are seen', () => {
    prefetchSeenLinks();
    observers[0]?.see(false);
    expect(enqueue).not.toHaveBeenCalled();
    observers[0]?.see(true);
    expect(enqueue.mock.calls).toEqual([['/a#x']]);
    expect(observers[0]?.watched.size).toBe(0);
  });

  test('stops observing the links of the previous page', () => {
    prefetchSeenLinks();
    prefetchSeenLinks();
    expect(observers.map(({ watched }) => watched.size)).toEqual([0, 3]);
  });

  test('does not throw without IntersectionObserver', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    expect(prefetchSeenLinks).not.toThrow();
  });
});
