/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAnnouncement, useColorMode, usePreferredVersion, useRoute, useSidebar } from '.';

const useSomeSidebar = () => useSidebar('current', 'apiSidebar');

describe('a context hook outside its provider', () => {
  let silenced: jest.SpyInstance;
  beforeEach(() => (silenced = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => silenced.mockRestore());

  test.each([
    ['useColorMode', 'ColorModeProvider', useColorMode],
    ['useAnnouncement', 'AnnouncementProvider', useAnnouncement],
    ['useSidebar', 'SidebarsProvider', useSomeSidebar],
    ['useRoute', 'RouteProvider', useRoute],
    ['usePreferredVersion', 'PreferredVersionProvider', usePreferredVersion],
  ])('%s names itself and %s', (hook, provider, useHook) => {
    function Reader(): ReactNode {
      useHook();
      return null;
    }
    expect(() => render(<Reader />)).toThrow(
      `${hook} is called outside <${provider}>. Wrap the component in it.`,
    );
  });
});
