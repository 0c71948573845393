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
  const without = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, inner: unknown) =>
        key === 'position' || key === 'data' ? undefined : inner,
      ),
    ) as { readonly type: string; readonly children: unknown };
  const plain = without(tree[0]);
  if (plain.type !== 'paragraph') {
    expect(markdown(source)).toMatchObject([{ value: source, data: { fault: {} } }]);
    return;
  }
  expect(without(markdown(source))).toEqual(plain.children);
  // Callers may change the nodes, so the cache must return copies.
  markdown(source).pop();
  expect(without(markdown(source))).toEqual(plain.children);
});

it('returns nothing for an empty description', () => {
  expect(markdown('')).toEqual([]);
});

it('says which description a link comes from', () => {
  expect(markdown('See [a](b).').map(({ data }) => data?.origin)).toEqual(
    Array(3).fill({ text: 'See [a](b).' }),
  );
});

test.each(['# A', '- a', 'a\n\nb', '<b>a</b>'])('marks %j as faulty', (source) => {
  expect(markdown(source)).toMatchObject([
    { value: source, data: { origin: { text: source }, fault: {} } },
  ]);
});
