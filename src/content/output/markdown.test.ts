import { siteUrl } from '../../site/addresses';
import { brandName, network, networkName } from '../../site/names';
import { compile } from '../fixtures';

/** Returns the Markdown export of a body, without title and description. */
const exported = (body: string) =>
  compile(body).article.markdown.split('\n').slice(4).join('\n').trimEnd();

it('starts the export with title and description', () => {
  expect(compile('Text.').article.markdown).toBe(
    '# Page\n\nA description of this page which is long enough for the check.\n\nText.\n',
  );
});

describe('plain Markdown', () => {
  it.each([
    ['One paragraph.'],
    ['**bold** *italic* ~~gone~~ `code`'],
    ['***both***'],
    ['a*b*c and **d**e'],
    ['``a ` b``'],
    ['snake_case and a_b_c'],
    ['10:30, ::x, :y:'],
    ['A (b) c'],
    ['5 > 4, a - b, a + b, 1.5'],
    ['"quotes" and \'apostrophes\''],
    ['Café — naïve … 你好 🎉'],
    ['- a\n- b'],
    ['- a\n\n- b'],
    ['- a\n  - b\n    - c'],
    ['- a\n\n  b'],
    ['1. a\n2. b'],
    ['3. a\n4. b'],
    ['1. a\n   - b'],
    ['- [ ] a\n- [x] b'],
    ['> q'],
    ['> q\n>\n> r'],
    ['> - a'],
    ['---'],
    ['## A'],
    ['## A\n\n### B\n\n#### C'],
    ['## `code` & more'],
    ['```json\n{"a": 1}\n```'],
    ['```text\n\na\n\n\nb\n```'],
    ['````text\n```\n````'],
    ['| a | b |\n| - | - |\n| 1 | 2 |'],
    ['| a | b | c |\n| :- | :-: | -: |\n| 1 | 2 | 3 |'],
    ['| a |\n| - |\n| `x \\| y` |'],
    ['| a |\n| - |\n| x \\| y |'],
    ['a[^1]\n\n[^1]: n'],
    ['[a](https://b.c)'],
    ['[a](https://b.c "title")'],
    ['[https](https://a.b/c)'],
    ['[`a` *b*](https://b.c)'],
    ['a\\\nb'],
    ['\\# a'],
    ['1\\. a'],
    ['\\- a'],
    ['\\*a\\*'],
    ['\\[a]'],
    ['a \\<b'],
    ['\\`a\\`'],
    ['a\\_ b \\_c'],
    ['\\## a'],
    ['2024\\. was a year'],
    ['a | b'],
  ])('is exported unchanged: %j', (body) => {
    expect(exported(body)).toBe(body);
  });
});

