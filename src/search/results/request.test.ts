import { readSearchRequest, limitQuery } from './request';

describe('limitQuery', () => {
  it.each([
    ['fees', 'fees'],
    ['  fees ', 'fees '],
    [' \n', ''],
    ['x'.repeat(100_000), 'x'.repeat(500)],
    [`${'x'.repeat(499)}😀`, 'x'.repeat(499)],
    ['a \uD83D b', 'a \uD83D b'],
    ['__proto__', '__proto__'],
  ])('of %j', (text, expected) => {
    expect(limitQuery(text)).toBe(expected);
  });
});

describe('readSearchRequest', () => {
  const versions = ['current', '1.0'];

  it.each([
    ['', { query: '', contexts: [], mistakes: [] }],
    ['?q=', { query: '', contexts: [], mistakes: [] }],
    ['?q=+fees+', { query: 'fees', contexts: [], mistakes: [] }],
    ['?q=&q=+&q=b', { query: 'b', contexts: [], mistakes: [] }],
    ['?q=a&q=b', { query: 'a', contexts: [], mistakes: [] }],
    ['?q=%3Csvg%20onload%3D1%3E', { query: '<svg onload=1>', contexts: [], mistakes: [] }],
    ['?q=%', { query: '%', contexts: [], mistakes: [] }],
    ['?q=a&ctx=api', { query: 'a', contexts: ['api'], mistakes: [] }],
    [
      '?q=a&ctx=validators&ctx=api&ctx=api',
      { query: 'a', contexts: ['api', 'validators'], mistakes: [] },
    ],
    ['?q=a&ctx=&version=', { query: 'a', contexts: [], mistakes: [] }],
    ['?q=a&version=current', { query: 'a', contexts: [], version: 'current', mistakes: [] }],
    ['?q=a&version=1.0', { query: 'a', contexts: [], version: '1.0', mistakes: [] }],
    [
      '?q=a&ctx=b',
      {
        query: 'a',
        contexts: [],
        mistakes: ['There is no part of the documentation called "b". All parts are searched.'],
      },
    ],
    [
      '?q=a&ctx=__proto__&ctx=api&version=9',
      {
        query: 'a',
        contexts: ['api'],
        mistakes: [
          'There is no part of the documentation called "__proto__".',
          'There is no version called "9". Your preferred one is searched.',
        ],
      },
    ],
  ])('of %j', (parameters, expected) => {
    expect(readSearchRequest(parameters, versions)).toEqual(expected);
  });
});
