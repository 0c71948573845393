/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useColorMode } from '../../../components/contexts';
import { ColorModeProvider } from './ColorModeProvider';

jest.mock('@use-it/event-listener', () =>
  jest.requireActual<object>('../../../workarounds/useDarkMode/eventListener'),
);

function Reader() {
  const { mode, toggle, switchable } = useColorMode();
  return (
    <button onClick={toggle}>
      {mode} {String(switchable)}
    </button>
  );
}

const page = (
  <ColorModeProvider>
    <Reader />
  </ColorModeProvider>
);

const { dataset } = document.documentElement;

function storeInAnotherTab(newValue: string | null, key: string | null = 'theme'): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

beforeEach(() => {
  localStorage.clear();
  delete dataset['theme'];
});

test('renders the default mode on the server', () => {
  expect(renderToString(page)).toContain('light');
});

test.each([
  [null, 'light'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['undefined', 'light'],
  ['{"a":1}', 'light'],
  ['', 'light'],
])('if the storage returns %j, starts in %s mode and stores nothing', (stored, expected) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  render(page);
  expect(screen.getByRole('button').textContent).toBe(`${expected} true`);
  expect(dataset['theme']).toBe(expected);
  expect(localStorage.getItem('theme')).toBe(stored);
});

test('hydrates what the server rendered, then switches to the stored mode', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  localStorage.setItem('theme', 'dark');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const view = render(page, { container, hydrate: true });
  expect(error).not.toHaveBeenCalled();
  expect(container.textContent).toBe('dark true');
  view.unmount();
  container.remove();
  error.mockRestore();
});

test('switches the mode on click, and stores it as "dark" or "light"', () => {
  render(page);
  act(() => screen.getByRole('button').click());
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(dataset['theme']).toBe('dark');
  act(() => screen.getByRole('button').click());
  expect(localStorage.getItem('theme')).toBe('light');
  expect(dataset['theme']).toBe('light');
});

test('follows other tabs; an invalid value means the default', () => {
  render(page);
  for (const [value, expected] of [
    ['dark', 'dark'],
    ['nonsense', 'light'],
    ['dark', 'dark'],
    [null, 'light'],
  ] as const) {
    storeInAnotherTab(value);
    expect(dataset['theme']).toBe(expected);
  }
  storeInAnotherTab('dark', 'other');
  expect(dataset['theme']).toBe('light');
  storeInAnotherTab('dark');
  storeInAnotherTab(null, null);
  expect(dataset['theme']).toBe('light');
});

test('follows another tab while its own change has yet to be rendered', () => {
  render(page);
  act(() => {
    screen.getByRole('button').click();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  });
  expect(dataset['theme']).toBe('light');
  expect(screen.getByRole('button').textContent).toBe('light true');
});

test('follows other tabs when the page is restored from the browser’s cache', () => {
  render(page);
  localStorage.setItem('theme', 'dark');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(dataset['theme']).toBe('dark');
});

test('ignores `change` events on the window', () => {
  render(page);
  act(() => {
    window.dispatchEvent(new Event('change'));
  });
  expect(localStorage.getItem('theme')).toBeNull();
});

test('switches the mode even if the storage throws', () => {
  const denyAccess = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const spies = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denyAccess),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denyAccess),
  ];
  render(page);
  act(() => screen.getByRole('button').click());
  expect(dataset['theme']).toBe('dark');
  spies.forEach((spy) => spy.mockRestore());
});
