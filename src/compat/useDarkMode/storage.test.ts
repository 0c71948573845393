/** @jest-environment jsdom */
import { storedMode, translateStorageEvent, withoutStoring, wordStorage } from './storage';

beforeEach(() => localStorage.clear());

test.each([
  ['light', 'light', 'false'],
  ['dark', 'dark', 'true'],
  ['true', null, null],
  ['undefined', null, null],
  ['{"a":1}', null, null],
  ['', null, null],
])('stored %j is mode %j, for use-dark-mode %j', (stored, mode, json) => {
  localStorage.setItem('theme', stored);
  expect(storedMode()).toBe(mode);
  expect(wordStorage.getItem('theme')).toBe(json);
});

test.each([
  ['true', 'dark'],
  ['false', 'light'],
])('use-dark-mode’s %s is stored as the word %s', (json, word) => {
  wordStorage.setItem('theme', json);
  expect(localStorage.getItem('theme')).toBe(word);
});

test('stores only the reader’s choice', () => {
  withoutStoring(() => wordStorage.setItem('theme', 'true'));
  expect(localStorage.getItem('theme')).toBeNull();
  wordStorage.setItem('theme', 'true');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test.each([
  ['theme', 'dark', 'true'],
  ['theme', 'light', 'false'],
  ['theme', 'undefined', 'false'],
  ['theme', null, 'false'],
])('another tab stored %j = %j: use-dark-mode reads %j', (key, newValue, expected) => {
  expect(translateStorageEvent({ key, newValue })).toEqual({ key, newValue: expected });
});

test('ignores other keys', () => {
  expect(translateStorageEvent({ key: 'other', newValue: 'dark' })).toBeNull();
});

test('clears the choice when another tab clears the storage', () => {
  expect(translateStorageEvent({ key: null, newValue: null })).toEqual({
    key: 'theme',
    newValue: 'false',
  });
});
