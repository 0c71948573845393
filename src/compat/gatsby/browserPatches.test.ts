/** @jest-environment jsdom */
import { endServerErrorLoop } from './browserPatches';

test('requests all data except that of the page for server errors', () => {
  const requested: unknown[] = [];
  XMLHttpRequest.prototype.open = (...request: unknown[]) => requested.push(request);
  endServerErrorLoop();
  const request = new XMLHttpRequest();
  request.open('GET', '/docs/page-data/a/page-data.json', true);
  request.open('GET', '/docs/page-data/500.html/page-data.json', true);
  request.open('HEAD', '/a');
  expect(requested).toEqual([
    ['GET', '/docs/page-data/a/page-data.json', true],
    ['GET', 'data:application/json,', true],
    ['HEAD', '/a', true],
  ]);
});
