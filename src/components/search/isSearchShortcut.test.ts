import { isSearchShortcut } from './isSearchShortcut';

const noModifiers = {
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
};

test.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
  ['Cmd+K', { key: 'k', code: 'KeyK', metaKey: true }, true],
  ['Ctrl+K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+K on a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+K on a Dvorak layout, on the V key', { key: 'k', code: 'KeyV', ctrlKey: true }, true],
  ['Ctrl+T on a Dvorak layout, on the K key', { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['K alone', { key: 'k', code: 'KeyK' }, false],
  ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
  [
    'Ctrl+K while composing',
    { key: 'Process', code: 'KeyK', ctrlKey: true, isComposing: true },
    false,
  ],
  ['Ctrl+J', { key: 'j', code: 'KeyJ', ctrlKey: true }, false],
])('tells whether %s is the shortcut', (_name, event, expected) => {
  expect(isSearchShortcut({ ...noModifiers, ...event })).toBe(expected);
});
