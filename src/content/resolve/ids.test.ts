import { compile, htmlOf } from '../fixtures';
import { isValidId, PageIds } from './ids';

const toc = (...headings: string[]) =>
  compile(headings.map((heading) => `## ${heading}`).join('\n\n')).article.toc.map(
    ({ id, text }) => [id, text],
  );

describe('PageIds', () => {
  it('makes unique ids from equal and similar texts', () => {
    const ids = new PageIds();
    expect(['Fees', 'Fees', 'Fees 1', 'fees-1', 'FEES'].map((text) => ids.make(text))).toEqual([
      'fees',
      'fees-1',
      'fees-1-1',
      'fees-1-2',
      'fees-2',
    ]);
  });

  it('avoids explicit ids', () => {
    const ids = new PageIds();
    expect([ids.take('fees'), ids.take('fees-1'), ids.take('fees')]).toEqual([true, true, false]);
    expect([ids.make('Fees'), ids.make('Fees 1')]).toEqual(['fees-2', 'fees-1-1']);
    expect([...ids.all]).toEqual(['fees', 'fees-1', 'fees-2', 'fees-1-1']);
  });

  it('falls back to "section" for an empty slug', () => {
    const ids = new PageIds();
    expect(['🎉', '!!!', 'Section', '—'].map((text) => ids.make(text))).toEqual([
      'section',
      'section-1',
      'section-2',
      'section-3',
    ]);
  });

  it('avoids ids of the page shell', () => {
    const ids = new PageIds();
    const texts = ['Gatsby focus wrapper', '___gatsby', '__main', '__query', 'Navigation drawer'];
    expect(texts.map((text) => ids.make(text))).toEqual([
      'gatsby-focus-wrapper-1',
      '___gatsby-1',
      '__main-1',
      '__query-1',
      'navigation-drawer-1',
    ]);
  });

  it('makes ids from names of Object.prototype members', () => {
    const ids = new PageIds();
    expect(['constructor', '__proto__', 'constructor'].map((text) => ids.make(text))).toEqual([
      'constructor',
      '__proto__',
      'constructor-1',
    ]);
  });
});

describe('isValidId', () => {
  it.each([
    ['fees', true],
    ['1.2.3', true],
    ['a:b', true],
    ['café', true],
    ['€', false],
    ['', false],
    ['a b', false],
    ['-a', false],
    ['a"b', false],
    ['a#b', false],
  ])('for %j, returns %s', (id, expected) => {
    expect(isValidId(id)).toBe(expected);
  });
});

describe('a page', () => {
  it.each<[string, string[], string[][]]>([
    ['ampersand', ['Terms & conditions'], [['terms--conditions', 'Terms & conditions']]],
    ['quotes', ['What "final" means'], [['what-final-means', 'What "final" means']]],
    ['apostrophe', ["The bank's side"], [['the-banks-side', "The bank's side"]]],
    ['code', ['Call `getBalance()` first'], [['call-getbalance-first', 'Call getBalance() first']]],
    ['code with markup', ['`<Tabs>`'], [['tabs', '<Tabs>']]],
    ['emoji', ['Done 🎉'], [['done-', 'Done 🎉']]],
    ['dashes', ['A – B — C'], [['a--b--c', 'A – B — C']]],
    ['link', ['See [the page](./page.mdx)'], [['see-the-page', 'See the page']]],
    ['emphasis', ['*Very* **bold** ~~gone~~'], [['very-bold-gone', 'Very bold gone']]],
    ['accents', ['Café'], [['café', 'Café']]],
    ['number', ['1.2.3'], [['123', '1.2.3']]],
    ['token', ['Fee of {fees.base}'], [['fee-of-5000', 'Fee of 5,000']]],
    ['explicit id', ['A heading {#its-id}'], [['its-id', 'A heading']]],
    ['comment', ['A heading {/* note */}'], [['a-heading', 'A heading']]],
    [
      'equal headings, and one that looks numbered',
      ['Fees', 'Fees', 'Fees 1'],
      [
        ['fees', 'Fees'],
        ['fees-1', 'Fees'],
        ['fees-1-1', 'Fees 1'],
      ],
    ],
    [
      'an explicit id equal to an earlier derived one',
      ['Fees', 'Costs {#fees}'],
      [
        ['fees-1', 'Fees'],
        ['fees', 'Costs'],
      ],
    ],
  ])('assigns ids to its headings: %s', (_name, headings, expected) => {
    expect(toc(...headings)).toEqual(expected);
  });

  it('uses the same id in the heading, its link, the table of contents, records and anchors', () => {
    const { article, anchors } = compile('## `a` & "b"\n\nText.');
    expect(article.html).toContain(
      '<h2 id="a--b"><code>a</code> &amp; &quot;b&quot;<a class="a-anchor" href="#a--b" aria-label="Direct link to a &amp; &quot;b&quot;"></a></h2>',
    );
    expect(article.toc).toEqual([{ id: 'a--b', text: 'a & "b"', level: 2 }]);
    expect(article.records.map(({ hash }) => hash)).toEqual(['', '#a--b', '#a--b']);
    expect([...anchors]).toEqual(['a--b']);
  });

  it('lists levels 2 and 3 in the table of contents', () => {
    const { article } = compile('## A\n\n### B\n\n#### C\n\n## D');
    expect(article.toc.map(({ level, text }) => `${level} ${text}`)).toEqual(['2 A', '3 B', '2 D']);
    expect(article.html).toContain('<h4 id="c">C<a');
  });

  it('does not give headings the ids of footnotes', () => {
    const html = htmlOf('## Fn 1\n\nText[^1].\n\n[^1]: Note.');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['fn-1-1', 'fnref-1', 'footnote-label', 'fn-1']);
  });
});
