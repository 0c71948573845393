/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { inContexts, type FixedContexts } from '../../../components/contexts/inContexts';
import { Sidebar, type SidebarSource } from '../../../components/layout/Sidebar';
import type { SidebarEntry } from '../../../shared/sidebar';
import { createSidebarState } from './sidebarState';

// jsdom has no animations and lacks this method.
Element.prototype.getAnimations = () => [];

const customers = { label: 'Customers', path: '/customers' };
const partial: readonly SidebarEntry[] = [
  { label: 'Institutions', first: '/customers', items: null },
];
const whole: readonly SidebarEntry[] = [
  { label: 'Institutions', first: '/customers', items: [customers] },
];

function sidebar(branch: readonly SidebarEntry[], contexts: FixedContexts) {
  const source: SidebarSource = { version: 'current', id: 'documentationSidebar', branch };
  return inContexts(<Sidebar source={source} />, contexts);
}

const navigation = () => screen.getByRole('navigation', { name: 'Docs sidebar' });

test('a category that the reader opened is open when the sidebar remounts', () => {
  const sidebarState = createSidebarState();
  const first = render(sidebar(partial, { tree: whole, sidebarState }));
  fireEvent.click(screen.getByText('Institutions'));
  fireEvent(document.querySelector('details') as HTMLElement, new Event('toggle'));
  first.unmount();
  render(sidebar(partial, { tree: whole, sidebarState }));
  expect(navigation().querySelector('details')?.open).toBe(true);
});

test('two sidebars on one page stay in sync', () => {
  const sidebarState = createSidebarState();
  const source: SidebarSource = { version: 'current', id: 'documentationSidebar', branch: whole };
  const two = (
    <>
      <Sidebar source={source} />
      <Sidebar source={source} />
    </>
  );
  render(inContexts(two, { tree: whole, sidebarState, path: '/' }));
  const all = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  const [summary] = screen.getAllByText('Institutions');
  fireEvent.click(summary as HTMLElement);
  fireEvent(document.querySelector('details') as HTMLElement, new Event('toggle'));
  expect(all()).toEqual([true, true]);
  fireEvent.click(summary as HTMLElement);
  fireEvent(document.querySelector('details') as HTMLElement, new Event('toggle'));
  expect(all()).toEqual([false, false]);
});

test('a sidebar keeps its scroll offset when it remounts', () => {
  const sidebarState = createSidebarState();
  const first = render(sidebar(whole, { sidebarState }));
  navigation().scrollTop = 120;
  fireEvent.scroll(navigation());
  first.unmount();
  render(sidebar(whole, { sidebarState }));
  expect(navigation().scrollTop).toBe(120);
});
