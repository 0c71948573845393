import { brand, brandName, network, networkName } from '../../site/names';
import { htmlOf } from '../fixtures';

const block = (attributes: string, inner: string) =>
  `<figure class="a-code${attributes}"><div class="a-code-frame"><pre translate="no">${inner}</pre>` +
  '<button type="button" class="a-copy" aria-label="Copy code to clipboard"></button></div></figure>';
const external = 'target="_blank" rel="noopener noreferrer"';

const compact = (html: string) => html.replace(/>\n+</g, '><');

describe('HTML renderer: Markdown', () => {
  it.each([
    ['line break in the file', 'a\nb', '<p>a\nb</p>'],
    ['hard break', 'a\\\nb', '<p>a<br/>\nb</p>'],
    [
      'bold, italic, deleted text and code',
      '**a** *b* ~~c~~ `d`',
      '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>',
    ],
    ['list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['list with blank lines', '- a\n\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['list of paragraphs', '- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['nested list', '- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['numbered list', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['quote', '> q', '<blockquote><p>q</p></blockquote>'],
    ['rule', '---', '<hr/>'],
    ['markup in code', '`<b>`', '<p><code>&lt;b&gt;</code></p>'],
    [
      'long identifiers in code',
      '`value.account_type.rentEpoch`',
      '<p><code>value.<wbr/>account_<wbr/>type.<wbr/>rent<wbr/>Epoch</code></p>',
    ],
    ['short identifiers in code', '`a_b.cD`', '<p><code>a_b.cD</code></p>'],
    [
      'commands in code',
      '`curl --cert client.pem --key k`',
      '<p><code>curl <wbr/>--cert <wbr/>client.<wbr/>pem <wbr/>--key <wbr/>k</code></p>',
    ],
    [
      'long identifier as a heading',
      '## incoming_payment.status_changed',
      '<h2 id="incoming_paymentstatus_changed">incoming_<wbr/>payment.<wbr/>status_<wbr/>changed<a class="a-anchor" href="#incoming_paymentstatus_changed" aria-label="Direct link to incoming_payment.status_changed"></a></h2>',
    ],
    ['character references', '&amp; &copy;', '<p>&amp; ©</p>'],
    ['escapes', '\\{a\\} \\<b', '<p>{a} &lt;b</p>'],
    ['colons', '10:30 ::x :y:', '<p>10:30 ::x :y:</p>'],
    ['no comments', '{/* a */}\n\nb{/* c */}', '<p>b</p>'],
    [
      'task list',
      '- [ ] a\n- [x] b',
      '<ul><li class="m-task-item"><span class="m-task" role="img" aria-label="To do">☐</span> a</li>' +
        '<li class="m-task-item"><span class="m-task" role="img" aria-label="Done">☑</span> b</li></ul>',
    ],
    [
      'footnote',
      'a[^x].\n\n[^x]: n',
      '<p>a<sup><a href="#fn-x" id="fnref-x" data-footnote-ref="true" aria-describedby="footnote-label">1</a></sup>.</p>' +
        '<section data-footnotes="true" class="footnotes"><h2 id="footnote-label">Footnotes</h2><ol><li id="fn-x">' +
        '<p>n <a href="#fnref-x" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p></li></ol></section>',
    ],
    [
      'table of two columns',
      '| a | b |\n|:-:|--:|\n| 1 | `x\\|y` |',
      '<div class="a-table" role="group" aria-label="Table: Page"><table><thead><tr>' +
        '<th align="center" scope="col">a</th><th align="right" scope="col">b</th></tr></thead>' +
        '<tbody><tr><th align="center" scope="row">1</th><td align="right"><code>x|y</code></td></tr></tbody></table></div>',
    ],
    [
      'table of three columns',
      '| a | *b* | c |\n|---|---|---|\n| 1 | 2 | |',
      '<div class="a-table" role="group" aria-label="Table: Page"><table><thead><tr>' +
        '<th scope="col">a</th><th scope="col"><em>b</em></th><th scope="col">c</th></tr></thead>' +
        '<tbody><tr><th scope="row">1</th><td>2</td><td></td></tr></tbody></table></div>',
    ],
    [
      'wide table',
      '| a | b |\n|---|--:|\n| The name of it | `a_name_that_is_too_long.for_a_phone` |',
      '<div class="a-table a-fit-22 a-prose-2" role="group" aria-label="Table: Page"><table><thead><tr>' +
        '<th scope="col">a</th><th align="right" scope="col">b</th></tr></thead>' +
        '<tbody><tr><th scope="row" data-label="a">The name of it</th><td align="right" data-label="b">' +
        '<code>a_<wbr/>name_<wbr/>that_<wbr/>is_<wbr/>too_<wbr/>long.<wbr/>for_<wbr/>a_<wbr/>phone</code></td></tr></tbody></table></div>',
    ],
    [
      'table with an empty heading and rows without names',
      '| | b |\n|---|---|\n| | 2 |',
      '<div class="a-table" role="group" aria-label="Table: Page"><table><thead><tr>' +
        '<td></td><th scope="col">b</th></tr></thead><tbody><tr><td></td><td>2</td></tr></tbody></table></div>',
    ],
  ])('renders: %s', (_name, body, expected) => {
    expect(compact(htmlOf(body))).toBe(expected);
  });

  it('labels each table with its section, and numbers further tables in the same section', () => {
    const table = '| a |\n|---|\n| 1 |';
    const html = htmlOf(
      `${table}\n\n## Fees\n\n${table}\n\nText\n\n${table}\n\n## Rest\n\n${table}`,
    );
    expect([...html.matchAll(/aria-label="(Table[^"]*)"/g)].map(([, label]) => label)).toEqual([
      'Table: Page',
      'Table: Fees',
      'Table: Fees (2)',
      'Table: Rest',
    ]);
  });
});

describe('HTML renderer: links', () => {
  it.each([
    ['[x](./documentation/other.mdx#a)', '<a href="/docs/documentation/other#a">x</a>'],
    ['[x](documentation/sub/index.mdx)', '<a href="/docs/documentation/sub">x</a>'],
    ['[x](/documentation/{network}/tokens.mdx)', '<a href="/docs/documentation/net/tokens">x</a>'],
    [
      '[x](/documentation/other.mdx#the-{network})',
      `<a href="/docs/documentation/other#the-${network}">x</a>`,
    ],
    ['[x](/index.mdx)', '<a href="/docs/">x</a>'],
    ['[x](./page.mdx?q=a&b=c)', '<a href="/docs/page?q=a&amp;b=c">x</a>'],
    ['[x](/openrpc.json)', '<a href="/docs/openrpc.json">x</a>'],
    ['[x][y]\n\n[y]: ./page.mdx', '<a href="/docs/page">x</a>'],
    ['[x](https://a.b/?q="c")', `<a href="https://a.b/?q=&quot;c&quot;" ${external}>x</a>`],
    ['[x](https://a.b/{brand})', `<a href="https://a.b/${brand}" ${external}>x</a>`],
    ['[`x` {Brand}](./page.mdx)', `<a href="/docs/page"><code>x</code> ${brandName}</a>`],
    ['[x](mailto:a@b.co)', `<a href="mailto:a@b.co" ${external}>x</a>`],
    ['https://a.b/_c_d', `<a href="https://a.b/_c_d" ${external}>https://a.b/_c_d</a>`],
    ['www.a.b', `<a href="http://www.a.b" ${external}>www.a.b</a>`],
    ['a@b.co', `<a href="mailto:a@b.co" ${external}>a@b.co</a>`],
  ])('renders: %j', (body, expected) => {
    expect(htmlOf(body)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    ['## Fees\n\n[x](#fees)', '#fees'],
    ['## Café\n\n[x](#caf%C3%A9)', '#caf%C3%A9'],
    ['## A {#1.2:3}\n\n[x](#1.2:3)', '#1.2:3'],
  ])('renders links within the page: %j', (body, href) => {
    expect(htmlOf(body)).toContain(`<p><a href="${href}">x</a></p>`);
  });
});

describe('HTML renderer: tokens', () => {
  it.each([
    ['{Network} and {network}', `<p>${networkName} and ${network}</p>`],
    ['{BRAND}_KEY', `<p>${brand.toUpperCase()}_KEY</p>`],
    ['{network}', `<p>${network}</p>`],
    ['*{Brand}*', `<p><em>${brandName}</em></p>`],
    ['{fees.base} or `{fees.base}`', '<p>5,000 or <code>5000</code></p>'],
    ['{fees.refundable} `{fees.refundable}`', '<p>no <code>false</code></p>'],
    ['{limits.tiers}', '<p>1,000, 25,000</p>'],
    ['`{unknown} {fees}`', '<p><code>{unknown} {fees}</code></p>'],
    ['- {fees.rate}', '<ul>\n<li>0.25</li>\n</ul>'],
    [
      '```text\n{network} {other}\n```',
      block('', `<code class="language-text">${network} {other}</code>`),
    ],
    ['```text raw\n{network}\n```', block('', '<code class="language-text">{network}</code>')],
    [
      ':::note[On {Network}]\n{fees.base}\n:::',
      `<aside class="a-note" role="note" aria-label="Note"><p class="a-note-title">On ${networkName}</p><p>5,000</p></aside>`,
    ],
    [
      '<Details summary="On {Network}">\n\n{fees.base}\n\n</Details>',
      `<details class="a-details"><summary>On ${networkName}</summary><div class="a-details-body"><p>5,000</p></div></details>`,
    ],
  ])('renders %j', (body, expected) => {
    expect(htmlOf(body)).toBe(expected);
  });
});

describe('HTML renderer: components', () => {
  it.each([
    [
      'tabs',
      '<Tabs group="g">\n<Tab label="A">\n\na\n\n</Tab>\n<Tab label="B">\n\nb\n\n</Tab>\n</Tabs>',
      '<div class="a-tabs" data-group="g"><section class="a-tab" data-label="A"><p class="a-tab-label">A</p><p>a</p></section>' +
        '<section class="a-tab" data-label="B"><p class="a-tab-label">B</p><p>b</p></section></div>',
    ],
    [
      'tabs on one line, without a group',
      '<Tabs><Tab label="A">a</Tab></Tabs>',
      '<div class="a-tabs"><section class="a-tab" data-label="A"><p class="a-tab-label">A</p><p>a</p></section></div>',
    ],
    [
      'cards',
      '<Cards>\n  <Card title="T" href="./page.mdx">a `b`</Card>\n  <Card title="U" href="https://a.b">c</Card>\n</Cards>',
      '<ul class="a-cards"><li class="a-card"><a href="/docs/page">T</a><p>a <code>b</code></p></li>' +
        `<li class="a-card"><a href="https://a.b" ${external}>U</a><p>c</p></li></ul>`,
    ],
    [
      'steps',
      '<Steps>\n<Step title="One">\n\na\n\n</Step>\n\n{/* c */}\n\n<Step title="Two">\nb\n</Step>\n</Steps>',
      '<ol class="a-steps"><li id="step-one"><p class="a-step-title">One<a class="a-anchor" href="#step-one" aria-label="Direct link to One"></a></p><p>a</p></li><li id="step-two"><p class="a-step-title">Two<a class="a-anchor" href="#step-two" aria-label="Direct link to Two"></a></p><p>b</p></li></ol>',
    ],
    [
      'details',
      '<Details summary="S">\n\n- a\n\n</Details>',
      '<details class="a-details"><summary>S</summary><div class="a-details-body"><ul><li>a</li></ul></div></details>',
    ],
    [
      'admonition with a title',
      ':::warning[Not *reversible*]\na\n:::',
      '<aside class="a-note a-warning" role="note" aria-label="Warning"><p class="a-note-title">Not reversible</p><p>a</p></aside>',
    ],
    [
      'admonition inside another',
      '::::danger\n:::tip\na\n:::\n::::',
      '<aside class="a-note a-danger" role="note" aria-label="Danger"><p class="a-note-title">Danger</p>' +
        '<aside class="a-note a-tip" role="note" aria-label="Tip"><p class="a-note-title">Tip</p><p>a</p></aside></aside>',
    ],
    [
      'component in a list',
      '- a\n\n  <Details summary="S">\n\n  b\n\n  </Details>',
      '<ul><li><p>a</p><details class="a-details"><summary>S</summary><div class="a-details-body"><p>b</p></div></details></li></ul>',
    ],
    [
      'component right after a line of text',
      'text\n<Tabs>\n<Tab label="A">\n\na\n\n</Tab>\n</Tabs>',
      '<p>text</p><div class="a-tabs"><section class="a-tab" data-label="A"><p class="a-tab-label">A</p><p>a</p></section></div>',
    ],
  ])('renders: %s', (_name, body, expected) => {
    expect(compact(htmlOf(body))).toBe(expected);
  });

  it('writes aligned tables, code and tasks without inline styles, scripts or handlers', () => {
    const html = htmlOf('| a |\n|--:|\n| 1 |\n\n```rust {1}\nfn a() {}\n```\n\n- [x] b');
    expect(html).not.toMatch(/\sstyle=|<script|\son\w+=/);
  });
});
