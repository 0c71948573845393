import { fromMarkdown } from 'mdast-util-from-markdown';
import { markdown } from './nodes';

test.each([
  'The owner.',
  'Between 10:30 and 11, 50 % of it (about a half).',
  'Two  spaces',
  'a-b+c=d|e#f \'g\' "h" @i $j {k}',
  'Read `a` and *b*.',
  '5. is not a list here',
  'a &amp; b',
  'See <https://a.example>.',
  'One\nline',
  'an end  ',
])('parses %j like the Markdown parser if it is a paragraph', (source) => {
  const tree = fromMarkdown(source).children;
  const plain = JSON.parse(
    JSON.stringify(tree[0], (key, value: unknown) => (key === 'position' ? undefined : value)),
  ) as { readonly type: string; readonly children: unknown };
  if (plain.type !== 'paragraph') return expect(() => markdown(source)).toThrow('one paragraph');
  expect(markdown(source)).toEqual(plain.children);
  // Callers may change the nodes, so the cache must return copies.
  markdown(source).pop();
  expect(markdown(source)).toEqual(plain.children);
});

it('returns nothing for an empty description', () => {
  expect(markdown('')).toEqual([]);
});

test.each(['# A', '- a', 'a\n\nb', '<b>a</b>'])('rejects %j', (source) => {
  expect(() => markdown(source)).toThrow('one paragraph');
});