describe('content that the export rewrites', () => {
  it.each([
    ['a paragraph of several lines', 'a\nb\n  c', 'a b c'],
    ['hard break written as spaces', 'a  \nb', 'a\\\nb'],
    ['asterisks as bullets', '* a\n* b', '- a\n- b'],
    ['underscores for emphasis', '_a_ __b__', '*a* **b**'],
    [
      'padded tables',
      '|  a  | b   |\n|-----|----:|\n| 1   |   2 |',
      '| a | b |\n| - | -: |\n| 1 | 2 |',
    ],
    ['bare URLs and email addresses', 'https://a.b/c and a@b.co', '<https://a.b/c> and <a@b.co>'],
    ['character references', '&copy; &lt; &amp;', '© < &'],
    ['braces', '\\{a\\}', '{a}'],
    ['text around a comment', 'a\n\n{/* b */}\n\nc', 'a\n\nc'],
    [
      'a heading with an id, and a link to it',
      '## A {#b}\n\n[c](#b)',
      `## A\n\n[c](${siteUrl}/docs/page#b)`,
    ],
    ['tokens', '{Network}, {network}, {Brand}', `${networkName}, ${network}, ${brandName}`],
    ['numbers', '{fees.base} `{fees.base}`', '5,000 `5000`'],
    ['token in a heading', '## On {Network}', `## On ${networkName}`],
    ['token in code', '```bash\n{network} {x}\n```', `\`\`\`bash\n${network} {x}\n\`\`\``],
    ['raw code', '```bash raw\n{network}\n```', '```bash\n{network}\n```'],
    [
      'title of code',
      '```bash title="Run" {1} showLineNumbers\na\n```',
      '**Run**\n\n```bash\na\n```',
    ],
    [
      'link to a page',
      '[a](./documentation/other.mdx)',
      `[a](${siteUrl}/docs/documentation/other)`,
    ],
    [
      'link to an anchor',
      '[a](./documentation/other.mdx#b)',
      `[a](${siteUrl}/docs/documentation/other#b)`,
    ],
    [
      'link from the root',
      '[a](/documentation/{network}/tokens.mdx)',
      `[a](${siteUrl}/docs/documentation/net/tokens)`,
    ],
    ['link to the home page', '[a](/index.mdx)', `[a](${siteUrl}/docs/)`],
    ['link to a file', '[a](/openrpc.json)', `[a](${siteUrl}/docs/openrpc.json)`],
    ['link by reference', '[a][b]\n\n[b]: ./page.mdx', `[a](${siteUrl}/docs/page)`],
    ['link with a token', '[{Brand}](./page.mdx)', `[${brandName}](${siteUrl}/docs/page)`],
    ['admonition', ':::warning\na\n\nb\n:::', '> **Warning**\n>\n> a\n>\n> b'],
    [
      'admonition with a title',
      ':::tip[A *b* {Network}]\nc\n:::',
      `> **A b ${networkName}**\n>\n> c`,
    ],
    ['admonition with a list', ':::note\n- a\n:::', '> **Note**\n>\n> - a'],
    [
      'admonition inside another',
      '::::info\n:::danger\na\n:::\n::::',
      '> **Info**\n>\n> > **Danger**\n> >\n> > a',
    ],
    [
      'tabs',
      '<Tabs><Tab label="A">a</Tab><Tab label="B">b</Tab></Tabs>',
      '**A**\n\na\n\n**B**\n\nb',
    ],
    [
      'tabs of code',
      '<Tabs>\n<Tab label="bash">\n\n```bash\na\n```\n\n</Tab>\n</Tabs>',
      '**Bash**\n\n```bash\na\n```',
    ],
    [
      'cards',
      '<Cards>\n<Card title="T" href="./page.mdx">A `b`.</Card>\n<Card title="U" href="https://a.b" />\n</Cards>',
      `- [T](${siteUrl}/docs/page): A \`b\`.\n- [U](https://a.b)`,
    ],
    [
      'steps',
      '<Steps>\n<Step title="One">\n\na\n\n- b\n\n</Step>\n<Step title="Two">c</Step>\n</Steps>',
      '1. **One**\n\n   a\n\n   - b\n\n2. **Two**\n\n   c',
    ],
    ['details', '<Details summary="Why">\n\na\n\n</Details>', '**Why**\n\na'],
    [
      'figure',
      '<Figure src="/figures/ring.svg" alt="A ring" caption="The ring" />',
      '*The ring*\n\nFigure: A ring',
    ],
    [
      'figure without a caption',
      '<Figure src="/figures/ring.svg" alt="A ring" />',
      'Figure: A ring',
    ],
    [
      'data table',
      '<DataTable data="currencies.list" columns="code: Code: code; name: Name" />',
      `| Code | Name |\n| - | - |\n| \`EUR\` | Euro |\n| \`JPY\` | Yen on ${networkName} |`,
    ],
    [
      'link in a component',
      ':::note\n[a](./page.mdx)\n:::',
      `> **Note**\n>\n> [a](${siteUrl}/docs/page)`,
    ],

    ['text of a table that looks like a rule', '| a |\n|---|\n| --- |', '| a |\n| - |\n| --- |'],
  ])('is exported: %s', (_name, body, expected) => {
    expect(exported(body)).toBe(expected);
  });
});

it('exports the same Markdown when an export is parsed and exported again', () => {
  const body =
    '## A\n\nText with *a*, [b](https://b.c) and `c`.\n\n- d\n- e\n\n| f | g |\n| - | - |\n| 1 | 2 |\n\n> h';
  expect(exported(exported(body))).toBe(exported(body));
});
