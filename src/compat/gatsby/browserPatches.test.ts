/** @jest-environment jsdom */
import { endServerErrorLoop, setAnnouncing } from './browserPatches';

test('requests all page data except that of the server error page', () => {
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

test('mutes the announcer and lets it speak again', () => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  const announcer = document.getElementById('gatsby-announcer');
  setAnnouncing(false);
  expect(announcer?.getAttribute('aria-live')).toBe('off');
  setAnnouncing(true);
  expect(announcer?.getAttribute('aria-live')).toBe('assertive');
});
