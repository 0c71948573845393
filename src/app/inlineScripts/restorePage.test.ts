/** @jest-environment jsdom */
import { selectTabsOnClick } from './restorePage';

const panel = (name: string, content = ''): string =>
  `<section class="a-tab" id="${name}"><p class="a-tab-label">${name}</p>${content}</section>`;

test('a click on a label selects its tab and does not reset tabs nested in other panels', () => {
  const inner = `<div class="a-tabs">${panel('inner 1')}${panel('inner 2')}</div>`;
  document.body.innerHTML = `<div class="a-tabs">${panel('outer 1', inner)}${panel('outer 2')}</div>`;
  const { signal } = new AbortController();
  selectTabsOnClick(signal);
  const click = (name: string): void =>
    document.getElementById(name)?.querySelector<HTMLElement>('.a-tab-label')?.click();
  const selected = (): string[] =>
    [...document.querySelectorAll('[data-selected]')].map(({ id }) => id);
  click('inner 1');
  click('inner 2');
  expect(selected()).toEqual(['inner 2']);
  click('outer 2');
  expect(selected()).toEqual(['inner 2', 'outer 2']);
  click('outer 1');
  expect(selected()).toEqual(['outer 1', 'inner 2']);
});
