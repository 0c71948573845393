import { nextScroll, type ScrollState } from './nextScroll';

const shown: ScrollState = { position: 500, hidden: false };
const hidden: ScrollState = { position: 500, hidden: true };

test.each<[string, ScrollState, number, ScrollState]>([
  ['down', shown, 520, { position: 520, hidden: true }],
  ['further down', hidden, 520, { position: 520, hidden: true }],
  ['up', hidden, 480, { position: 480, hidden: false }],
  ['down by jitter', shown, 505, shown],
  ['up by jitter', hidden, 495, hidden],
  ['up to near the top', hidden, 100, { position: 100, hidden: false }],
  ['down near the top', { position: 0, hidden: false }, 150, { position: 150, hidden: false }],
  ['past the top', hidden, -40, { position: 0, hidden: false }],
  ['past the end', { position: 990, hidden: true }, 1060, { position: 1000, hidden: true }],
  [
    'back from past the end',
    { position: 1000, hidden: true },
    1020,
    { position: 1000, hidden: true },
  ],
])('returns the state after a scroll %s', (_, previous, position, expected) => {
  expect(nextScroll(previous, position, 1000)).toEqual(expected);
});

test('shows the navbar on a page that does not scroll', () => {
  expect(nextScroll(hidden, 300, -50)).toEqual({ position: 0, hidden: false });
});
