/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Drawer } from '.';
import { inContexts } from '../../contexts/inContexts';

const sidebar = {
  version: 'current',
  id: 'apiSidebar',
  branch: [{ label: 'API overview', path: '/api' }],
} as const;

const wideQuery = Object.assign(new EventTarget(), { matches: false });

beforeAll(() => {
  window.matchMedia = jest.fn(() => wideQuery as unknown as MediaQueryList);
  // jsdom has `<dialog>` but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Object.assign(window, { ___navigate: () => undefined });
});

function open(withSidebar = true) {
  render(inContexts(<Drawer sidebar={withSidebar ? sidebar : null} />, { path: '/api' }));
  const button = screen.getByRole('button', { name: 'Toggle navigation bar' });
  fireEvent.click(button);
  return { button, dialog: screen.getByRole('dialog', { name: 'Navigation' }) };
}

test('opens at the sidebar and switches between sidebar and main menu', () => {
  const { button, dialog } = open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  within(dialog).getByRole('navigation', { name: 'Docs sidebar' });
  fireEvent.click(within(dialog).getByRole('button', { name: '← Back to main menu' }));
  expect(dialog.contains(document.activeElement)).toBe(true);
  for (const name of ['Documentation', 'API', 'X', 'LinkedIn']) {
    within(dialog).getByRole('link', { name });
  }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Contents of API' }));
  within(dialog).getByRole('navigation', { name: 'Docs sidebar' });
});

test('closes on Back', () => {
  open();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows only the main menu on pages without a sidebar', () => {
  const { dialog } = open(false);
  within(dialog).getByRole('link', { name: 'Documentation' });
  expect(within(dialog).queryByRole('button', { name: /Back/ })).toBeNull();
});

test.each([
  ['a click on its button', () => screen.getByRole('button', { name: 'Close navigation bar' })],
  ['a click on a link', () => screen.getByRole('link', { name: 'API overview' })],
  ['a click beside it', () => screen.getByRole('dialog')],
])('closes after %s', (_name, find) => {
  const { button } = open();
  fireEvent.click(find());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('closes when the window widens', () => {
  open();
  wideQuery.matches = true;
  act(() => void wideQuery.dispatchEvent(new Event('change')));
  expect(screen.queryByRole('dialog')).toBeNull();
});
