import { componentsIn, linksOf, tokensIn } from './pageFacts';

const paths = new Set(['/', '/a', '/b/c']);

test.each([
  [
    '<a href="/a">to <b>A</b> &amp; b</a>',
    { url: '/a', text: 'to A & b', path: '/a', anchor: null },
  ],
  ['<a href="/b/c#x%20y">c</a>', { url: '/b/c#x%20y', text: 'c', path: '/b/c', anchor: 'x y' }],
  // The check reports an invalid escape, but the page's links can still be queried.
  ['<a href="/b/c#5%">p</a>', { url: '/b/c#5%', text: 'p', path: '/b/c', anchor: '5%' }],
  ['<a href="#own">o</a>', { url: '#own', text: 'o', path: '/a', anchor: 'own' }],
  [
    '<a class="b" href="https://x.example/a#b?c&amp;d" target="_blank">\nx</a>',
    { url: 'https://x.example/a#b?c&d', text: 'x', path: null, anchor: null },
  ],
  ['<a href="/openapi.json">f</a>', { url: '/openapi.json', text: 'f', path: null, anchor: null }],
])('finds the link %s', (html, link) => {
  expect(linksOf(`<p>${html}</p>`, '/a', paths)).toEqual([link]);
});

test.each([
  '<h2 id="x">X<a href="#x" aria-label="Direct link to X"></a></h2>',
  '<li id="x"><div class="a-field"><a href="#x"><code>x</code></a> <span>string</span></div></li>',
  '<p>n <a href="#fnref-x" data-footnote-backref="" aria-label="Back to reference 1">↩</a></p>',
  '<a class="m-zoom" href="/static/a-640.webp"><picture></picture></a>',
  '<a class="m-zoom m-dark" href="/static/a-640.webp"><picture></picture></a>',
])('leaves out links that the build adds: %s', (html) => {
  expect(linksOf(html, '/a', paths)).toEqual([]);
});

test('lists each token once, and only tokens that have a value', () => {
  const tokens = { fees: { base: 5, list: [1] }, network: 'n' };
  const text = 'A {fees.base}, {fees.base}, {unknown} {network}\n<DataTable data="fees.list" />';
  expect(tokensIn(text, tokens)).toEqual(['fees.base', 'fees.list', 'network']);
});

test('lists components, but not those in code', () => {
  const text = 'A <Steps>, `<Card>`\n\n```jsx\n<Tabs />\n```\n\n<Steps>\n  <Step />\n</Steps>';
  expect(componentsIn(text)).toEqual(['Step', 'Steps']);
});
