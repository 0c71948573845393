import { activeHeading } from './activeHeading';

const view = { height: 800, rest: 80, remaining: 5000 };

test.each([
  ['no headings', [], view, -1, -1],
  ['above the first heading', [400, 900], view, -1, 0],
  ['the first heading far below', [1400, 1900], view, -1, 0],
  ['a heading at rest', [-300, 80, 500], view, -1, 1],
  ['a heading at rest, rounded down', [-300, 80.6, 500], view, -1, 1],
  ['between two headings', [-300, -20, 500], view, -1, 1],
  ['just before the next one rests', [-300, -20, 120], view, -1, 1],
  ['past all', [-900, -500, -20], view, -1, 2],
  ['the last screen, half way', [-300, 300, 600], { ...view, remaining: 400 }, -1, 1],
  ['the very end', [-300, 300, 600], { ...view, remaining: 0 }, -1, 2],
  ['the very end, at the named heading', [-300, 300, 600], { ...view, remaining: 0 }, 1, 1],
  ['the very end, the named one out of sight', [-300, 300, 600], { ...view, remaining: 0 }, 0, 2],
  ['named, but scrolled away from', [-300, -20, 500], view, 2, 1],
  ['a page shorter than the window', [100, 300], { ...view, remaining: 0 }, -1, 1],
])('%s', (_name, tops, place, target, expected) => {
  expect(activeHeading(tops, place, target)).toBe(expected);
});
