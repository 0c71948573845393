/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DocsLink } from '.';
import { inContexts, type FixedContexts } from '../../contexts/inContexts';

const v1 = { name: 'v1', label: '1.0', path: 'v1', lacks: ['/x'] };
const inNewest: FixedContexts = { version: 'current', preferredVersion: v1 };
const outside: FixedContexts = { preferredVersion: v1 };

test.each([
  ['in the newest version', '/api', '/api', inNewest],
  ['outside the documentation', '/api', '/v1/api', outside],
  ['outside the documentation', '/', '/v1', outside],
  ['outside, a page that the preferred version lacks', '/x', '/x', outside],
  ['outside, a page without versions', '/search', '/search', outside],
  ['outside, another site', 'https://x.com/', 'https://x.com/', outside],
])('%s: %s links to %s', (_, to, expected, contexts) => {
  render(inContexts(<DocsLink to={to}>Page</DocsLink>, contexts));
  expect(screen.getByRole('link', { name: 'Page' }).getAttribute('href')).toBe(expected);
});
