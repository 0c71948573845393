/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as contexts from '.';

const {
  useAnnouncement,
  useArticle,
  useColorMode,
  useDocsVersion,
  usePreferredVersion,
  useRoute,
  useSearch,
  useSidebar,
  useSidebarState,
} = contexts;
const useSomeSidebar = () => useSidebar('current', 'apiSidebar');
const useSomeSearch = () => useSearch({ version: 'current', contexts: [] });

const hooks: [string, string, () => unknown][] = [
  ['useColorMode', 'ColorModeProvider', useColorMode],
  ['useAnnouncement', 'AnnouncementProvider', useAnnouncement],
  ['useArticle', 'ArticleContextProvider', useArticle],
  ['useSidebar', 'SidebarsProvider', useSomeSidebar],
  ['useSearch', 'SearchProvider', useSomeSearch],
  ['useRoute', 'RouteProvider', useRoute],
  ['usePreferredVersion', 'PreferredVersionProvider', usePreferredVersion],
];

describe('a context hook outside its provider', () => {
  let silenced: jest.SpyInstance;
  beforeEach(() => (silenced = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => silenced.mockRestore());

  test.each([
    ...hooks,
    // These call the named hooks, which throw.
    ['useRoute', 'RouteProvider', useDocsVersion] as const,
    ['useSidebar', 'SidebarsProvider', useSidebarState] as const,
  ])('throws an error that names %s and %s', (hook, provider, useHook) => {
    function Reader(): ReactNode {
      useHook();
      return null;
    }
    expect(() => render(<Reader />)).toThrow(
      `${hook} is called outside <${provider}>. Wrap the component in it.`,
    );
  });
});

test('every exported hook is tested above', () => {
  const exported = Object.keys(contexts).filter((name) => /^use[A-Z]/.test(name));
  const tested = [...hooks.map(([name]) => name), 'useDocsVersion', 'useSidebarState'];
  expect(exported.filter((name) => !tested.includes(name))).toEqual([]);
});
