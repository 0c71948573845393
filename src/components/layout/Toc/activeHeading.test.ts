import { activeHeading } from './activeHeading';

const viewport = { height: 800, scrollMargin: 80, remaining: 5000 };

test.each([
  ['no headings', [], viewport, -1, -1],
  ['above the first heading', [400, 900], viewport, -1, 0],
  ['the first heading far below', [1400, 1900], viewport, -1, 0],
  ['a heading at the line', [-300, 80, 500], viewport, -1, 1],
  ['a heading at the line, rounded', [-300, 80.6, 500], viewport, -1, 1],
  ['between two headings', [-300, -20, 500], viewport, -1, 1],
  ['just before the next reaches the line', [-300, -20, 120], viewport, -1, 1],
  ['past the last heading', [-900, -500, -20], viewport, -1, 2],
  ['halfway through the last screen', [-300, 300, 600], { ...viewport, remaining: 400 }, -1, 1],
  ['the end of the page', [-300, 300, 600], { ...viewport, remaining: 0 }, -1, 2],
  [
    'the end of the page, with a target in view',
    [-300, 300, 600],
    { ...viewport, remaining: 0 },
    1,
    1,
  ],
  [
    'the end of the page, with a target out of view',
    [-300, 300, 600],
    { ...viewport, remaining: 0 },
    0,
    2,
  ],
  ['scrolled away from the target', [-300, -20, 500], viewport, 2, 1],
  ['a page shorter than the viewport', [100, 300], { ...viewport, remaining: 0 }, -1, 1],
])('finds the active heading: %s', (_name, tops, view, target, expected) => {
  expect(activeHeading(tops, view, target)).toBe(expected);
});
