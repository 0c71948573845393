/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Link } from '.';

test('a link to another site opens a tab of its own that knows nothing of this one', () => {
  render(<Link to="https://example.com/">Example</Link>);
  const link = screen.getByRole('link', { name: 'Example' });
  expect(link.getAttribute('href')).toBe('https://example.com/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a link within the site has the form of the site and is current only when told so', () => {
  render(<Link to="/api/?q=a#b">API</Link>);
  const link = screen.getByRole('link', { name: 'API' });
  expect(link.getAttribute('href')).toBe('/api?q=a#b');
  expect(link.hasAttribute('target')).toBe(false);
  expect(link.hasAttribute('aria-current')).toBe(false);
});
