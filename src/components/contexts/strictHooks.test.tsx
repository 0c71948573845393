/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as contexts from '.';

const hooks = Object.entries(contexts).filter(([name]) => name.startsWith('use')) as unknown as [
  string,
  (scope: object, id: string) => unknown,
][];

let silenced: jest.SpyInstance;
beforeEach(() => (silenced = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => silenced.mockRestore());

test('there are hooks', () => {
  expect(hooks.length).toBeGreaterThanOrEqual(5);
});

test.each(hooks)('%s outside its provider names hook and provider', (_, useHook) => {
  function Reader(): ReactNode {
    useHook({ version: 'current', contexts: [] }, 'apiSidebar');
    return null;
  }
  expect(() => render(<Reader />)).toThrow(/^use\w+ is called outside <\w+Provider>\./);
});
