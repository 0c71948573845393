/** @jest-environment jsdom */
import { gatsbyRuntime } from '../../compat/gatsby/runtime';
import { followLinks } from './links';

const navigate = jest.fn();
const hovering = jest.fn();
Object.assign(gatsbyRuntime(), { ___navigate: navigate, ___loader: { hovering } });
followLinks();

/** Stands where the browser would follow the link. */
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
  ['with Ctrl', 'href="/there"', { ctrlKey: true }],
  ['with Cmd', 'href="/there"', { metaKey: true }],
  ['with Shift', 'href="/there"', { shiftKey: true }],
  ['with Alt', 'href="/there"', { altKey: true }],
  ['with the middle button', 'href="/there"', { button: 1 }],
  ['on a download', 'href="/there" download', {}],
  ['on a new tab', 'href="/there" target="_blank"', {}],
  ['on another site', 'href="https://other.example/"', {}],
  ['on a file', 'href="/openrpc.json"', {}],
  ['on a place in the page', 'href="#new"', {}],
  ['on no link', 'name="x"', {}],
])('a click %s is the browser’s', (_, attributes, init) => {
  click(attributes, init);
  expect(navigate).not.toHaveBeenCalled();
  expect(browser).toHaveBeenCalled();
});

test.each(['pointerover', 'focusin'])('%s loads the page ahead', (type) => {
  document.body.innerHTML = '<a href="/there#x"><code>link</code></a>';
  document.querySelector('code')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hovering.mock.calls).toEqual([['/there#x']]);
});
