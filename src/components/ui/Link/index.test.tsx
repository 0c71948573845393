/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Link } from '.';

test('an external link opens a new tab without opener or referrer', () => {
  render(<Link to="https://example.com/">Example</Link>);
  const link = screen.getByRole('link', { name: 'Example' });
  expect(link.getAttribute('href')).toBe('https://example.com/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('an internal link follows the trailing-slash setting and does not set aria-current itself', () => {
  render(<Link to="/api/?q=a#b">API</Link>);
  const link = screen.getByRole('link', { name: 'API' });
  expect(link.getAttribute('href')).toBe('/api?q=a#b');
  expect(link.hasAttribute('target')).toBe(false);
  expect(link.hasAttribute('aria-current')).toBe(false);
  render(
    <Link to="/fees" aria-current="page">
      Fees
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Fees' }).getAttribute('aria-current')).toBe('page');
});
