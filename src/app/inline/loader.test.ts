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
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

let idle: (() => void)[] = [];

beforeEach(() => {
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
  startLoader(scriptAddresses, globals);
}

function runAndLoad(): void {
  run();
  window.dispatchEvent(new Event('load'));
}

test.each([
  ['[["k",{"position":9,"open":[1]}]]', [false, true]],
  ['[["other",{"position":9,"open":[1]}]]', [true, false]],
  ['{', [true, false]],
  [null, [true, false]],
])('with %s stored for the history entry, opens the collapsibles %j', (stored, expected) => {
  document.body.innerHTML = '<main><details open></details><details></details></main>';
  history.replaceState({ key: 'k' }, '');
  if (stored !== null) sessionStorage.setItem('scroll', stored);
  run();
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual(expected);
  sessionStorage.clear();
});

test('sets the variables that Gatsby’s inline scripts set', () => {
  run();
  expect(window).toMatchObject({
    pagePath: '/a/b',
    ...globals,
  });
});

test.each([
  ['/', ''],
  ['/index', '/'],
])('corrects the address %s of the home page unless it is its own', (address, pagePath) => {
  document.documentElement.dataset['pagePath'] = '/';
  window.history.replaceState(null, '', address);
  run();
  window.history.replaceState(null, '', '/');
  expect(window).toMatchObject({ pagePath });
});

test('fetches the scripts in order when the page has loaded and is idle', () => {
  run();
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual([]);
  idle.forEach((callback) => callback());
  expect(addresses()).toEqual(scriptAddresses);
  expect(scripts().every((script) => !script.async)).toBe(true);
});

test.each([
  ['pointerover', 'b'],
  ['pointerdown', 'button'],
  ['touchstart', 'nav a'],
  ['focusin', 'input'],
  ['keydown', 'p'],
])('fetches the scripts at once, and once, on %s at %s', (type, selector) => {
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

test('passes the scripts’ addresses to a browser policy', () => {
  const trusted: string[] = [];
  const createPolicy = (name: string, rules: { createScriptURL: (address: string) => string }) => ({
    name,
    // Like the browser's, it throws if called without its object.
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

test('marks the page when scripts fail, and fetches them again at the next use of a control', () => {
  runAndLoad();
  idle.forEach((callback) => callback());
  scripts()
    .slice(1)
    .forEach((script) => script.dispatchEvent(new Event('error')));
  expect(dataset['app']).toBe('failed');
  element('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(addresses()).toEqual([...scriptAddresses, '/framework.js', '/app.js']);
});

describe('a button clicked before the app is ready', () => {
  test('is clicked again when it is', () => {
    run();
    element('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = jest.fn();
    element('button').addEventListener('click', pressed);
    document.dispatchEvent(new Event(appReadyEvent));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('is clicked again with all others, in their order', () => {
    run();
    element('nav').innerHTML = '<button>1</button><button>2</button>';
    const buttons = [...document.querySelectorAll<HTMLElement>('nav button')];
    buttons.forEach((button) => button.click());
    const order: (string | null)[] = [];
    buttons.forEach((button) =>
      button.addEventListener('click', () => order.push(button.textContent)),
    );
    document.dispatchEvent(new Event(appReadyEvent));
    expect(order).toEqual(['1', '2']);
  });

  test.each([
    ['opens if the reader is still at it', true, 1],
    ['stays closed if the reader has left it', false, 0],
  ])('that opens a menu %s', (_, stays, times) => {
    run();
    const button = element('button') as HTMLButtonElement;
    button.setAttribute('aria-expanded', 'false');
    button.focus();
    button.click();
    const opened = jest.fn();
    button.addEventListener('click', opened);
    if (!stays) button.blur();
    document.dispatchEvent(new Event(appReadyEvent));
    expect(opened).toHaveBeenCalledTimes(times);
  });

  test.each([
    ['an article’s listener', (event: Event) => event.preventDefault(), false],
    ['the browser, by its command,', () => undefined, true],
  ])('is not clicked again if %s answered it', (_, answer, isCommand) => {
    run();
    const button = element('button');
    if (isCommand) {
      button.setAttribute('commandfor', 'dialog');
      Object.assign(button, { commandForElement: null });
    }
    button.addEventListener('click', answer, { once: true });
    element('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const pressed = jest.fn();
    button.addEventListener('click', pressed);
    document.dispatchEvent(new Event(appReadyEvent));
    expect(pressed).not.toHaveBeenCalled();
  });

  test('is not clicked again if React answers it', () => {
    run();
    dataset['app'] = 'hydrating';
    element('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const pressed = jest.fn();
    element('button').addEventListener('click', pressed);
    document.dispatchEvent(new Event(appReadyEvent));
    expect(pressed).not.toHaveBeenCalled();
  });
});

test.each([
  [null, []],
  ['rust', ['rust']],
  ['cobol', []],
])('with %s stored, shows the tabs %j', (stored, expected) => {
  if (stored !== null) localStorage.setItem('tabs.language', stored);
  run();
  const shown = [...document.querySelectorAll<HTMLElement>('[data-selected]')];
  expect(shown.map((panel) => panel.dataset['label'])).toEqual(expected);
});

test('switches tabs on click before the app is ready', () => {
  localStorage.setItem('tabs.language', 'rust');
  run();
  element('[data-label="bash"] p').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const shown = [...document.querySelectorAll<HTMLElement>('[data-selected]')];
  expect(shown.map((panel) => panel.dataset['label'])).toEqual(['bash']);
});
