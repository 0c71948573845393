import { headerProblem, keyProblem } from './headers';

it.each(['8e7c-41d2 "a"!', ''])('accepts the header value %j', (value) => {
  expect(headerProblem(value)).toBeUndefined();
});

it.each([
  ['Zürich', '“ü”'],
  ['ключ', '“к”'],
  ['🔑', '“🔑”'],
  ['a\tb', 'U+0009'],
  ['a\u00a0b', 'U+00A0'],
])('for the header value %j, reports the invalid character %s', (value, shown) => {
  expect(headerProblem(value)).toContain(`cannot contain ${shown}.`);
});

it.each([
  ['8e7c-41d2', undefined],
  ['', undefined],
  ['my key', 'A key cannot contain spaces or commas.'],
  ['a,b', 'A key cannot contain spaces or commas.'],
  ['Schlüssel 1', headerProblem('ü')],
])('for the idempotency key %j, reports %j', (key, problem) => {
  expect(keyProblem(key)).toBe(problem);
});
