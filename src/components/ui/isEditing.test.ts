/** @jest-environment jsdom */
import { isEditing } from './isEditing';

test.each([
  ['input', true],
  ['textarea', true],
  ['select', true],
  ['button', false],
  ['div', false],
])('in <%s>, the reader is editing: %s', (name, expected) => {
  expect(isEditing(document.createElement(name))).toBe(expected);
});

test('returns false without a target', () => {
  expect(isEditing(null)).toBe(false);
});
