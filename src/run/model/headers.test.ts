import { headerProblem } from './headers';

it.each([
  ['8e7c-41d2 "a"!', undefined],
  ['', undefined],
  ['Zürich', '“ü”'],
  ['ключ', '“к”'],
  ['🔑', '“🔑”'],
  ['a\tb', 'U+0009'],
  ['a\u00a0b', 'U+00A0'],
])('of the header value %j, reports the invalid character %j', (value, shown) => {
  const problem = headerProblem(value);
  if (shown === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(`cannot contain ${shown}.`);
});
