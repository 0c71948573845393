import { contentTypeOf } from './contentTypes';

test.each([
  ['/api.html', 'text/html; charset=utf-8'],
  ['/static/console-4ce5bcaf2b-1000.avif', 'image/avif'],
  ['/static/console-4ce5bcaf2b-1000.webp', 'image/webp'],
  ['/static/tour-4ce5bcaf2b.mp4', 'video/mp4'],
  ['/static/tour-4ce5bcaf2b.webm', 'video/webm'],
  ['/static/tour-4ce5bcaf2b.vtt', 'text/vtt; charset=utf-8'],
  ['/static/x.unknown', 'application/octet-stream'],
])('the type of %s is %s', (file, type) => {
  expect(contentTypeOf(file).type).toBe(type);
});
