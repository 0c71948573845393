/** @jest-environment jsdom */
import { isEditing } from './isEditing';

test.each([
  ['input', true],
  ['textarea', true],
  ['select', true],
  ['button', false],
  ['div', false],
])('typing in <%s>: %j', (name, expected) => {
  expect(isEditing(document.createElement(name))).toBe(expected);
});

test('nothing has focus', () => {
  expect(isEditing(null)).toBe(false);
});
