/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { usePreferredVersion } from '../../../components/contexts';
import { PreferredVersionProvider } from './PreferredVersionProvider';

jest.mock('../../../site/versions', () => ({
  ...jest.requireActual<object>('../../../site/versions'),
  versions: [
    { name: 'current', label: 'Next', path: '' },
    { name: 'v2', label: '2.0', path: 'v2' },
    { name: 'v1', label: '1.0', path: 'v1' },
  ],
}));

const key = 'docs-preferred-version-default';

function Reader() {
  const { preferred, choose } = usePreferredVersion();
  return <button onClick={() => choose('v1')}>{preferred.label}</button>;
}

const page = (
  <PreferredVersionProvider>
    <Reader />
  </PreferredVersionProvider>
);

const shown = (): string | null => screen.getByRole('button').textContent;

function storeInAnotherTab(value: string | null, changed: string | null = key): void {
  if (value === null) localStorage.clear();
  else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue: value }));
  });
}

beforeEach(() => localStorage.clear());

test.each([
  [null, 'Next'],
  ['current', 'Next'],
  ['v2', '2.0'],
  ['v0', 'Next'],
  ['', 'Next'],
])('if the storage returns %j, prefers %s and stores nothing', (stored, expected) => {
  if (stored !== null) localStorage.setItem(key, stored);
  render(page);
  expect(shown()).toBe(expected);
  expect(localStorage.getItem(key)).toBe(stored);
});

test('hydrates what the server rendered, then switches to the stored version', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  localStorage.setItem(key, 'v2');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('Next');
  document.body.append(container);
  const view = render(page, { container, hydrate: true });
  expect(error).not.toHaveBeenCalled();
  expect(container.textContent).toBe('2.0');
  view.unmount();
  container.remove();
  error.mockRestore();
});

test('stores a choice by name and restores it on the next visit', () => {
  const view = render(page);
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('1.0');
  expect(localStorage.getItem(key)).toBe('v1');
  view.unmount();
  render(page);
  expect(shown()).toBe('1.0');
});

test('follows other tabs, even if one clears the storage', () => {
  render(page);
  storeInAnotherTab('v2');
  expect(shown()).toBe('2.0');
  storeInAnotherTab('v1', 'theme');
  expect(shown()).toBe('2.0');
  storeInAnotherTab(null, null);
  expect(shown()).toBe('Next');
});

test('follows other tabs when the page is restored from the browser’s cache', () => {
  render(page);
  localStorage.setItem(key, 'v2');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(shown()).toBe('2.0');
});

test('keeps the choice for the visit if the storage throws', () => {
  const denyAccess = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const spies = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denyAccess),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denyAccess),
  ];
  const view = render(page);
  expect(shown()).toBe('Next');
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('1.0');
  view.unmount();
  render(page);
  expect(shown()).toBe('1.0');
  spies.forEach((spy) => spy.mockRestore());
});
