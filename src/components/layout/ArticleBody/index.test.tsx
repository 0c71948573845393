/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ArticleBody } from '.';
import { inContexts } from '../../testSupport';

const onArticleDrawn = jest.fn();
beforeEach(() => onArticleDrawn.mockClear());

const article = (html = '<p>One fee</p>') =>
  inContexts(<ArticleBody title="Fees" html={html} />, { onArticleDrawn });

test('what changes inside the article outlives a new drawing around it', () => {
  const { rerender, container } = render(article());
  const paragraph = container.querySelector('p');
  if (paragraph) paragraph.innerHTML = 'One <mark>fee</mark>';
  rerender(article());
  expect(container.querySelector('p')).toBe(paragraph);
  expect(container.querySelector('mark')?.textContent).toBe('fee');
  expect(screen.getByRole('article').querySelector('h1')?.textContent).toBe('Fees');
});

test('an article that has been drawn, and one whose text has changed, is told of', () => {
  const onDrawn = onArticleDrawn;
  const { rerender } = render(article());
  expect(onDrawn).toHaveBeenCalledTimes(1);
  rerender(article('<p>Two fees</p>'));
  expect(onDrawn).toHaveBeenCalledTimes(2);
});
