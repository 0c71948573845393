/** @jest-environment jsdom */
import { createSafeStorage } from '../../shared/visitorStorage';
import { addTablists, chooseTabOnClick, chooseTabOnKey, openPanelsAround } from './tabs';

const stored = new Map<string, string>();
const storage = createSafeStorage(() => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
}));

const panel = (label: string): string =>
  `<section class="a-tab" data-label="${label}"><p class="a-tab-label">${label.toUpperCase()}</p><p>in ${label}</p></section>`;

const container = (labels: readonly string[], group?: string): string =>
  `<div class="a-tabs"${group === undefined ? '' : ` data-group="${group}"`}>${labels.map(panel).join('')}</div>`;

const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.a-tab:not([hidden])')].map(
    ({ dataset }) => dataset['label'],
  );

const tab = (label: string, nth = 0): HTMLElement => {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  const match = tabs.filter(({ textContent }) => textContent === label.toUpperCase())[nth];
  if (match === undefined) throw new Error(`no tab ${label}`);
  return match;
};

function show(html: string): void {
  document.body.innerHTML = html;
  addTablists(document, storage);
}

document.addEventListener('click', (event) => chooseTabOnClick(event, storage));
document.addEventListener('keydown', (event) => chooseTabOnKey(event, storage));

beforeEach(() => stored.clear());

test('turns plain sections into tabs', () => {
  show(container(['bash', 'json', 'rust'], 'language'));
  const list = document.querySelector('[role="tablist"]');
  expect(list?.getAttribute('aria-label')).toBe('language');
  expect(list?.textContent).toBe('BASHJSONRUST');
  expect(shown()).toEqual(['bash']);
  document.querySelectorAll('[role="tab"]').forEach((each, index) => {
    const controlled = document.getElementById(each.getAttribute('aria-controls') ?? '');
    expect(controlled?.getAttribute('role')).toBe('tabpanel');
    expect(controlled?.getAttribute('aria-labelledby')).toBe(each.id);
    expect(controlled?.querySelector('.a-tab-label')?.hasAttribute('hidden')).toBe(true);
    expect(each.getAttribute('aria-selected')).toBe(String(index === 0));
    expect(each.getAttribute('tabindex')).toBe(index === 0 ? '0' : '-1');
  });
});

test('adds no second tab list to a container', () => {
  show(container(['bash', 'json']));
  addTablists(document, storage);
  expect(document.querySelectorAll('[role="tablist"]')).toHaveLength(1);
});

test('gives tabs and panels ids that are unique on the page', () => {
  show(container(['a', 'b']) + container(['a', 'b']));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

test('selects the clicked tab in every container of its group that has a tab with that label', () => {
  show(
    container(['bash', 'rust'], 'language') +
      container(['json', 'rust'], 'language') +
      container(['bash', 'json'], 'language') +
      container(['bash', 'rust'], 'other') +
      container(['bash', 'rust']),
  );
  tab('rust').click();
  expect(shown()).toEqual(['rust', 'rust', 'bash', 'bash', 'bash']);
  expect([...stored]).toEqual([['tabs.language', 'rust']]);
});

test.each([
  ['rust', 'rust'],
  ['cobol', 'bash'],
])('with %s stored, the next page shows %s', (label, expected) => {
  stored.set('tabs.language', label);
  show(container(['bash', 'rust'], 'language'));
  expect(shown()).toEqual([expected]);
});

test('keeps the choice made before the app was ready', () => {
  stored.set('tabs.language', 'bash');
  show(container(['bash', 'rust'], 'language').replace('data-label="rust"', '$& data-selected'));
  expect(shown()).toEqual(['rust']);
});

test('stores nothing for a container without a group', () => {
  show(container(['bash', 'rust']));
  tab('rust').click();
  expect(shown()).toEqual(['rust']);
  expect(stored.size).toBe(0);
});

test('moves focus and selection with the arrow keys and Home; leaves other keys alone', () => {
  show(container(['bash', 'json', 'rust']));
  tab('bash').focus();
  const press = (key: string): boolean | undefined =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  press('ArrowLeft');
  expect(document.activeElement).toBe(tab('rust'));
  expect(shown()).toEqual(['rust']);
  press('Home');
  press('ArrowRight');
  expect(document.activeElement).toBe(tab('json'));
  expect(shown()).toEqual(['json']);
  expect(press('x')).toBe(true);
});

test('shows the panel around an element', () => {
  show(container(['bash', 'rust']));
  const element = document.querySelector('[data-label="rust"] p:last-child');
  if (element) openPanelsAround(element, storage);
  expect(shown()).toEqual(['rust']);
});
