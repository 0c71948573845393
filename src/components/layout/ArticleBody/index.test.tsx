/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ArticleBody } from '.';
import { inContexts } from '../../contexts/inContexts';

const onArticleRender = jest.fn();
beforeEach(() => onArticleRender.mockClear());

const article = (html = '<p>One fee</p>') =>
  inContexts(<ArticleBody title="Fees" html={html} />, { onArticleRender });

test('changes inside the article survive a render', () => {
  const { rerender, container } = render(article());
  const paragraph = container.querySelector('p');
  if (paragraph) paragraph.innerHTML = 'One <mark>fee</mark>';
  rerender(article());
  expect(container.querySelector('p')).toBe(paragraph);
  expect(container.querySelector('mark')?.textContent).toBe('fee');
  expect(screen.getByRole('article').querySelector('h1')?.textContent).toBe('Fees');
});

test('calls onRender when the article has rendered or changed', () => {
  const onRender = onArticleRender;
  const { rerender } = render(article());
  expect(onRender).toHaveBeenCalledTimes(1);
  rerender(article('<p>Two fees</p>'));
  expect(onRender).toHaveBeenCalledTimes(2);
});
