import { compile, htmlOf, problemsOf } from '../fixtures';

describe('a formula', () => {
  it.each([
    ['A $$x^2$$ b.', '<p>A <math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math> b.</p>'],
    [
      '$$\n\\frac{a}{b}\n$$',
      '<div class="m-math" tabindex="0" role="group" aria-label="Formula"><math display="block"><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math></div>',
    ],
    [
      '$$\\mathbb{R} \\mathcal{L} \\mathbf{x1} \\mathrm{d}$$',
      expect.stringMatching(/ℝ.*ℒ.*𝐱.*𝟏.*mathvariant="normal"/s) as string,
    ],
    ['$5 and $10.', '<p>$5 and $10.</p>'],
    ['A \\$$x$$.', '<p>A $$x$$.</p>'],
    ['`$$x$$`', '<p><code>$$x$$</code></p>'],
  ])('is MathML only between pairs of unescaped dollar signs outside code: %j', (body, html) => {
    expect(htmlOf(body)).toEqual(html);
  });

  it.each([
    '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
    '\\begin{align} a &= b \\\\ &= c \\end{align}',
    '\\begin{cases} a & b \\\\ c & d \\end{cases}',
    '\\sum_{i=1}^{n} \\sqrt[3]{x_i} \\cdot \\text{fee} \\approx \\mathbb{R} \\color{red}{a}',
    '\\left( \\overline{a} \\right) \\hspace{1em} \\vec{v} \\lfloor x \\rfloor \\underbrace{a}_{b} \\rule{1em}{1em}',
  ])('has no styles, no TeX and no classes but that of its frame: %s', (tex) => {
    const html = htmlOf(`$$\n${tex}\n$$`);
    expect(html).not.toMatch(/\sstyle=|mathvariant="[^n]|class="(?!m-math")|annotation|\\/);
  });

  it('appears as TeX in search and in the export', () => {
    const { article } = compile('A $$x^2$$ b.\n\n$$\n\\frac{a}{b}\n$$');
    expect(article.records.at(-1)?.text).toBe('A x^2 b. \\frac{a}{b}');
    expect(article.markdown).toContain('A $$x^2$$ b.\n\n$$\n\\frac{a}{b}\n$$\n');
  });

  it.each([
    [
      'A $$x \\foo y$$.',
      '1:7 Unknown command \\foo in a formula. Use KaTeX commands, or write \\$ for a literal dollar sign.',
    ],
    [
      'Text.\n\n$$\na\n\\foo\n$$',
      '5:1 Unknown command \\foo in a formula. Use KaTeX commands, or write \\$ for a literal dollar sign.',
    ],
    [
      '- $$\n  a \\foo\n  $$',
      '2:5 Unknown command \\foo in a formula. Use KaTeX commands, or write \\$ for a literal dollar sign.',
    ],
    [
      '$$\n\\frac{a\n$$',
      '2:7 The formula is not valid TeX: a brace or an argument is missing. Write a } for each {, and braces around each argument: \\frac{a}{b}.',
    ],
    [
      '$$\\begin{matrix}a$$',
      '1:17 The formula is not valid TeX: an environment is not closed. Add the missing \\end{…}.',
    ],
    ['$$\nx', '1:1 The formula is not closed. Add a line with $$ after it.'],
    [
      '$$ x\ny\n$$',
      '1:1 A formula on several lines must start below its $$. Put each $$ on its own line, before and after the formula.',
    ],
    [
      '$$\\boxed{a}$$',
      '1:3 The formula has a frame, strikethrough or style that browsers do not show in MathML. Leave out commands such as \\boxed and \\cancel.',
    ],
    ['$$\n\n$$', '1:1 The formula is empty. Write $$x^2$$, or \\$ for a dollar sign.'],
    [
      'A $x^2$ b.',
      '1:3 A formula needs two dollar signs on each side. Write $$x^2$$, or \\$ for a literal dollar sign.',
    ],
  ])('with a mistake causes one problem: %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });
});
