import { forEachOf } from '../mdast/forEachOf';
import { parseMarkdown } from './markdown';

test.each([
  ['See https://a.example/b.', 'https://a.example/b'],
  ['See HTTP://a.example.', 'HTTP://a.example'],
  ['See www.a.example.', 'http://www.a.example'],
  ['Write to a@b.example.', 'mailto:a@b.example'],
  ['See https&colon;//a.example.', 'https://a.example'],
  ['See https\\://a.example.', 'https://a.example'],
  ['See how it works: a/b.', undefined],
])('links the bare address, if any, in: %s', (text, url) => {
  const urls: string[] = [];
  forEachOf(parseMarkdown(text), 'link', (link) => urls.push(link.url));
  expect(urls).toEqual(url === undefined ? [] : [url]);
});
