/** @jest-environment jsdom */
import { isEditing } from './isEditing';

test.each([
  ['input', true],
  ['textarea', true],
  ['select', true],
  ['button', false],
  ['div', false],
])('<%s> takes text: %j', (name, expected) => {
  expect(isEditing(document.createElement(name))).toBe(expected);
});

test('nothing is being edited without focus', () => {
  expect(isEditing(null)).toBe(false);
});
