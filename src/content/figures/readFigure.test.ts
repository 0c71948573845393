import { network, networkName } from '../../site/names';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, htmlOf } from '../fixtures';
import { figureColours } from './colours';

const figure = (svg: string) => ({ figure: () => svg });
const body = '<Figure src="/figures/a.svg" alt="What it shows" caption="The caption" />';
const problems = (svg: string) =>
  compile(body, figure(svg)).problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );

describe('a figure', () => {
  it('inlines a drawing with its text alternative, tokens replaced and ids prefixed', () => {
    expect(htmlOf('<Figure src="/figures/ring.svg" alt="A ring" />')).toBe(
      '<figure class="a-figure"><div class="a-figure-frame" role="group" aria-label="Drawing"><svg viewBox="0 0 9 9" role="img" aria-label="A ring">' +
        `<circle id="fig1-c" r="4"></circle><text>${networkName}</text></svg></div></figure>`,
    );
  });

  it('shows the caption', () => {
    expect(htmlOf(body, figure('<svg viewBox="0 0 1 1"></svg>'))).toContain(
      '</svg></div><figcaption>The caption</figcaption></figure>',
    );
  });

  it('keeps the ids and references of two drawings apart', () => {
    const svg =
      '<?xml version="1.0"?><!-- c --><svg xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 1 1">' +
      '<defs><linearGradient id="g"/><marker id="m"/></defs><rect fill="url(#g)" stroke="#fff"/>' +
      '<path marker-end="url(#m)" stroke-width="2"/><use href="#g"/></svg>';
    const html = htmlOf(`${body}\n\n${body}`, figure(svg));
    expect(html).toContain('<linearGradient id="fig1-g">');
    expect(html).toContain('<rect fill="url(#fig2-g)" stroke="#fff">');
    expect(html).toContain('<path marker-end="url(#fig2-m)" stroke-width="2">');
    expect(html).toContain('<use href="#fig1-g">');
    expect(html).not.toMatch(/xmlns|version|<!--/);
  });

  it.each([
    ['fill="URL(#g)"', 'fill="url(#fig1-g)"'],
    [`fill="url( '#g')"`, 'fill="url(&#x27;#fig1-g&#x27;)"'],
    ['mask="url(#a), url(#b)"', 'mask="url(#fig1-a), url(#fig1-b)"'],
    ['aria-labelledby="a b"', 'aria-labelledby="fig1-a fig1-b"'],
    ['aria-activedescendant="a"', 'aria-activedescendant="fig1-a"'],
    ['class="{network} b"', `class="${network} b"`],
  ])('prefixes ids or replaces tokens in %s', (attribute, expected) => {
    const svg = `<svg viewBox="0 0 1 1"><rect ${attribute}/><g id="a"/><g id="b"/><g id="g"/></svg>`;
    expect(htmlOf(body, figure(svg))).toContain(`<rect ${expected}>`);
  });

  it('checks a drawing after replacing its tokens', () => {
    const { problems: reported } = compile(body, {
      ...figure('<svg viewBox="0 0 1 1"><rect fill="{paints.far}"/></svg>'),
      tokens: { paints: { far: 'url(https://evil.example)' } },
    });
    expect(reported.map(({ message }) => message)).toEqual([
      'The attribute "fill" may refer to something outside the drawing.',
    ]);
  });

  it.each([
    ['<svg><path/></svg>', 'content/current/figures/a.svg:1:1 The drawing has no viewBox.'],
    ...['0 0 9', '0 0 9 0', '0 0 a b', ''].map((viewBox): [string, string] => [
      `<svg viewBox="${viewBox}"><path/></svg>`,
      'content/current/figures/a.svg:1:6 The viewBox does not give the drawing a width and a height.',
    ]),
    ['<p>no</p>', 'content/current/figures/a.svg:1:1 The file is not an SVG drawing.'],
    [
      '<svg viewBox="0 0 1 1">\n<script>alert(1)</script></svg>',
      'content/current/figures/a.svg:2:1 <script> is not allowed in drawings.',
    ],
    [
      '<svg viewBox="0 0 1 1"><style>a{}</style></svg>',
      'content/current/figures/a.svg:1:24 <style> is not allowed in drawings.',
    ],
    [
      '<svg viewBox="0 0 1 1"><foreignObject></foreignObject></svg>',
      'content/current/figures/a.svg:1:24 <foreignObject> is not allowed in drawings.',
    ],
    [
      '<svg viewBox="0 0 1 1">\n <path onclick="x"/></svg>',
      'content/current/figures/a.svg:2:8 The attribute "onclick" is not allowed in drawings.',
    ],
    [
      '<svg viewBox="0 0 1 1"><path style="fill:red"/></svg>',
      'content/current/figures/a.svg:1:30 The attribute "style" is not allowed in drawings.',
    ],
    [
      '<svg viewBox="0 0 1 1"><use href="https://x.com/a.svg#b"/></svg>',
      'content/current/figures/a.svg:1:29 The attribute "href" may refer to something outside the drawing.',
    ],
    [
      '<svg viewBox="0 0 1 1"><rect fill="url(https://x.com)"/></svg>',
      'content/current/figures/a.svg:1:30 The attribute "fill" may refer to something outside the drawing.',
    ],
    ...[
      `mask="image-set('https://evil.example/a.svg' 1x)"`,
      `mask="IMAGE-SET('a.svg' 1x)"`,
      'mask="url(#a), url(a.svg)"',
      String.raw`mask="u\72l(#a)"`,
      'mask="src(var(--a))"',
      'mask="//evil.example/a.svg"',
      'mask="URL(a.svg)"',
    ].map((attribute): [string, string] => [
      `<svg viewBox="0 0 1 1"><path ${attribute}/></svg>`,
      'content/current/figures/a.svg:1:30 The attribute "mask" may refer to something outside the drawing.',
    ]),
    [
      '<svg viewBox="0 0 1 1"><text>{netwrok}</text></svg>',
      'content/current/figures/a.svg:1:30 Unknown token "{netwrok}".',
    ],
    ...[
      ['<rect>', '1:24 <rect> is not closed before </svg>.'],
      ['</g>', '1:1 <svg> is not closed before </g>.'],
      ['<g><b>t</g>', '1:27 <b> is not closed before </g>.'],
      ['<rect x=1/>', '1:32 The XML is not well-formed: unquoted attribute value.'],
      ['<text>a & b</text>', '1:32 The XML is not well-formed: unescaped &.'],
      ['<text>&nbsp;</text>', '1:35 The XML is not well-formed: undefined entity.'],
      ['<rect x="1" x="2"/>', '1:42 The XML is not well-formed: duplicate attribute: x.'],
      ['<use\n href="#rnig"/><g id="ring"/>', '2:2 The drawing has no id "rnig".'],
      ['<rect mask="url(#a)"/>', '1:30 The drawing has no id "a".'],
      ['<g aria-labelledby="a"/>', '1:27 The drawing has no id "a".'],
      ['<g id="a"/><g id="a"/>', '1:38 Duplicate id "a".'],
      ['<rect x="1" fill="var(--fig-lnie, red)"/>', '1:36 Unknown colour "--fig-lnie".'],
      ['<rect fill="var(--accent)"/>', '1:30 Unknown colour "--accent".'],
      ['<lineargradient/>', '1:24 <lineargradient> is not allowed in drawings.'],
      ['<g><g><g x="{netwrok}"/></g></g>', '1:33 Unknown token "{netwrok}".'],
      ['<g>{netwrok}</g>', '1:27 Unknown token "{netwrok}".'],
    ].map(([inner, expected]): [string, string] => [
      `<svg viewBox="0 0 1 1">${inner}</svg>`,
      `content/current/figures/a.svg:${expected}`,
    ]),
    [
      '<svg viewBox="0 0 1 1">\n<g>',
      'content/current/figures/a.svg:2:1 <g> is not closed before the end of the drawing.',
    ],
    [
      '',
      'content/current/figures/a.svg:1:1 The XML is not well-formed: document must contain a root element.',
    ],
    [
      '<svg viewBox="0 0 1 1">\n<g>caf\uFFFD</g></svg>',
      'content/current/figures/a.svg:2:7 The file is not UTF-8, or contains U+FFFD (\uFFFD).',
    ],
    [
      'a,b',
      'content/current/figures/a.svg:1:4 The XML is not well-formed: text data outside of root node.',
    ],
  ])('rejects %j', (svg, expected) => {
    expect(problems(svg)).toEqual([expected]);
  });

  it('accepts a byte order mark, CRLF line endings, comments and CDATA', () => {
    const svg =
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r\n<!DOCTYPE svg>\r\n<svg viewBox="0 0 1 1">' +
      '\r\n<text><!-- c -->a &amp; <![CDATA[<b>]]></text><text fill="var( --fig-text )">c</text></svg>\r\n';
    expect(htmlOf(body, figure(svg))).toContain(
      '<text>a &amp; &lt;b&gt;</text><text fill="var( --fig-text )">c</text>',
    );
  });

  it('allows exactly the colours defined in the stylesheet', () => {
    const styles = readFileSync(join(__dirname, '../../styles/tokens.css'), 'utf8');
    const defined = [...styles.matchAll(/(--fig-[\w-]+):/g)].map(([, name]) => name);
    expect(new Set(defined)).toEqual(new Set(figureColours));
  });

  it('removes forbidden markup from the HTML', () => {
    const svg =
      '<svg viewBox="0 0 1 1" onload="x"><script>alert(1)</script><a href="javascript:x">t</a></svg>';
    expect(compile(body, figure(svg)).article.html).toContain(
      '<svg viewBox="0 0 1 1" role="img" aria-label="What it shows"></svg>',
    );
  });
});
