/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { DocsMenus } from '.';
import { inContexts } from '../testSupport';

test.each([
  ['Version: Next', 'Next'],
  ['Language: English', 'English'],
])('"%s" leads to the same page', (name, link) => {
  render(inContexts(<DocsMenus version="current" />, { path: '/api' }));
  fireEvent.click(screen.getByRole('button', { name }));
  const chosen = screen.getByRole('link', { name: link });
  expect(chosen.getAttribute('href')).toBe('/api');
  expect(chosen.getAttribute('aria-current')).toBe('true');
});
