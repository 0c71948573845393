/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from '.';
import { inContexts } from '../../contexts/inContexts';

const links = [
  { label: 'Validators', path: '/validators' },
  { label: 'RPC methods', path: '/validators/rpc' },
];

test.each([
  ['/validators/rpc/a', 'a', ['Validators', 'RPC methods', 'a'], ['Validators', 'RPC methods']],
  ['/validators/rpc', 'RPC methods', ['Validators', 'RPC methods'], ['Validators']],
  ['/validators/rpc', 'Start', ['Validators', 'RPC methods', 'Start'], ['Validators']],
])('on %s with the title "%s", shows %j', (path, title, words, linked) => {
  render(inContexts(<Breadcrumbs links={links} title={title} />, { path }));
  const text = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
  screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(text(screen.getAllByRole('listitem'))).toEqual(words);
  expect(text(screen.getAllByRole('link'))).toEqual(linked);
  expect(screen.getByText(title, { selector: '[aria-current="page"]' })).not.toBeNull();
});
