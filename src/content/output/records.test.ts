import { networkName } from '../../site/names';
import { compile } from '../fixtures';
import { document } from '../reference/openrpc/fixtures';

/** Returns the records after the title record, each as `kind: text (section#hash)`. */
const records = (body: string) =>
  compile(body)
    .article.records.slice(1)
    .map(({ kind, text, section, hash }) => `${kind}: ${text} (${section}${hash})`);

describe('toRecords', () => {
  it('starts with the title', () => {
    expect(compile('').article.records).toEqual([
      { kind: 'title', text: 'Page', section: 'Page', hash: '' },
    ]);
  });

  it.each<[string, string, string[]]>([
    ['text before the first heading', 'a\n\nb', ['body: a · b (Page)']],
    [
      'sections',
      'a\n\n## B\n\nc\n\n### D\n\ne\n\n## F',
      [
        'body: a (Page)',
        'heading: B (B#b)',
        'body: c (B#b)',
        'heading: D (D#d)',
        'body: e (D#d)',
        'heading: F (F#f)',
      ],
    ],
    [
      'equal headings, each with its own id',
      '## A\n\n## A',
      ['heading: A (A#a)', 'heading: A (A#a-1)'],
    ],
    ['emphasis and links', '**a** *b* [`c`](./page.mdx) d', ['body: a b c d (Page)']],
    ['a word with markup inside it as one word', 'a**b**c', ['body: abc (Page)']],
    ['words separated by line breaks', 'a\\\nb\nc', ['body: a b c (Page)']],
    ['white space as single spaces', 'a  b\tc\n   d', ['body: a b c d (Page)']],
    ['lists', '- a\n- b\n  - c', ['body: a · b · c (Page)']],
    ['sentences without a separator', '- A.\n- B:\n\nC (d.)\n\nE', ['body: A. B: C (d.) E (Page)']],
    ['tables', '| a | b |\n|---|---|\n| 1 | 2 |', ['body: a · b · 1 · 2 (Page)']],
    ['code', '```bash title="Run"\ncurl  -X\n\nls\n```', ['body: Run · curl -X ls (Page)']],
    [
      'code without its keys and hashes',
      '```bash\nget 83astBRguLMdt2h5U1Tpdq5tjFoJ6noeGwaY3mDLVcri getMinimumBalanceForRentExemption\n```',
      ['body: get getMinimumBalanceForRentExemption (Page)'],
    ],
    [
      'code without its ids and UUIDs',
      '```bash\ncurl txn_01kazk3gbwm4s0vp1r2x88rtqj 9d7b7f39-6d0e-4f4a-8f3c-6a0d0ce0a101 end\n```',
      ['body: curl end (Page)'],
    ],
    [
      'the sentences in JSON, but not its fields and other values',
      '```json\n{ "code": "x", "message": "Say \\"no\\" to it", "id": 7 }\n```',
      ['body: "Say \\"no\\" to it" (Page)'],
    ],
    [
      'only the first language of a sample',
      '<Tabs group="language">\n\n<Tab label="bash">\n\n```bash\ncurl a\n```\n\n</Tab>\n\n<Tab label="json">\n\n```json\n1\n```\n\n</Tab>\n\n</Tabs>',
      ['body: bash · curl a (Page)'],
    ],
    ['escaped markup as text', '`<img src=x>` \\<b', ['body: <img src=x> <b (Page)']],
    ['tokens', '{Network} `{fees.base}` {fees.base}', [`body: ${networkName} 5000 5,000 (Page)`]],
    ['admonitions', ':::tip[T]\na\n:::\n\n:::note\nb\n:::', ['body: T · a · b (Page)']],
    ['tabs', '<Tabs><Tab label="L">a</Tab></Tabs>', ['body: L · a (Page)']],
    ['cards', '<Cards><Card title="T" href="./page.mdx">a</Card></Cards>', ['body: T · a (Page)']],
    ['steps', '<Steps><Step title="T">a</Step></Steps>', ['body: T · a (Page)']],
    ['details', '<Details summary="S">a</Details>', ['body: S · a (Page)']],
    ['figures', '<Figure src="/figures/ring.svg" alt="A" caption="C" />', ['body: A · C (Page)']],
    [
      'data tables',
      '<DataTable data="currencies.list" columns="code: Code; decimals: Decimals" />',
      ['body: Code · Decimals · EUR · 2 · JPY · 0 (Page)'],
    ],
    [
      'footnotes, at the end',
      '[^1]: n\n\n## A\n\nb[^1]',
      ['heading: A (A#a)', 'body: b (A#a)', 'body: n (Footnotes#footnote-label)'],
    ],
    ['nothing from comments', '{/* a */}', []],
    ['nothing from a rule', '---', []],
  ])('indexes %s', (_name, body, expected) => {
    expect(records(body)).toEqual(expected);
  });

  it('adds a heading record for a field with an id', () => {
    const documents = new Map<string, unknown>([['openrpc', document]]);
    const fieldRecords = compile('<RpcMethod name="getThing" />', { documents }).article.records;
    expect(fieldRecords).toContainEqual({
      kind: 'heading',
      text: 'config.level',
      section: 'Parameters',
      hash: '#params-config-level',
    });
  });

  it('adds no heading record for the response of a sample', () => {
    const documents = new Map<string, unknown>([['openrpc', document]]);
    const page = compile('<RpcMethod name="getThing" />', { documents }).article;
    expect(page.html).toContain('>Response<');
    const headings = page.records.filter(({ kind }) => kind === 'heading');
    expect(headings.map(({ text }) => text)).toContain('Example');
    expect(headings.map(({ text }) => text)).not.toContain('Response');
  });
});
