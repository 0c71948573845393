/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import type { ColorMode } from '../../../site/theme';

jest.mock('@use-it/event-listener', () =>
  jest.requireActual<object>('../../../workarounds/useDarkMode/eventListener'),
);

interface Settings {
  readonly defaultMode: ColorMode;
  readonly disableSwitch: boolean;
  readonly respectSystemPreference: boolean;
}

const system = Object.assign(new EventTarget(), {
  media: '(prefers-color-scheme: dark)',
  matches: false,
});

function systemTurns(dark: boolean): void {
  system.matches = dark;
  act(() => {
    system.dispatchEvent(Object.assign(new Event('change'), { matches: dark }));
  });
}

const { dataset } = document.documentElement;
const stored = (): string | null => localStorage.getItem('theme');

async function renderWith(settings: Partial<Settings>): Promise<void> {
  jest.resetModules();
  const site = jest.requireActual<{ colorMode: object }>('../../../site/theme');
  jest.doMock('../../../site/theme', () => ({
    ...site,
    colorMode: { ...site.colorMode, ...settings },
  }));
  // Testing Library and the components must share one copy of React.
  jest.doMock('react', () => reactModule);
  const { ColorModeProvider } = (await import('./ColorModeProvider')) as {
    ColorModeProvider: ComponentType<{ children: ReactNode }>;
  };
  const { ColorModeToggle } = await import('../../../components/layout/ColorModeToggle');
  render(
    <ColorModeProvider>
      <ColorModeToggle />
    </ColorModeProvider>,
  );
}

const reactModule = jest.requireActual<object>('react');

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  window.matchMedia = () => system as unknown as MediaQueryList;
});

test('starts in dark mode if that is the default, and stores nothing', async () => {
  await renderWith({ defaultMode: 'dark' });
  expect(dataset['theme']).toBe('dark');
  expect(stored()).toBeNull();
});

describe('when the site follows the system preference', () => {
  const follow = { respectSystemPreference: true };

  test('the theme follows it immediately, and is not stored', async () => {
    system.matches = true;
    await renderWith(follow);
    expect(dataset['theme']).toBe('dark');
    systemTurns(false);
    expect(dataset['theme']).toBe('light');
    systemTurns(true);
    expect(dataset['theme']).toBe('dark');
    expect(stored()).toBeNull();
  });

  test('a choice overrides it until another tab clears the choice', async () => {
    system.matches = true;
    await renderWith(follow);
    act(() => screen.getByRole('button').click());
    expect(dataset['theme']).toBe('light');
    expect(stored()).toBe('light');
    systemTurns(false);
    systemTurns(true);
    expect(dataset['theme']).toBe('light');
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    });
    expect(dataset['theme']).toBe('dark');
    systemTurns(false);
    expect(dataset['theme']).toBe('light');
  });
});

describe('when there is no switch', () => {
  test('no toggle is shown, and the stored value is neither used nor changed', async () => {
    localStorage.setItem('theme', 'dark');
    await renderWith({ disableSwitch: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(dataset['theme']).toBe('light');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    });
    expect(dataset['theme']).toBe('light');
    expect(stored()).toBe('dark');
  });

  test('a site set to follow the system preference ignores the stored value', async () => {
    localStorage.setItem('theme', 'light');
    await renderWith({ disableSwitch: true, respectSystemPreference: true });
    systemTurns(true);
    expect(dataset['theme']).toBe('dark');
    expect(stored()).toBe('light');
  });
});
