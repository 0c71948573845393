import { isSearchShortcut } from './isSearchShortcut';

const noModifiers = {
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
};

test.each([
  ['Ctrl+K', true, { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Cmd+K', true, { key: 'k', code: 'KeyK', metaKey: true }],
  ['Ctrl+K with Caps Lock', true, { key: 'K', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+K on a Cyrillic layout', true, { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+K on a Dvorak layout, on the V key', true, { key: 'k', code: 'KeyV', ctrlKey: true }],
  ['Ctrl+T on a Dvorak layout, on the K key', false, { key: 't', code: 'KeyK', ctrlKey: true }],
  ['K alone', false, { key: 'k', code: 'KeyK' }],
  ['Ctrl+Shift+K', false, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Alt+K', false, { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  [
    'Ctrl+K while composing',
    false,
    { key: 'Process', code: 'KeyK', ctrlKey: true, isComposing: true },
  ],
  ['Ctrl+J', false, { key: 'j', code: 'KeyJ', ctrlKey: true }],
])('%s is the shortcut: %s', (_name, expected, event) => {
  expect(isSearchShortcut({ ...noModifiers, ...event })).toBe(expected);
});
