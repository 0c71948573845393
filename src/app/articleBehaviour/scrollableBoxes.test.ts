/** @jest-environment jsdom */
import { watchScrollableBoxes } from './scrollableBoxes';

class Observer {
  constructor(readonly callback: (entries: { target: Element }[]) => void) {}
  observe(target: Element): void {
    this.callback([{ target }]);
  }
  disconnect(): void {
    // There is nothing to stop: `observe` reports at once.
  }
}

const code = (width: number, caption = '') =>
  `<figure>${caption}<pre data-width="${width}">code</pre></figure>`;

beforeAll(() => {
  Object.assign(window, { ResizeObserver: Observer });
  const width = (name: string): PropertyDescriptor => ({
    get(this: HTMLElement) {
      return Number(this.dataset[name] ?? 100);
    },
  });
  Object.defineProperty(Element.prototype, 'scrollWidth', width('width'));
  Object.defineProperty(Element.prototype, 'clientWidth', width('client'));
});

test.each([
  ['a box that does not scroll', code(100), null, null],
  ['code', code(200), '0', 'Code'],
  ['code with a caption', code(200, '<figcaption>Response</figcaption>'), '0', 'Response'],
  ['a table', '<div class="a-table" aria-label="Fees" data-width="200"></div>', '0', 'Fees'],
])('makes a box focusable and names it, if it scrolls: %s', (_, html, tabindex, name) => {
  document.body.innerHTML = `<main>${html}</main>`;
  watchScrollableBoxes();
  const box = document.querySelector('pre, .a-table');
  expect(box?.getAttribute('tabindex')).toBe(tabindex);
  expect(box?.getAttribute('aria-label')).toBe(name);
});
