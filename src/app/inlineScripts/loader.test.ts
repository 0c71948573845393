/** @jest-environment jsdom */
import { appReadyEvent } from '../appState';
import { startLoader } from './loader';

const scriptAddresses = ['/runtime.js', '/framework.js', '/app.js'];
const globals = {
  ___webpackCompilationHash: 'abc',
  ___chunkMapping: { 'component---a': ['/a.js'] },
};

const { dataset } = document.documentElement;

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];
const addresses = (): (string | null)[] => scripts().map((script) => script.getAttribute('src'));
const element = (selector: string): Element => {
  const match = document.querySelector(selector);
  if (match === null) throw new Error(`no ${selector}`);
  return match;
};

let frames: FrameRequestCallback[] = [];
let idle: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  idle = [];
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 0 }));
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <nav><a href="/x">X</a></nav><p>Text</p><input><button><b>Press</b></button>
    <div class="a-tabs" data-group="language">
      <section data-label="bash"><p class="a-tab-label">bash</p></section>
      <section data-label="rust"><p class="a-tab-label">rust</p></section>
    </div>`;
  localStorage.clear();
  delete dataset['app'];
  dataset['pagePath'] = '/a/b';
});

// Removes the listeners of the test's script.
afterEach(() => {
  window.dispatchEvent(new Event('load'));
  document.dispatchEvent(new Event(appReadyEvent));
});

function run(): void {
  startLoader(scriptAddresses, globals, '/');
}

function paint(): void {
  for (const callback of frames) callback(0);
}

function runAndLoad(): void {
  run();
  window.dispatchEvent(new Event('load'));
  paint();
}

test.each([
  ['[["k",{"position":9,"open":[1]}]]', [false, true]],
  ['[["other",{"position":9,"open":[1]}]]', [true, false]],
  ['{', [true, false]],
  [null, [true, false]],
])(
  'with the scroll positions %s stored, sets the open states of the collapsibles to %j',
  (stored, expected) => {
    document.body.innerHTML = '<main><details open></details><details></details></main>';
    history.replaceState({ key: 'k' }, '');
    if (stored !== null) sessionStorage.setItem('scroll', stored);
    run();
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual(expected);
    sessionStorage.clear();
  },
);

test.each([
  ['focuses the search box on Ctrl+K', { key: 'k', ctrlKey: true }, 'b', true],
  ['leaves the shortcut to another field', { key: 'k', ctrlKey: true }, 'other', false],
  ['leaves other keys alone', { key: 'j', ctrlKey: true }, 'b', false],
])('%s', (_, keys, from, isFocused) => {
  document.body.innerHTML = '<button id="b"></button><input id="other"><input role="combobox">';
  run();
  const key = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
  element(`#${from}`).dispatchEvent(key);
  expect(document.activeElement === element('[role="combobox"]')).toBe(isFocused);
  expect(key.defaultPrevented).toBe(isFocused);
});

test('sets the variables that Gatsby’s inline scripts would set', () => {
  run();
  expect(window).toMatchObject({
    pagePath: '/a/b',
    ...globals,
  });
});

test.each([
  ['/', ''],
  ['/index', '/'],
])('at the home page’s address %s, sets the page path "%s"', (address, pagePath) => {
  document.documentElement.dataset['pagePath'] = '/';
  window.history.replaceState(null, '', address);
  run();
  window.history.replaceState(null, '', '/');
  expect(window).toMatchObject({ pagePath });
});

test('fetches the scripts in order when the page has loaded, has been painted and is idle', () => {
  run();
  expect(frames).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  frames.shift()?.(0);
  // The first frame may not be on screen until the next one begins.
  expect(idle).toHaveLength(0);
  paint();
  expect(addresses()).toEqual([]);
  idle.forEach((callback) => callback());
  expect(addresses()).toEqual(scriptAddresses);
  expect(scripts().every((script) => !script.async)).toBe(true);
});

test('fetches the scripts in a background tab, which is not painted', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  run();
  window.dispatchEvent(new Event('load'));
  idle.forEach((callback) => callback());
  expect(addresses()).toEqual(scriptAddresses);
});

test.each([
  ['pointerover', 'b'],
  ['pointerdown', 'nav a'],
  ['focusin', 'input'],
  ['keydown', 'p'],
])('fetches the scripts immediately, and only once, on %s at %s', (type, selector) => {
  runAndLoad();
  element(selector).dispatchEvent(new Event(type, { bubbles: true }));
  expect(addresses()).toEqual(scriptAddresses);
  element(selector).dispatchEvent(new Event(type, { bubbles: true }));
  idle.forEach((callback) => callback());
  expect(addresses()).toEqual(scriptAddresses);
});

test('fetches nothing when the pointer is over text', () => {
  runAndLoad();
  element('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(addresses()).toEqual([]);
});

test.each([
  ['/a/b', '/page-data/a/b/page-data.json'],
  ['/', '/page-data/index/page-data.json'],
  ['/a/', '/page-data/a/page-data.json'],
])('preloads the data of %s with the scripts', (path, expected) => {
  dataset['pagePath'] = path;
  runAndLoad();
  idle.forEach((callback) => callback());
  const links = [...document.head.querySelectorAll('link[rel=preload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expected,
    '/page-data/app-data.json',
  ]);
});

test('passes the scripts’ addresses through a Trusted Types policy', () => {
  const trusted: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => ({
    name,
    // Like the native method, throws if called without its object.
    createScriptURL(this: { name?: string } | undefined, address: string): string {
      if (this?.name !== 'loader') throw new TypeError('Illegal invocation');
      trusted.push(rules.createScriptURL(address));
      return address;
    },
  });
  Object.assign(window, { trustedTypes: { createPolicy } });
  runAndLoad();
  idle.forEach((callback) => callback());
  Reflect.deleteProperty(window, 'trustedTypes');
  expect(trusted).toEqual(scriptAddresses);
  expect(addresses()).toEqual(scriptAddresses);
});

test('informs the reader if the host’s policy allows no scripts', () => {
  const setter = jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
  });
  runAndLoad();
  idle.forEach((callback) => callback());
  setter.mockRestore();
  expect(addresses()).toEqual([]);
  expect(dataset['app']).toBe('failed');
  expect(element('[role=alert]').textContent).toContain('could not be loaded');
});

test('marks the page when scripts fail, and fetches them again when the reader points at a control', () => {
  runAndLoad();
  idle.forEach((callback) => callback());
  scripts()
    .slice(1)
    .forEach((script) => script.dispatchEvent(new Event('error')));
  expect(dataset['app']).toBe('failed');
  element('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(addresses()).toEqual([...scriptAddresses, '/framework.js', '/app.js']);
});

test('switches tabs on click before the app is ready', () => {
  element('[data-label="rust"]').setAttribute('data-selected', '');
  run();
  element('[data-label="bash"] p').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const shown = [...document.querySelectorAll<HTMLElement>('[data-selected]')];
  expect(shown.map((panel) => panel.dataset['label'])).toEqual(['bash']);
});
