import { entriesOf, membersOf, nameProblem, unusedName } from './entries';

const fieldNames = ['type'];
const entries = entriesOf({ type: 'x', a: 1, 7: 2 }, fieldNames);
const renamed = (index: number, name: string) =>
  entries.map((entry, at) => (at === index ? { ...entry, name } : entry));

it('lists the members that have no field of their own, and finds an unused name for a new entry', () => {
  expect(entries.map(({ name }) => name)).toEqual(['7', 'a']);
  expect(unusedName(entries, fieldNames)).toBe('name3');
  expect(unusedName(renamed(0, 'name3'), fieldNames)).toBe('name4');
});

it.each<[string, string, object, RegExp | undefined]>([
  ['a new name', 'b', { type: 'x', 7: 2, b: 1 }, undefined],
  ['__proto__', '__proto__', JSON.parse('{"type":"x","7":2,"__proto__":1}') as object, undefined],
  ['the name of another entry', '7', { type: 'x', 7: 2 }, /Another entry/],
  ['the name of a field', 'type', { type: 'x', 7: 2 }, /There is a field/],
  ['an empty name', '', { type: 'x', 7: 2 }, /Enter a name/],
])('sends an entry renamed to %s only if the name is valid', (_, name, members, problem) => {
  const next = renamed(1, name);
  expect(Object.entries(membersOf(next, { type: 'x' }, fieldNames))).toEqual(
    Object.entries(members),
  );
  const message = nameProblem(next, 1, fieldNames);
  if (problem === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(problem);
});
