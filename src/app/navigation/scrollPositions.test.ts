import { readPositions, withPosition } from './scrollPositions';

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['null', []],
  [
    '[["a",1],["b"],3,["c","4"],["d",5]]',
    [
      ['a', 1],
      ['d', 5],
    ],
  ],
])('positions stored as %j are %j', (json, expected) => {
  expect(readPositions(json)).toEqual(expected);
});

test('a position set anew is the newest', () => {
  expect(
    withPosition(
      [
        ['a', 1],
        ['b', 2],
      ],
      'a',
      3,
    ),
  ).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
});

test('the oldest are dropped', () => {
  const many = Array.from({ length: 100 }, (_, index) => [`${index}`, index] as const);
  const positions = withPosition(many, 'new', 5);
  expect(positions).toHaveLength(100);
  expect(positions[0]).toEqual(['1', 1]);
  expect(positions.at(-1)).toEqual(['new', 5]);
});
