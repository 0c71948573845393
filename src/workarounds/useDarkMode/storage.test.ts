/** @jest-environment jsdom */
import { storedMode, translateStorageEvent, withoutStoring, themeStorage } from './storage';

beforeEach(() => localStorage.clear());

test.each([
  ['light', 'light', 'false'],
  ['dark', 'dark', 'true'],
  ['true', null, null],
  ['undefined', null, null],
  ['{"a":1}', null, null],
  ['', null, null],
])('reads stored %j as mode %j, and as %j for use-dark-mode', (stored, mode, json) => {
  localStorage.setItem('theme', stored);
  expect(storedMode()).toBe(mode);
  expect(themeStorage.getItem('theme')).toBe(json);
});

test.each([
  ['true', 'dark'],
  ['false', 'light'],
])('stores use-dark-mode’s %s as the word %s', (json, word) => {
  themeStorage.setItem('theme', json);
  expect(localStorage.getItem('theme')).toBe(word);
});

test('stores only the reader’s choice', () => {
  withoutStoring(() => themeStorage.setItem('theme', 'true'));
  expect(localStorage.getItem('theme')).toBeNull();
  themeStorage.setItem('theme', 'true');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test.each([
  ['theme', 'dark', 'true'],
  ['theme', 'light', 'false'],
  ['theme', 'undefined', 'false'],
  ['theme', null, 'false'],
])('if another tab sets %j to %j, passes %j to use-dark-mode', (key, newValue, expected) => {
  expect(translateStorageEvent({ key, newValue })).toEqual({ key, newValue: expected });
});

test('ignores other keys', () => {
  expect(translateStorageEvent({ key: 'other', newValue: 'dark' })).toBeNull();
});

test('falls back to the default mode when another tab clears the storage', () => {
  expect(translateStorageEvent({ key: null, newValue: null })).toEqual({
    key: 'theme',
    newValue: 'false',
  });
});
