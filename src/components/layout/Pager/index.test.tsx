/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Pager } from '.';

const a = { label: 'Quickstart', path: '/a' };
const b = { label: 'Reports', path: '/b' };

test.each([
  [a, b, { 'Previous Quickstart': '/a', 'Next Reports': '/b' }],
  [a, null, { 'Previous Quickstart': '/a' }],
  [null, b, { 'Next Reports': '/b' }],
])('with the previous page %j and the next page %j, links to %j', (previous, next, links) => {
  render(<Pager previous={previous} next={next} />);
  screen.getByRole('navigation', { name: 'Docs pages' });
  expect(screen.getAllByRole('link')).toHaveLength(Object.keys(links).length);
  for (const [name, path] of Object.entries(links)) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
});

test('renders nothing without neighbours', () => {
  render(<Pager previous={null} next={null} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
