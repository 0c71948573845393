/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from '.';

test('is a form that leads to the search page by itself', () => {
  render(<SearchBox />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form.getAttribute('action')).toBe('/search');
  expect(form.method).toBe('get');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }).name).toBe('q');
});

test('Ctrl+K focuses it from the page, not from another field', () => {
  render(
    <>
      <SearchBox />
      <textarea aria-label="Other" />
    </>,
  );
  const box = screen.getByRole('combobox', { name: 'Search' });
  fireEvent.keyDown(screen.getByLabelText('Other'), { key: 'k', ctrlKey: true });
  expect(document.activeElement).not.toBe(box);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(document.activeElement).toBe(box);
});
