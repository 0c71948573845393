import { errorMessages } from './errorMessages';

const own = new Error('own cause');
own.cause = own;

const first = new Error('first');
const second = new Error('second', { cause: first });
first.cause = second;

let chain = new Error('0');
for (let depth = 1; depth < 50; depth += 1) chain = new Error(String(depth), { cause: chain });

const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('no');
    },
  },
);

test.each<[string, unknown, readonly string[]]>([
  ['an error', new Error('a'), ['a']],
  ['an error with a cause', new Error('a', { cause: new Error('b') }), ['a', 'Cause: b']],
  [
    'a chain of causes',
    new Error('a', { cause: new Error('b', { cause: new Error('c') }) }),
    ['a', 'Cause: b', 'Cause: c'],
  ],
  ['a cause that is a string', new Error('a', { cause: 'b' }), ['a', 'Cause: b']],
  ['a cause that is a number', new Error('a', { cause: 404 }), ['a', 'Cause: 404']],
  ['a cause that is false', new Error('a', { cause: false }), ['a', 'Cause: false']],
  ['an error whose cause is null', new Error('a', { cause: null }), ['a']],
  ['a plain object', { message: 'a', cause: { message: 'b' } }, ['a', 'Cause: b']],
  ['an error without a message', new TypeError(), ['TypeError']],
  ['an object without a message', {}, ['Unknown error']],
  ['an object that throws when it is read', hostile, ['Unknown error']],
  ['a string', 'a', ['a']],
  ['an empty string', '', ['Unknown error']],
  ['undefined', undefined, ['undefined']],
  ['an error that is its own cause', own, ['own cause']],
  ['two errors that cause each other', first, ['first', 'Cause: second']],
  [
    'an AggregateError',
    new AggregateError([new Error('b'), 'c'], 'a', { cause: new Error('d') }),
    ['a', 'Cause: d', 'Cause: b', 'Cause: c'],
  ],
  ['an AggregateError without a message', new AggregateError([1]), ['AggregateError', 'Cause: 1']],
])('reports %s', (_, error, expected) => {
  const lines = errorMessages(error).map(({ message, isCause }) =>
    isCause ? `Cause: ${message}` : message,
  );
  expect(lines).toEqual(expected);
});

test('limits a long chain of causes to 20 lines', () => {
  expect(errorMessages(chain)).toHaveLength(20);
});
