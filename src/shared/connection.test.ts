import { allowsPrefetch } from './connection';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with %j prefetching is allowed: %j', (connection, expected) => {
  expect(allowsPrefetch(connection)).toBe(expected);
});
