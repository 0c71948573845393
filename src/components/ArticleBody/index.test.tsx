/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ArticleBody } from '.';

test('what changes inside the article outlives a new drawing around it', () => {
  const { rerender, container } = render(<ArticleBody title="Fees" html="<p>One fee</p>" />);
  const paragraph = container.querySelector('p');
  if (paragraph) paragraph.innerHTML = 'One <mark>fee</mark>';
  rerender(<ArticleBody title="Fees" html="<p>One fee</p>" />);
  expect(container.querySelector('p')).toBe(paragraph);
  expect(container.querySelector('mark')?.textContent).toBe('fee');
  expect(screen.getByRole('article').querySelector('h1')?.textContent).toBe('Fees');
});
