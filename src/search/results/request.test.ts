import { search } from '../../site/search';
import { readSearchRequest, limitQuery, queryInTitle } from './request';

describe('limitQuery', () => {
  it.each([
    ['keeps a short query', 'fees', 'fees'],
    ['trims the start', '  fees ', 'fees '],
    ['empties a blank query', ' \n', ''],
    ['cuts a long query', 'x'.repeat(100_000), 'x'.repeat(search.maxQueryLength)],
    [
      'cuts before a surrogate pair that does not fit',
      `${'x'.repeat(search.maxQueryLength - 1)}😀`,
      'x'.repeat(search.maxQueryLength - 1),
    ],
    ['keeps half a surrogate pair that was typed', 'a \uD83D b', 'a \uD83D b'],
    ['keeps the name of a property of objects', '__proto__', '__proto__'],
  ])('%s', (_name, text, expected) => {
    expect(limitQuery(text)).toBe(expected);
  });
});

test('the title of the search page shortens a long query', () => {
  expect(queryInTitle('fees')).toBe('fees');
  expect(queryInTitle('x'.repeat(80))).toBe('x'.repeat(80));
  expect(queryInTitle(`${'fees '.repeat(16)}and limits`)).toBe(`${'fees '.repeat(16).trim()}…`);
  expect(queryInTitle('😀'.repeat(81))).toBe(`${'😀'.repeat(80)}…`);
});

describe('readSearchRequest', () => {
  const versions = ['current', '1.0'];

  it.each([
    ['', { query: '', contexts: [], warnings: [] }],
    ['?q=', { query: '', contexts: [], warnings: [] }],
    ['?q=+fees+', { query: 'fees', contexts: [], warnings: [] }],
    ['?q=&q=+&q=b', { query: 'b', contexts: [], warnings: [] }],
    ['?q=a&q=b', { query: 'a', contexts: [], warnings: [] }],
    ['?q=%3Csvg%20onload%3D1%3E', { query: '<svg onload=1>', contexts: [], warnings: [] }],
    ['?q=%', { query: '%', contexts: [], warnings: [] }],
    ['?q=a&ctx=api', { query: 'a', contexts: ['api'], warnings: [] }],
    [
      '?q=a&ctx=validators&ctx=api&ctx=api',
      { query: 'a', contexts: ['api', 'validators'], warnings: [] },
    ],
    ['?q=a&ctx=&version=', { query: 'a', contexts: [], warnings: [] }],
    ['?q=a&version=current', { query: 'a', contexts: [], version: 'current', warnings: [] }],
    ['?q=a&version=1.0', { query: 'a', contexts: [], version: '1.0', warnings: [] }],
    [
      '?q=a&ctx=b',
      {
        query: 'a',
        contexts: [],
        warnings: ['There is no part of the documentation called "b". All parts are searched.'],
      },
    ],
    [
      '?q=a&ctx=__proto__&ctx=api&version=9',
      {
        query: 'a',
        contexts: ['api'],
        warnings: [
          'There is no part of the documentation called "__proto__".',
          'There is no version called "9". Your preferred version is searched.',
        ],
      },
    ],
  ])('parses %j', (parameters, expected) => {
    expect(readSearchRequest(parameters, versions)).toEqual(expected);
  });
});
