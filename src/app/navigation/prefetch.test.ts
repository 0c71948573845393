/** @jest-environment jsdom */
import { gatsbyRuntime } from '../../compat/gatsby/runtime';
import { prefetchSeenLinks } from './links';

const enqueue = jest.fn();
Object.assign(gatsbyRuntime(), { ___loader: { enqueue } });

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
    this.callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

beforeEach(() => {
  enqueue.mockClear();
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

test('prefetches nothing without IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(prefetchSeenLinks).not.toThrow();
});
