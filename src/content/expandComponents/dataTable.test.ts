import { networkName } from '../../site/names';
import { compile, htmlOf, library } from '../fixtures';

const table = (columns: string) => `<DataTable data="currencies.list" columns="${columns}" />`;

const rows = (columns: string) =>
  compile(table(columns))
    .article.markdown.split('\n')
    .slice(4)
    .filter((line) => line !== '');

describe('DataTable', () => {
  it.each([
    ['code: Code', ['| Code |', '| - |', '| EUR |', '| JPY |']],
    ['code: Code: code', ['| Code |', '| - |', '| `EUR` |', '| `JPY` |']],
    ['name: Name', ['| Name |', '| - |', '| Euro |', `| Yen on ${networkName} |`]],
    ['decimals: Decimals', ['| Decimals |', '| -: |', '| 2 |', '| 0 |']],
    ['live: Live', ['| Live |', '| - |', '| yes |', '| no |']],
    ['regions: Regions', ['| Regions |', '| - |', '| – |', '| JP, US |']],
    ['bank.days: Days', ['| Days |', '| -: |', '| 1 |', '| – |']],
    [
      ' code : A ; name : B ; ',
      ['| A | B |', '| - | - |', '| EUR | Euro |', `| JPY | Yen on ${networkName} |`],
    ],
  ])('renders the columns %j', (columns, expected) => {
    expect(rows(columns)).toEqual(expected);
  });

  it('shows URLs as links with their host as the text', () => {
    const tokens = { ...library.tokens, laws: { list: [{ source: 'https://www.iso.org/a' }] } };
    const html = htmlOf('<DataTable data="laws.list" columns="source: Source: link" />', {
      tokens,
    });
    expect(html).toMatch(/<td[^>]*><a href="https:\/\/www\.iso\.org\/a"[^>]*>www\.iso\.org/);
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it('takes the id of each row from the key in "anchors"', () => {
    const html = htmlOf('<DataTable data="currencies.list" columns="name: Name" anchors="code" />');
    expect(html).toMatch(/<tr id="EUR">.*<tr id="JPY">/s);
  });

  it.each([
    ['a key with numbers', 'decimals'],
    ['an unknown key in a group', 'bank.code'],
    ['an unknown key', 'codes'],
  ])('rejects %s in "anchors"', (_name, key) => {
    const text = `<DataTable data="currencies.list" columns="code: Code" anchors="${key}" />`;
    expect(compile(text).problems).toMatchObject([
      { message: `No value of "${key}" can be the address of a row.` },
    ]);
  });

  it('rejects a link column in which no value is a URL', () => {
    expect(compile(table('name: Name: link')).problems).toMatchObject([
      {
        message: 'No value of "name" is a URL.',
        advice: 'Remove : link from the column, or name a key with URLs.',
      },
    ]);
  });

  it('reports values that cannot be links or row anchors, and locates them in the data file', () => {
    const entries = [
      { id: 'a', url: 'https://www.iso.org' },
      { id: 'b c', url: 'iso' },
      { id: 'a', url: 'https://www.iso.org' },
      { url: 'https://www.iso.org' },
    ];
    const { problems } = compile(
      '<DataTable data="laws.list" columns="url: Source: link" anchors="id" />',
      {
        tokens: { ...library.tokens, laws: { list: entries } },
        locate: (origin) => ({
          file: 'data' in origin ? origin.data.join('.') : '',
          line: 1,
          column: 1,
        }),
      },
    );
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'laws.list.1.id A table uses each id as the address of a row, but this one is not valid.',
      'laws.list.1.url A table shows "iso" as a link, but it is not a URL.',
      'laws.list.2.id A table uses each id as the address of a row, but "a" occurs twice.',
      'laws.list.3.id A table uses each id as the address of a row, but this entry has none.',
    ]);
  });

  it('reports Markdown in plain-text cells, and locates it in the data file', () => {
    const list = [{ text: 'Two * 3' }, { text: 'A [page](./page.mdx)' }, { text: 'A <b>b</b>' }];
    const { problems } = compile('<DataTable data="laws.list" columns="text: Text" />', {
      tokens: { ...library.tokens, laws: { list } },
      locate: (origin) => ({
        file: 'data' in origin ? origin.data.join('.') : '',
        line: 1,
        column: 1,
      }),
    });
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'laws.list.1.text The table cell is plain text, but contains [page](./page.mdx).',
      'laws.list.2.text The table cell is plain text, but contains <b>.',
    ]);
  });

  it('has the same label, alignment and column names as a Markdown table', () => {
    const html = htmlOf(`## Currencies\n\n${table('code: Code; name: Name; decimals: Decimals')}`);
    expect(html).toContain('role="group" aria-label="Table: Currencies"');
    expect(html).toContain('<td align="right" data-label="Decimals">2</td>');
  });

  it('expands inside other components', () => {
    expect(htmlOf(`<Details summary="All">\n\n${table('code: Code')}\n\n</Details>`)).toContain(
      '<td>EUR</td>',
    );
  });
});
