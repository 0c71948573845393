/** @jest-environment jsdom */
import { announcementStorage } from '../../site/announcement';
import { colorMode } from '../../site/theme';
import { markDocument } from './beforePaint';

const settings = { ...colorMode };
const mark = (changed: Partial<typeof colorMode> = {}): void => {
  Object.assign(colorMode, settings, changed);
  markDocument('beta');
};

const { dataset } = document.documentElement;

function systemPrefers(mode: 'light' | 'dark'): void {
  window.matchMedia = (query) =>
    ({ matches: query === `(prefers-color-scheme: ${mode})` }) as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  delete dataset['theme'];
  delete dataset['announcement'];
  systemPrefers('light');
});

describe('sets the theme', () => {
  test.each([
    ['nothing stored', 'light', null, {}],
    ['dark stored', 'dark', 'dark', {}],
    ['light stored, dark by default', 'light', 'light', { defaultMode: 'dark' }],
    ['the word undefined stored', 'light', 'undefined', {}],
    ['JSON stored', 'light', '{"a":1}', {}],
    ['an empty value stored', 'light', '', {}],
    ['dark stored, no switch', 'light', 'dark', { disableSwitch: true }],
    ['nothing stored, dark by default', 'dark', null, { defaultMode: 'dark' }],
  ] as const)('with %s: %s', (_, expected, stored, changed) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    systemPrefers('dark');
    mark(changed);
    expect(dataset['theme']).toBe(expected);
  });

  test.each([
    ['dark', null, 'dark'],
    ['light', null, 'light'],
    ['dark', 'light', 'light'],
    ['dark', 'nonsense', 'dark'],
  ] as const)(
    'of a site that follows the system preference (%s), with %s stored: %s',
    (system, stored, expected) => {
      if (stored !== null) localStorage.setItem('theme', stored);
      systemPrefers(system);
      mark({ respectSystemPreference: true });
      expect(dataset['theme']).toBe(expected);
    },
  );
});

describe('tells from the stored values that the announcement', () => {
  test.each([
    ['was never closed', null, null, undefined],
    ['was closed', 'beta', 'true', 'closed'],
    ['was renewed after it was closed', 'alpha', 'true', undefined],
    ['is open', 'beta', 'false', undefined],
    ['is open, if the value is invalid', 'beta', '1', undefined],
  ])('%s', (_, id, dismiss, expected) => {
    if (id !== null) localStorage.setItem(announcementStorage.id, id);
    if (dismiss !== null) localStorage.setItem(announcementStorage.dismiss, dismiss);
    mark();
    expect(dataset['announcement']).toBe(expected);
  });
});

test('uses the defaults if the storage throws', () => {
  const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  mark();
  broken.mockRestore();
  expect({ ...dataset }).toEqual({ theme: 'light' });
});
