/** @jest-environment jsdom */
import { mayLoadOnHover } from './loadOnHover';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j, pages load on hover: %s', (connection, expected) => {
  Object.assign(navigator, { connection });
  expect(mayLoadOnHover()).toBe(expected);
});
