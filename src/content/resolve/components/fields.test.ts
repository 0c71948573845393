import { compile, htmlOf, problemsOf } from '../../fixtures';

const tree = (fields: string) => `<Fields label="Fields of a thing">\n${fields}\n</Fields>`;
const field = (name: string, inner = '', attributes = 'type="object"') =>
  `<Field name="${name}" ${attributes}>\n${inner}\n</Field>`;
const inner = (fields: string) => `<Fields>\n${fields}\n</Fields>`;
const leaves = (count: number) =>
  Array.from({ length: count }, (_, index) => `<Field name="f${index}" type="u8" />`).join('\n');

/** Returns the labels of all lists of fields in page order; adds the summaries of closed lists. */
function listLabels(body: string): string[] {
  const html = htmlOf(body);
  const matches = html.matchAll(
    /(?:<summary aria-label="([^"]+)">[^<]*<\/summary>)?<ul class="a-fields" role="list" aria-label="([^"]+)"/g,
  );
  return [...matches].map(([, summary, label]) =>
    summary === undefined ? `${label}` : `${label} (${summary})`,
  );
}

describe('trees of fields', () => {
  it('label each list with its path, and the summary of a closed list with its field', () => {
    const deep = field('meta', inner(field('items', inner(leaves(3)), 'type="object[]"')));
    expect(listLabels(tree(`${leaves(9)}\n${deep}`))).toEqual([
      'Fields of a thing',
      'Fields of meta',
      'Fields of meta.items (Show 3 fields of items)',
    ]);
  });

  it.each([
    [
      'all of a small tree',
      tree(field('a', inner(field('b', inner(field('c', inner(leaves(3)))))))),
      0,
    ],
    ['a short list on the second level', tree(field('a', inner(leaves(8))) + leaves(9)), 0],
    [
      'the first level, but not a long list on the second',
      tree(field('a', inner(leaves(9))) + leaves(9)),
      1,
    ],
    [
      'a list of two fields on any level',
      tree(`${field('a', inner(field('b', inner(leaves(2)))))}\n${leaves(9)}`),
      0,
    ],
    [
      'the list inside the only field of a tree',
      tree(field('a', inner(`${field('b', inner(leaves(3)))}\n${leaves(9)}`))),
      0,
    ],
  ])('open %s', (_, body, closed) => {
    expect(
      htmlOf(body.replaceAll('</Field><Field', '</Field>\n<Field')).split('<details'),
    ).toHaveLength(closed + 1);
  });

  it.each([
    ['from its path', tree(field('a', inner(leaves(1)), 'type="u8[]"')), ['field-a', 'field-a-f0']],
    ['as written', tree('<Field name="a" type="u8" id="my.a" />'), ['my.a']],
    [
      'with a suffix where a heading has the same id',
      `## Field a\n\n${tree('<Field name="a" type="u8" />')}`,
      ['field-a', 'field-a-1'],
    ],
  ])('give each field an anchor %s', (_, body, ids) => {
    expect([...compile(body).anchors]).toEqual(ids);
  });

  it('state the prefix of field paths in arrays', () => {
    expect(htmlOf(tree(field('a', inner(leaves(1)), 'type="u8[][]"')))).toContain(
      'data-fields="a[][]"',
    );
  });

  it.each([
    ['<Field name="a" type="u8" />', '`a` (u8)'],
    ['<Field name="a" type="u8" required="yes" unit="slots" />', '`a` (u8, required, slots)'],
    [
      '<Field name="a" type="text" href="./page.mdx" nullable="yes" required="no" />',
      '/docs/page) or null, optional)',
    ],
    ['<Field name="a" type="u8" values="1" />', '(u8, allowed value `1`)'],
    ['<Field name="a" type="u8" default="1" values="1, 2" />', 'default `1`, one of `1` `2`)'],
    ['<Field name="a" type="u8" since="2.0" deprecated="yes" />', '(u8, since 2.0, deprecated)'],
    [field('a', 'Text.\n\nMore.', 'type="u8"'), '- `a` (u8): Text.\n\n  More.'],
    [field('a', inner(leaves(1)), 'type="u8[]"'), '- `a` (u8\\[])\n  - `a[].f0` (u8)'],
    [
      `<Variants>\n<Variant label="x">\nText.\n${inner(leaves(1))}\n</Variant>\n</Variants>`,
      '- One of:\n  - **x**: Text.\n    - `f0` (u8)',
    ],
  ])('become lists in Markdown: %s', (markup, markdown) => {
    expect(compile(tree(markup)).article.markdown).toContain(markdown);
  });

  it('have one search record for a field that several alternatives share', () => {
    const variant = (label: string) =>
      `<Variant label="${label}">\n${inner('<Field name="a" type="u8" />')}\n</Variant>`;
    const { article, anchors } = compile(
      tree(`<Variants>\n${variant('x')}\n${variant('y')}\n</Variants>`),
    );
    expect([...anchors]).toEqual(['field-a', 'field-a-1']);
    expect(article.records.filter(({ text }) => text === 'a')).toHaveLength(1);
  });

  it('can be found by the path of each field', () => {
    const { records } = compile(
      `## Result\n\n${tree(field('a', `Text.\n\n${inner(leaves(1))}`, 'type="u8[]"'))}`,
    ).article;
    expect(records.slice(2)).toEqual([
      { kind: 'heading', text: 'a', section: 'Result', hash: '#field-a' },
      { kind: 'heading', text: 'a[].f0', section: 'Result', hash: '#field-a-f0' },
      { kind: 'body', text: 'a · u8[] · Text. a[].f0 · u8', section: 'Result', hash: '#result' },
    ]);
  });
});

describe('checks of fields', () => {
  it.each<[string, string[]]>([
    [
      '<Field name="a" type="u8" />',
      ['1:1 <Field> is not directly inside <Fields>. Put it directly inside <Fields>.'],
    ],
    [
      tree('Text.'),
      [
        '2:1 <Fields> may contain only <Field> and <Variants>. Move this into a <Field> or out of <Fields>.',
      ],
    ],
    [
      tree('<Field name="a" />'),
      ['2:1 <Field> needs the attribute "type". Write <Field type="text" />.'],
    ],
    [
      tree('<Field name="a" type="u8" required="maybe" />'),
      [
        '2:27 The attribute "required" of <Field> cannot be "maybe". Write <Field required="yes" /> or <Field required="no" />.',
      ],
    ],
    [
      tree('<Field name="a" type="u8" />\n<Field name="a" type="u8" />'),
      [
        '3:1 <Fields> has two fields with the name "a". Remove one, or put each into a <Variant> of its own.',
      ],
    ],
    [
      tree('<Field name="a" type="u8" id="b" />\n<Field name="c" type="u8" id="b" />'),
      ['3:1 Duplicate id "b". Choose another id.'],
    ],
    [
      tree('<Field name="a" type="u8" id="-b" />'),
      [
        '2:1 "-b" is not a valid id. Start with a letter, digit or _; after that, - . and : are allowed too.',
      ],
    ],
    [
      tree('<Variants>\n<Field name="a" type="u8" />\n</Variants>'),
      [
        '3:1 <Variants> may contain only <Variant>. Move this into a <Variant> or out of <Variants>.',
        '3:1 <Field> is not directly inside <Fields>. Put it directly inside <Fields>.',
      ],
    ],
    [tree(''), ['1:1 <Fields> is empty. Add content or remove it.']],
  ])('find the problems in %j', (body, problems) => {
    expect(problemsOf(body)).toEqual(problems);
  });
});
