/** @jest-environment jsdom */
import { expectFocus, watchRouterFocus } from './routerFocus';

document.body.innerHTML = '<div id="gatsby-focus-wrapper" tabindex="-1"><h2>A</h2><p>B</p></div>';
const wrapper = document.querySelector<HTMLElement>('div');
const heading = document.querySelector<HTMLElement>('h2');
watchRouterFocus();

test('leaves the router’s focus at the start of the page', () => {
  expectFocus(null);
  wrapper?.focus();
  expect(document.activeElement).toBe(wrapper);
});

test('moves focus to the target of the hash, once', () => {
  wrapper?.focus();
  expectFocus(heading);
  wrapper?.focus();
  expect(document.activeElement).toBe(heading);
  wrapper?.focus();
  expect(document.activeElement).toBe(wrapper);
  expect(heading?.hasAttribute('tabindex')).toBe(false);
});
