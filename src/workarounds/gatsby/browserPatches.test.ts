/** @jest-environment jsdom */
import { preventServerErrorLoop, setAnnouncing } from './browserPatches';

test('answers requests for the data of the server error page with 404 instead of sending them', () => {
  const requested: unknown[] = [];
  XMLHttpRequest.prototype.open = (...request: unknown[]) => requested.push(request);
  preventServerErrorLoop();
  const request = new XMLHttpRequest();
  request.open('GET', '/docs/page-data/a/page-data.json', true);
  request.open('HEAD', '/a');
  const onreadystatechange = jest.fn();
  request.open('GET', '/docs/page-data/500.html/page-data.json', true);
  Object.assign(request, { onreadystatechange });
  request.send(null);
  expect(requested).toEqual([
    ['GET', '/docs/page-data/a/page-data.json', true],
    ['HEAD', '/a', true],
  ]);
  expect(onreadystatechange).toHaveBeenCalledTimes(1);
  expect([request.readyState, request.status, request.responseText]).toEqual([4, 404, '']);
});

test('mutes and unmutes the announcer', () => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  const announcer = document.getElementById('gatsby-announcer');
  setAnnouncing(false);
  expect(announcer?.getAttribute('aria-live')).toBe('off');
  setAnnouncing(true);
  expect(announcer?.getAttribute('aria-live')).toBe('assertive');
});
