import { readPositions, withPosition, type Spot } from './scrollPositions';

const at = (position: number, open: readonly number[] = []): Spot => ({ position, open });

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['null', []],
  ['[["a",1],["b"],3,["c",{"position":4}],["d",{"position":"5","open":[]}],["e",null]]', []],
  ['[["a",{"position":1,"open":["0"]}]]', []],
  ['[["a",{"position":1,"open":[]}],["b",7]]', [['a', at(1)]]],
  ['[["a",{"position":1,"open":[0,2]}]]', [['a', at(1, [0, 2])]]],
  ['[["a",{"position":1,"open":[],"focus":3}]]', [['a', { ...at(1), focus: 3 }]]],
  ['[["a",{"position":1,"open":[],"focus":"3"}]]', []],
])('reads the stored positions %j as %j', (json, expected) => {
  expect(readPositions(json)).toEqual(expected);
});

test('makes a position the newest when it is set again', () => {
  const before = [['a', at(1)] as const, ['b', at(2)] as const];
  expect(withPosition(before, 'a', at(3, [1]))).toEqual([
    ['b', at(2)],
    ['a', at(3, [1])],
  ]);
});

test('keeps the 100 newest positions', () => {
  const many = Array.from({ length: 100 }, (_, index) => [`${index}`, at(index)] as const);
  const positions = withPosition(many, 'new', at(5));
  expect(positions).toHaveLength(100);
  expect(positions[0]).toEqual(['1', at(1)]);
  expect(positions.at(-1)).toEqual(['new', at(5)]);
});
