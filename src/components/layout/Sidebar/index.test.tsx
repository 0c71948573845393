/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { SidebarEntry } from '../../../shared/sidebar';
import { Sidebar, type SidebarSource } from '.';
import { inContexts, type FixedContexts } from '../../contexts/inContexts';

// jsdom has no animations and lacks this method.
Element.prototype.getAnimations = () => [];

const home = { label: 'Home', path: '/' };
const customers = { label: 'Customers', path: '/customers' };
const reports = { label: 'Reports', path: '/reports' };
const partial: readonly SidebarEntry[] = [
  home,
  { label: 'Institutions', first: '/customers', items: null },
];
const whole: readonly SidebarEntry[] = [
  home,
  { label: 'Institutions', first: '/customers', items: [customers, reports] },
];

function sidebar(branch: readonly SidebarEntry[], contexts: FixedContexts) {
  const source: SidebarSource = { version: 'current', id: 'documentationSidebar', branch };
  return inContexts(<Sidebar source={source} />, contexts);
}

const navigation = () => screen.getByRole('navigation', { name: 'Docs sidebar' });
const labels = () =>
  within(navigation())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Opens or closes a category as browsers do: the state changes, then the event fires. */
function toggle(label: string): void {
  const summary = screen.getByText(label);
  const details = summary.closest('details');
  if (details === null) throw new Error(`${label} is not a category`);
  fireEvent.click(summary);
  fireEvent(details, new Event('toggle'));
}

test('marks the current page and nothing else', () => {
  render(sidebar(whole, { path: '/reports', tree: whole }));
  const current = navigation().querySelectorAll('[aria-current]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Reports']);
  expect(current[0]?.getAttribute('aria-current')).toBe('page');
});

test('a category whose items were left out links to its first page', () => {
  render(sidebar(partial, {}));
  expect(labels()).toEqual(['Home', 'Go to Institutions']);
  const link = screen.getByRole('link', { name: 'Go to Institutions', hidden: true });
  expect(link.getAttribute('href')).toBe('/customers');
});

test('opening a category loads the whole sidebar and shows it', () => {
  const load = jest.fn();
  const { rerender } = render(sidebar(partial, { loadSidebar: load }));
  toggle('Institutions');
  expect(load).toHaveBeenCalled();
  rerender(sidebar(partial, { tree: whole }));
  expect(labels()).toEqual(['Home', 'Customers', 'Reports']);
});

test('on the next page, categories stay as the reader left them', () => {
  const { rerender } = render(sidebar(partial, { path: '/', tree: whole }));
  const details = () => navigation().querySelector('details');
  expect(details()?.open).toBe(false);
  toggle('Institutions');
  rerender(sidebar(whole, { path: '/reports', tree: whole }));
  expect(details()?.open).toBe(true);
  toggle('Institutions');
  rerender(sidebar(partial, { path: '/', tree: whole }));
  expect(details()?.open).toBe(false);
});

test('navigating to a page opens the categories above it', () => {
  const { rerender } = render(sidebar(partial, { path: '/', tree: whole }));
  rerender(sidebar(whole, { path: '/customers', tree: whole }));
  expect(navigation().querySelector('details')?.open).toBe(true);
});

describe('when the loaded sidebar lacks the page', () => {
  const added = { label: 'Added', path: '/added' };
  const load = jest.fn();

  beforeEach(() => {
    load.mockReset();
    window.requestIdleCallback = (callback) => {
      callback({ didTimeout: false, timeRemaining: () => 0 });
      return 0;
    };
    window.cancelIdleCallback = () => undefined;
  });

  test('shows the page’s own branch and fetches the sidebar again', () => {
    render(sidebar([...partial, added], { path: '/added', tree: whole, loadSidebar: load }));
    expect(labels()).toEqual(['Home', 'Go to Institutions', 'Added']);
    expect(load.mock.calls).toEqual([['current', 'documentationSidebar', '/added']]);
  });

  test('does not fetch the sidebar again for a page that belongs to none', () => {
    render(sidebar(partial, { path: '/draft', tree: whole, loadSidebar: load }));
    expect(load.mock.calls).toEqual([['current', 'documentationSidebar', undefined]]);
  });
});
