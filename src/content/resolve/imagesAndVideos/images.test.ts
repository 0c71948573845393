import { networkName } from '../../../site/names';
import { compile, htmlOf, pngOf, problemsOf } from '../../fixtures';

describe('an image', () => {
  it('becomes a figure with all widths and formats, its size and a link to the full size', () => {
    const html = htmlOf('![The console](./documentation/console.png "Signed in")');
    expect(html).toBe(
      '<figure class="m-figure"><a class="m-zoom" href="/static/console-4ce5bcaf2b-1000.webp"><picture>' +
        '<source type="image/avif" srcSet="/static/console-4ce5bcaf2b-400.avif 400w, /static/console-4ce5bcaf2b-800.avif 800w, /static/console-4ce5bcaf2b-1000.avif 1000w" sizes="(min-width: 736px) 704px, calc(100vw - 32px)"/>' +
        '<img src="/static/console-4ce5bcaf2b-800.webp" srcSet="/static/console-4ce5bcaf2b-400.webp 400w, /static/console-4ce5bcaf2b-800.webp 800w, /static/console-4ce5bcaf2b-1000.webp 1000w" sizes="(min-width: 736px) 704px, calc(100vw - 32px)" width="1000" height="500" alt="The console" loading="lazy" decoding="async"/>' +
        '</picture></a><figcaption>Signed in</figcaption></figure>',
    );
  });

  it('shows a different file in each theme', () => {
    const html = htmlOf(
      '<Figure src="/documentation/console.png" dark="/documentation/console-dark.png" alt="A" />',
    );
    expect(html.match(/<a class="[^"]*"|<img src="\/static\/console(?:-dark)?/g)).toEqual([
      '<a class="m-zoom m-light"',
      '<img src="/static/console',
      '<a class="m-zoom m-dark"',
      '<img src="/static/console-dark',
    ]);
  });

  it.each([
    ['![A](/figures/ring.svg)', 'class="a-figure"'],
    ['Press ![Menu](documentation/icon.png) now.', '<picture class="m-inline">'],
    ['[![A](console.png)](page.mdx)', '<a href="/docs/page"><picture class="m-inline">'],
    ['![A][shot]\n\n[shot]: ./console.png', 'class="m-figure"'],
    ['![A](documentation/%7Bnetwork%7D/map.png)', 'width="640" height="480"'],
    ['| A |\n| - |\n| ![A](documentation/icon.png) |', '<td><picture class="m-inline">'],
    ['![{Network}](console.png)', `alt="${networkName}"`],
    ['![A \\* \\{ [b] {Network}](console.png)', `alt="A * { [b] ${networkName}"`],
    ['![A](console.png "\\{x\\} {Network} &amp; B")', `<figcaption>{x} ${networkName} &amp; B<`],
    ['![A](console.png (\\{x {Network}))', `<figcaption>{x ${networkName}<`],
    ['![A][b]\n\n[b]: console.png "\\{x {Network}"', `<figcaption>{x ${networkName}<`],
    ['![A][b]\n\n[b]: console.png (\\{x\\})', '<figcaption>{x}<'],
    ['![A](documentation/icon.png)', '<figure class="m-figure"><picture>'],
  ])('in %j is rendered with %j', (body, part) => {
    expect(htmlOf(body)).toContain(part);
  });

  it('appears in search and in the Markdown export', () => {
    const { article } = compile(
      '![The console](console.png "Signed in")\n\nA ![key](console.png).',
    );
    expect(article.records.at(-1)?.text).toBe('The console · Signed in · A key.');
    expect(article.markdown).toMatch(
      /\n\n\*Signed in\*\n\n!\[The console\]\(https:\/\/docs\.[a-z]+\.example\/static\/console-4ce5bcaf2b-1000\.webp\)\n\nA !\[key\]\(https:/,
    );
  });

  it('shares one link to the stylesheet with the other images of its page; a page without images has none', () => {
    const styled = { mediaStyles: '/static/media.css' };
    const link = '<link rel="stylesheet" href="/static/media.css"/>';
    expect(htmlOf('Text `class="m-a"`.', styled)).not.toContain('<link');
    const html = htmlOf('Text.\n\n![A](console.png)\n\n![A](console.png)', styled);
    expect(html.split(link)).toHaveLength(2);
    expect(html).toContain(`${link}<figure`);
  });

  it.each([
    [
      '![](console.png)',
      '1:1 The image has no alternative text. Write ![What it shows](console.png).',
    ],
    [
      'A ![](console.png).',
      '1:3 The image has no alternative text. Write ![What it shows](console.png).',
    ],
    [
      '![A](documentation/consol.png)',
      '1:1 There is no image /documentation/consol.png. Did you mean /documentation/console.png?',
    ],
    [
      '![A](x/map.png)',
      '1:1 There is no image /x/map.png. Did you mean /documentation/{network}/map.png?',
    ],
    [
      '![A](other.png)',
      '1:1 There is no image /other.png. Paths without a leading slash start at the folder of this file.',
    ],
    [
      '![A](/other.png)',
      '1:1 There is no image /other.png. Paths with a leading slash start at the folder of the version.',
    ],
    [
      '![A](../../a.png)',
      '1:1 The path "../../a.png" leaves the folder of the version. Move the image into the folder of the version.',
    ],
    [
      '![A](https://a.example/a.png)',
      '1:1 "https://a.example/a.png" is not a file of the documentation. Save the image in the folder of the version and write its path, such as ./name.png.',
    ],
    [
      '![A](https://a.example/a.svg)',
      '1:1 "https://a.example/a.svg" is not a file of the documentation. Save the image in the folder of the version and write its path, such as ./name.png.',
    ],
    ['![A]()', '1:1 The image has no path. Write one, such as ./name.png.'],
    [
      '![A](a.gif)',
      '1:1 Images of the type .gif are not supported here. Save the image as PNG, JPEG, WebP or AVIF; for animations, use <Video>.',
    ],
    [
      'A ![A](/figures/ring.svg).',
      '1:3 A drawing cannot be inside a line of text. Put ![…](/figures/name.svg) on its own line, with blank lines around it.',
    ],
    [
      '![A](ring.svg)',
      '1:1 The drawing /ring.svg is not in the figures/ folder of the version. Save it there, and write /figures/name.svg.',
    ],
    [
      '![A](page.mdx)',
      '1:1 There is no image /page.mdx. Paths without a leading slash start at the folder of this file.',
    ],
    ...['"A **b**"', '(A **b**)'].map((title) => [
      `![A](console.png ${title})`,
      '1:1 The caption is plain text, but contains **b**. Remove the Markdown or HTML.',
    ]),
    [
      '![A][b]\n\n[b]: console.png "A `b`"',
      '1:1 The caption is plain text, but contains `b`. Remove the Markdown or HTML.',
    ],
    [
      '![A][b]\n\n[b]: console.png\n[b]: documentation/icon.png',
      '4:1 The image [b] is defined twice. Rename or remove one of the two.',
    ],
    [
      'A ![A](console.png "B").',
      '1:3 An image inside a line of text cannot have a caption. Remove the title, or put the image on its own line.',
    ],
    ['![{Nework}](console.png)', '1:1 Unknown token "{Nework}". Did you mean {Network}?'],
    [
      '<Figure src="console.png" />',
      '1:1 <Figure> needs the attribute "alt". Write <Figure alt="text" />.',
    ],
    [
      '<Figure src="/figures/ring.svg" dark="console.png" alt="A" />',
      '1:33 A drawing cannot have a variant for the dark theme. Remove dark, and use the colours var(--fig-…) in the drawing.',
    ],
    [
      '<Figure src="console.png" dark="documentation/icon.png" alt="A" />',
      '1:27 /documentation/icon.png has 32 × 32 pixels, but /console.png has 1000 × 500. Save both at the same size.',
    ],
  ])('with a mistake causes one problem: %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });

  it.each([
    [
      '![](other.png)',
      [
        '1:1 The image has no alternative text. Write ![What it shows](other.png).',
        '1:1 There is no image /other.png. Paths without a leading slash start at the folder of this file.',
      ],
    ],
    [
      'A ![](a.gif).',
      [
        '1:3 The image has no alternative text. Write ![What it shows](a.gif).',
        '1:3 Images of the type .gif are not supported here. Save the image as PNG, JPEG, WebP or AVIF; for animations, use <Video>.',
      ],
    ],
  ])('with two mistakes causes two problems: %j', (body, problems) => {
    expect(problemsOf(body)).toEqual(problems);
  });

  const gif = Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1');
  const pngWith = (chunk: string) => Buffer.concat([pngOf(9, 9), Buffer.from(chunk)]);
  const animatedWebp = Buffer.from(
    'RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x08\0\0\x08\0\0',
    'latin1',
  );
  const animated =
    'The image is animated, and only its first frame would be shown. Save one frame of it, or convert it to a video for <Video>.';
  it.each([
    [
      'a.png',
      Buffer.from('x'),
      'The file is not a PNG image. Export it again from the program that made it.',
    ],
    ['a.jpg', pngOf(9, 9), 'The file is named .jpg, but its format is PNG. Rename it to .png.'],
    [
      'a.webp',
      gif,
      'The file is named .webp, but its format is GIF. Save it as PNG, JPEG, WebP or AVIF.',
    ],
    ['a.png', pngWith('\0\0\0\0\0\0\0\bacTL'), animated],
    ['a.png', pngWith(`${'x'.repeat(5000)}acTL IDAT`), animated],
    ['a.webp', animatedWebp, animated],
    [
      'a.png',
      pngOf(90_000, 90_000),
      'The image has more than 100 million pixels: 90000 × 90000. Scale it down.',
    ],
    [
      'a.png',
      pngOf(0, 9),
      'The file is not a PNG image. Export it again from the program that made it.',
    ],
    [
      'a.avif',
      pngOf(0, 9),
      'The file is not an AVIF image. Export it again from the program that made it.',
    ],
  ])('with a fault in its file causes a problem at the file: %s', (name, bytes, problem) => {
    const { problems } = compile(`![A](${name})`, { contentFile: () => bytes });
    const texts = problems.map(({ file, message, advice }) => `${file} ${message} ${advice}`);
    expect(texts).toEqual([`content/current/${name} ${problem}`]);
  });

  it('is accepted as a still image even if its pixel data contains the name of the animation chunk', () => {
    expect(compile('![A](a.png)', { contentFile: () => pngWith('IDAT acTL') }).problems).toEqual(
      [],
    );
  });
});
