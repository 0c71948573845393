/** @jest-environment jsdom */
import { expectFocus, watchRouterFocus } from './focus';

document.body.innerHTML = '<div id="gatsby-focus-wrapper" tabindex="-1"><h2>A</h2><p>B</p></div>';
const wrapper = document.querySelector<HTMLElement>('div');
const heading = document.querySelector<HTMLElement>('h2');
watchRouterFocus();

test('the router’s focus stays at the start of the page', () => {
  expectFocus(null);
  wrapper?.focus();
  expect(document.activeElement).toBe(wrapper);
});

test('it goes on to the place that the address names, once', () => {
  wrapper?.focus();
  expectFocus(heading);
  wrapper?.focus();
  expect(document.activeElement).toBe(heading);
  wrapper?.focus();
  expect(document.activeElement).toBe(wrapper);
  expect(heading?.hasAttribute('tabindex')).toBe(false);
});
