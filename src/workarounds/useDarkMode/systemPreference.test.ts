/** @jest-environment jsdom */
import { themeStorage } from './storage';
import { preferenceSource } from './systemPreference';

const query = '(prefers-color-scheme: dark)';
const list = Object.assign(new EventTarget(), { media: query, matches: true });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => list as unknown as MediaQueryList;
});

function change(matches: boolean): void {
  list.dispatchEvent(Object.assign(new Event('change'), { matches }));
}

test('has no matchMedia if the site ignores the system preference', () => {
  expect(preferenceSource(false)).toEqual({});
});

test('passes on the preference and its changes, and stores neither', () => {
  const preference = preferenceSource(true).matchMedia?.(query);
  expect(preference).toMatchObject({ media: query, matches: true });
  const seen: boolean[] = [];
  const listener = ({ matches }: { readonly matches: boolean }): void => {
    seen.push(matches);
    themeStorage.setItem('theme', String(matches));
  };
  preference?.addListener(listener);
  change(false);
  change(true);
  expect(seen).toEqual([false, true]);
  expect(localStorage.getItem('theme')).toBeNull();
  preference?.removeListener(listener);
  change(false);
  expect(seen).toHaveLength(2);
});

test('ignores changes of the system preference if a choice is stored', () => {
  localStorage.setItem('theme', 'light');
  const listener = jest.fn();
  preferenceSource(true).matchMedia?.(query).addListener(listener);
  change(true);
  expect(listener).not.toHaveBeenCalled();
});
