/** @jest-environment jsdom */
import { firstVisibleMark, startSession, type SessionOptions } from './session';

const scrolled: (string | null)[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  };
});

function draw(html: string): void {
  document.body.innerHTML = `<main tabindex="-1"><article><h1>Fee</h1><div class="a-body">${html}</div></article><p>fee</p></main>`;
}

async function startIn(options: Partial<SessionOptions> = {}) {
  const controller = new AbortController();
  const onClear = jest.fn(() => controller.abort());
  const session = await startSession({
    query: '?_highlight=fee',
    start: 0,
    onClear,
    signal: controller.signal,
    ...options,
  });
  return { session, onClear, controller };
}

async function start(html: string, options: Partial<SessionOptions> = {}) {
  draw(html);
  return startIn(options);
}

const button = (): HTMLButtonElement | null => document.querySelector('.a-unmark button');
const markCount = (): number => document.querySelectorAll('mark').length;
const pressEscape = (target: EventTarget): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

test('marks the body of the article and nothing around it', async () => {
  await start('<p>A fee</p>');
  expect(document.querySelector('h1')?.innerHTML).toBe('Fee');
  expect(document.querySelector('main > p')?.innerHTML).toBe('fee');
  expect(markCount()).toBe(1);
  expect(scrolled).toEqual(['fee']);
});

test.each(['?_highlight=nothing', '?_highlight=%3Cscript%3E', '?_highlight=__proto__', '?q=fee'])(
  '%s leaves the article as it is',
  async (query) => {
    await start('<p>A fee</p>', { query });
    expect(document.querySelector('.a-body')?.innerHTML).toBe('<p>A fee</p>');
    expect(scrolled).toEqual([]);
  },
);

test('links to sections omit the terms while the marks are shown', async () => {
  window.history.replaceState({}, '', '/page?_highlight=fee&q=1');
  const { controller } = await start('<p>A fee</p><a href="#a">A</a><a href="#b">B</a>');
  const [a, b] = [...document.querySelectorAll('a')];
  expect(a?.getAttribute('href')).toBe('/page?q=1#a');
  b?.setAttribute('href', '#c');
  controller.abort();
  expect([a?.getAttribute('href'), b?.getAttribute('href')]).toEqual(['#a', '#c']);
  window.history.replaceState({}, '', '/');
});

test('scrolls to the first visible mark', async () => {
  await start(
    '<details><summary>More</summary><div>fees</div></details><p>fee</p><p>Fee again</p>',
  );
  expect(scrolled).toEqual(['fee']);
  expect(document.querySelector('details')?.open).toBe(false);
});

test('opens what hides the first mark if all marks are hidden', async () => {
  await start('<details><summary>More</summary><div>fees</div></details>');
  expect(scrolled).toEqual(['fees']);
  expect(document.querySelector('details')?.open).toBe(true);
});

test('without a start position, scrolls to the first mark only when asked to', async () => {
  const { session } = await start('<p>fee</p>', { start: undefined });
  expect(scrolled).toEqual([]);
  session.showFirst();
  expect(scrolled).toEqual(['fee']);
});

test('removes the marks and the button on click, and moves focus to the page', async () => {
  const { onClear } = await start('<p>A fee</p>');
  button()?.focus();
  button()?.click();
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.a-body')?.innerHTML).toBe('<p>A fee</p>');
  expect(button()).toBeNull();
  expect(document.activeElement?.localName).toBe('main');
  pressEscape(document.body);
  expect(onClear).toHaveBeenCalledTimes(1);
});

describe('Esc', () => {
  test('removes the marks', async () => {
    const { onClear } = await start('<p>fee</p>');
    pressEscape(document.body);
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(markCount()).toBe(0);
  });

  test('is left to text fields, open dialogs and other listeners', async () => {
    const { onClear } = await start('<p>fee</p><input><button id="menu"></button>');
    pressEscape(document.querySelector('input') ?? document.body);
    const menu = document.querySelector('#menu');
    menu?.addEventListener('keydown', (event) => event.preventDefault());
    pressEscape(menu ?? document.body);
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    pressEscape(document.body);
    expect(onClear).not.toHaveBeenCalled();
    expect(markCount()).toBe(1);
  });
});

test('marks nothing on a page that the reader has already left', async () => {
  const controller = new AbortController();
  controller.abort();
  await start('<p>fee</p>', { signal: controller.signal });
  expect(markCount()).toBe(0);
  expect(button()).toBeNull();
});

test('sets and removes marks in frames of the same origin', async () => {
  draw('<p>text</p><iframe title="f"></iframe>');
  const content = document.querySelector('iframe')?.contentDocument?.body;
  if (content) content.innerHTML = '<p>A fee</p>';
  const scrollIntoView = jest.fn();
  Object.assign(content?.ownerDocument.defaultView?.Element.prototype ?? {}, { scrollIntoView });
  const { onClear } = await startIn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(content?.innerHTML).toBe('<p>A <mark>fee</mark></p>');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  button()?.click();
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(content?.innerHTML).toBe('<p>A fee</p>');
});

describe('firstVisibleMark', () => {
  it.each([
    ['<p><mark>1</mark><mark>2</mark></p>', '1'],
    ['<details><summary>a</summary><div><mark>1</mark></div></details><mark>2</mark>', '2'],
    ['<details open><summary>a</summary><div><mark>1</mark></div></details>', '1'],
    ['<details><summary><mark>1</mark></summary><div><mark>2</mark></div></details>', '1'],
    ['<section hidden="until-found"><mark>1</mark></section><mark>2</mark>', '2'],
    ['<table><tr hidden><td><mark>1</mark></td></tr></table>', undefined],
    ['', undefined],
  ])('in "%s", the first visible mark is %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(firstVisibleMark([...document.querySelectorAll('mark')])?.textContent).toBe(expected);
  });
});
