/** @jest-environment jsdom */
import { focusNext, watchRouterFocus } from './routerFocus';

document.body.innerHTML = '<div id="gatsby-focus-wrapper" tabindex="-1"><h2>A</h2><p>B</p></div>';
const wrapper = document.querySelector<HTMLElement>('div');
const heading = document.querySelector<HTMLElement>('h2');
watchRouterFocus();

test('leaves focus at the start of the page if there is no target', () => {
  focusNext(null);
  wrapper?.focus();
  expect(document.activeElement).toBe(wrapper);
});

test('moves focus to the target once', () => {
  wrapper?.focus();
  focusNext(heading);
  wrapper?.focus();
  expect(document.activeElement).toBe(heading);
  wrapper?.focus();
  expect(document.activeElement).toBe(wrapper);
  expect(heading?.hasAttribute('tabindex')).toBe(false);
});

test('keeps a link reachable with Tab after focusing it', () => {
  const link = document.createElement('a');
  link.href = '/';
  wrapper?.append(link);
  focusNext(link);
  wrapper?.focus();
  expect(document.activeElement).toBe(link);
  expect(link.hasAttribute('tabindex')).toBe(false);
});
