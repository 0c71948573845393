/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { SidebarEntry } from '../../../shared/sidebar';
import { Sidebar, type SidebarSource } from '.';
import { createSidebarVisit } from '../../contexts';
import { inContexts, type TestContexts } from '../../testSupport';

// jsdom animates nothing, and does not know of it.
Element.prototype.getAnimations = () => [];

const home = { label: 'Home', path: '/' };
const customers = { label: 'Customers', path: '/customers' };
const reports = { label: 'Reports', path: '/reports' };
const cut: readonly SidebarEntry[] = [
  home,
  { label: 'Institutions', first: '/customers', items: null },
];
const whole: readonly SidebarEntry[] = [
  home,
  { label: 'Institutions', first: '/customers', items: [customers, reports] },
];

function sidebar(branch: readonly SidebarEntry[], contexts: TestContexts) {
  const source: SidebarSource = { version: 'current', id: 'documentationSidebar', branch };
  return inContexts(<Sidebar source={source} />, contexts);
}

const navigation = () => screen.getByRole('navigation', { name: 'Docs sidebar' });
const labels = () =>
  within(navigation())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Opens or closes a category as a browser does: the state changes first, then it is told. */
function toggle(label: string): void {
  const summary = screen.getByText(label);
  const details = summary.closest('details');
  if (details === null) throw new Error(`${label} is no category`);
  fireEvent.click(summary);
  fireEvent(details, new Event('toggle'));
}

test('marks the current page and nothing else', () => {
  render(sidebar(whole, { path: '/reports', tree: whole }));
  const current = navigation().querySelectorAll('[aria-current]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Reports']);
  expect(current[0]?.getAttribute('aria-current')).toBe('page');
});

test('a category that was cut holds the way to its first page', () => {
  render(sidebar(cut, {}));
  expect(labels()).toEqual(['Home', 'Go to Institutions']);
});

test('opening a category asks for the whole sidebar and shows it once it is there', () => {
  const load = jest.fn();
  const { rerender } = render(sidebar(cut, { loadSidebar: load }));
  toggle('Institutions');
  expect(load).toHaveBeenCalled();
  rerender(sidebar(cut, { tree: whole }));
  expect(labels()).toEqual(['Home', 'Customers', 'Reports']);
});

test('what the reader opened stays open on the next page, what they closed stays closed', () => {
  const { rerender } = render(sidebar(cut, { path: '/', tree: whole }));
  const details = () => navigation().querySelector('details');
  expect(details()?.open).toBe(false);
  toggle('Institutions');
  rerender(sidebar(whole, { path: '/reports', tree: whole }));
  expect(details()?.open).toBe(true);
  toggle('Institutions');
  rerender(sidebar(cut, { path: '/', tree: whole }));
  expect(details()?.open).toBe(false);
});

test('coming to a page opens the categories above it', () => {
  const { rerender } = render(sidebar(cut, { path: '/', tree: whole }));
  rerender(sidebar(whole, { path: '/customers', tree: whole }));
  expect(navigation().querySelector('details')?.open).toBe(true);
});

describe('in the course of a visit', () => {
  test('what the reader opened is open when the sidebar is drawn anew', () => {
    const visit = createSidebarVisit();
    const first = render(sidebar(cut, { tree: whole, visit }));
    toggle('Institutions');
    first.unmount();
    render(sidebar(cut, { tree: whole, visit }));
    expect(navigation().querySelector('details')?.open).toBe(true);
  });

  test('two sidebars of one page stay in step', () => {
    const visit = createSidebarVisit();
    const source: SidebarSource = { version: 'current', id: 'documentationSidebar', branch: whole };
    const two = (
      <>
        <Sidebar source={source} />
        <Sidebar source={source} />
      </>
    );
    render(inContexts(two, { tree: whole, visit, path: '/' }));
    const all = () => [...document.querySelectorAll('details')].map(({ open }) => open);
    const [summary] = screen.getAllByText('Institutions');
    fireEvent.click(summary as HTMLElement);
    fireEvent(document.querySelector('details') as HTMLElement, new Event('toggle'));
    expect(all()).toEqual([true, true]);
    fireEvent.click(summary as HTMLElement);
    fireEvent(document.querySelector('details') as HTMLElement, new Event('toggle'));
    expect(all()).toEqual([false, false]);
  });

  test('each sidebar is scrolled to where the reader left it', () => {
    const visit = createSidebarVisit();
    const first = render(sidebar(whole, { visit }));
    navigation().scrollTop = 120;
    fireEvent.scroll(navigation());
    first.unmount();
    render(sidebar(whole, { visit }));
    expect(navigation().scrollTop).toBe(120);
  });
});

describe('where the sidebar fetched lacks the page', () => {
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

  test('the page’s own branch is shown and the sidebar asked for anew', () => {
    render(sidebar([...cut, added], { path: '/added', tree: whole, loadSidebar: load }));
    expect(labels()).toEqual(['Home', 'Go to Institutions', 'Added']);
    expect(load.mock.calls).toEqual([['current', 'documentationSidebar', '/added']]);
  });

  test('a page that no sidebar holds asks for nothing anew', () => {
    render(sidebar(cut, { path: '/draft', tree: whole, loadSidebar: load }));
    expect(load.mock.calls).toEqual([['current', 'documentationSidebar', undefined]]);
  });
});
