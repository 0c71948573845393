/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Navbar, socialIcon } from '.';
import { inContexts } from '../../contexts/inContexts';

beforeAll(() => {
  window.matchMedia = jest.fn(() => new EventTarget() as MediaQueryList);
});

test('contains the menu button, the sections, the search box and social links', () => {
  render(inContexts(<Navbar sidebar={null} />));
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  for (const name of ['Documentation', 'API', 'X', 'LinkedIn']) main.getByRole('link', { name });
  main.getByRole('combobox', { name: 'Search' });
  main.getByRole('button', { name: 'Toggle navigation bar' });
});

test.each([
  ['documentationSidebar', ['Documentation']],
  ['apiSidebar', ['API']],
  [null, []],
] as const)('with the sidebar %s, the links marked as current are %j', (id, expected) => {
  render(
    inContexts(<Navbar sidebar={id === null ? null : { version: 'current', id, branch: [] }} />),
  );
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'true');
  expect(marked.map(({ textContent }) => textContent)).toEqual(expected);
});

test('throws an error that names a social network without an icon', () => {
  expect(() => socialIcon('Elsewhere')).toThrow('"Elsewhere"');
});
