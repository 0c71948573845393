import { describeCounts, mostlyFailed, type ActionCount } from './counts';

const counts = new Map<string, ActionCount>([
  ['a click', { tried: 10, done: 9 }],
  ['a jump', { tried: 6, done: 0 }],
  ['a key', { tried: 6, done: 2 }],
  ['Back', { tried: 6, done: 1 }],
  ['scrolling', { tried: 0, done: 0 }],
]);

test('lists the kinds of action that mostly failed', () => {
  expect(mostlyFailed(counts)).toEqual(['a jump: 0 of 6 done', 'Back: 1 of 6 done']);
});

test('describes the counts of all kinds on one line', () => {
  expect(describeCounts(counts)).toBe(
    'a click 9/10, a jump 0/6, a key 2/6, Back 1/6, scrolling 0/0',
  );
});
