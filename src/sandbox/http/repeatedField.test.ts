import { repeatedField } from './repeatedField';

it.each([
  ['{"a":1,"a":1}', 'a'],
  ['{"a":1,"b":{"a":2,"c":[],"c":3}}', 'b.c'],
  ['{"a":[{"b":1},[0,{"c":1,"d":2,"c":3}]]}', 'a.1.1.c'],
  ['[{"a":[1,2]},{"a":1,"b":[{},{}],"a":2}]', '1.a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"":1,"":2}', ''],
  ['{ "a" : "x" , "a" :\n2}', 'a'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
])('in %s, finds the repeated field "%s"', (text, path) => {
  expect(repeatedField(text)).toBe(path);
});

it.each([
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":2}]',
  '{"a":"a\\":1,\\"a","b":"a"}',
  '{"a":["a","a"],"b":"{\\"a\\":1"}',
  '{"a":"\\\\","A":1}',
  '"a"',
  '[1,[2,3],{}]',
])('finds no repeated field in %s', (text) => {
  expect(repeatedField(text)).toBeUndefined();
});
