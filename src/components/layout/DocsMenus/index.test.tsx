/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { DocsMenus } from '.';
import { inContexts } from '../../contexts/inContexts';

jest.mock('../../../site/versions', () => ({
  ...jest.requireActual<object>('../../../site/versions'),
  versions: [
    { name: 'current', label: 'Next', path: '' },
    { name: 'v2', label: '2.0', path: 'v2' },
    { name: 'v1', label: '1.0', path: 'v1' },
  ],
}));

function open(button: string, chooseVersion?: (name: string) => void) {
  render(
    inContexts(<DocsMenus version="current" />, {
      path: '/api',
      version: 'current',
      otherVersions: [{ version: 'v2', path: '/v2/api' }],
      ...(chooseVersion && { chooseVersion }),
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: button }));
}

const link = (name: string): HTMLElement => screen.getByRole('link', { name });

test.each([
  ['Version: Next', 'Next'],
  ['Language: English', 'English'],
])('in "%s", the current item links to the page itself', (name, chosen) => {
  open(name);
  expect(link(chosen).getAttribute('href')).toBe('/api');
  expect(link(chosen).getAttribute('aria-current')).toBe('true');
});

test.each([
  ['2.0', '/v2/api'],
  ['1.0', '/v1'],
])(
  'version %s links to %s: the same page or, if that version lacks it, its home page',
  (name, expected) => {
    open('Version: Next');
    expect(link(name).getAttribute('href')).toBe(expected);
    expect(link(name).hasAttribute('aria-current')).toBe(false);
  },
);

test('choosing a version reports its name and navigates to its address', () => {
  const navigate = jest.fn();
  Object.assign(window, { ___navigate: navigate });
  const choose = jest.fn();
  open('Version: Next', choose);
  fireEvent.click(link('1.0'));
  expect(choose.mock.calls).toEqual([['v1']]);
  expect(navigate.mock.calls[0]?.[0]).toBe('/v1');
});
