import { fromMarkdown } from 'mdast-util-from-markdown';
import { markdown } from './nodes';

test.each([
  'The owner.',
  'Between 10:30 and 11, 50 % of it (about a half).',
  'Two  spaces',
  'a-b+c=d|e#f \'g\' "h" @i $j {k}',
  'Read `a` and *b*.',
  'a &amp; b',
  'See <https://a.example>.',
  'One\nline',
  'an end  ',
])('parses %j like the Markdown parser', (source) => {
  const [paragraph] = fromMarkdown(source).children;
  const withoutMetadata = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, inner: unknown) =>
        key === 'position' || key === 'data' ? undefined : inner,
      ),
    ) as unknown;
  expect({ type: 'paragraph', children: withoutMetadata(markdown(source)) }).toEqual(
    withoutMetadata(paragraph),
  );
});

it('returns a new copy each time, which callers may change', () => {
  const nodes = markdown('Read `a`.');
  nodes.pop();
  Object.assign(nodes[0] as object, { value: 'b' });
  expect(markdown('Read `a`.')).toMatchObject([{ value: 'Read ' }, { value: 'a' }, { value: '.' }]);
});

it('returns nothing for an empty description', () => {
  expect(markdown('')).toEqual([]);
});

it('says which description each parsed node comes from', () => {
  expect(markdown('See [a](b).').map(({ data }) => data?.origin)).toEqual(
    Array(3).fill({ text: 'See [a](b).' }),
  );
});

test.each(['# A', '- a', '5. a', 'a\n\nb', '<b>a</b>'])('marks %j as faulty', (source) => {
  expect(markdown(source)).toMatchObject([
    { value: source, data: { origin: { text: source }, fault: {} } },
  ]);
});
