/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Pager } from '.';

const a = { label: 'Quickstart', path: '/a' };
const b = { label: 'Reports', path: '/b' };

test.each([
  [a, b, ['Previous Quickstart', 'Next Reports']],
  [a, null, ['Previous Quickstart']],
  [null, b, ['Next Reports']],
])('links to the previous page %j and the next page %j', (previous, next, names) => {
  render(<Pager previous={previous} next={next} />);
  screen.getByRole('navigation', { name: 'Docs pages' });
  expect(screen.getAllByRole('link')).toHaveLength(names.length);
  for (const name of names) screen.getByRole('link', { name });
});

test('renders nothing without neighbours', () => {
  render(<Pager previous={null} next={null} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
