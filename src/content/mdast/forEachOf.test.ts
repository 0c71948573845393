import { parseMarkdown } from '../parse/markdown';
import { forEachOf } from './forEachOf';

test('visits nodes of one type in page order, at any depth', () => {
  const texts: string[] = [];
  forEachOf(parseMarkdown('a *b* c\n\n> - d'), 'text', ({ value }) => texts.push(value));
  expect(texts).toEqual(['a ', 'b', ' c', 'd']);
});
