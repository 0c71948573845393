import { activeHeading } from './activeHeading';

const view = { height: 800, scrollMargin: 80, remaining: 5000 };

test.each([
  ['no headings', [], view, -1, -1],
  ['above the first heading', [400, 900], view, -1, 0],
  ['the first heading far below', [1400, 1900], view, -1, 0],
  ['a heading at the line', [-300, 80, 500], view, -1, 1],
  ['a heading at the line, rounded', [-300, 80.6, 500], view, -1, 1],
  ['between two headings', [-300, -20, 500], view, -1, 1],
  ['just before the next reaches the line', [-300, -20, 120], view, -1, 1],
  ['past the last heading', [-900, -500, -20], view, -1, 2],
  ['half way through the last screen', [-300, 300, 600], { ...view, remaining: 400 }, -1, 1],
  ['the end of the page', [-300, 300, 600], { ...view, remaining: 0 }, -1, 2],
  ['the end of the page, with a target in view', [-300, 300, 600], { ...view, remaining: 0 }, 1, 1],
  [
    'the end of the page, with a target out of view',
    [-300, 300, 600],
    { ...view, remaining: 0 },
    0,
    2,
  ],
  ['scrolled away from the target', [-300, -20, 500], view, 2, 1],
  ['a page shorter than the viewport', [100, 300], { ...view, remaining: 0 }, -1, 1],
])('%s', (_name, tops, place, target, expected) => {
  expect(activeHeading(tops, place, target)).toBe(expected);
});
