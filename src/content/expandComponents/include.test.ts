import { compile, htmlOf, library, problemsOf } from '../fixtures';

function withPartials(texts: Readonly<Record<string, string>>) {
  const files = new Map(
    Object.entries(texts).map(([name, text]) => [
      `content/current/partials/${name}`,
      Buffer.from(text),
    ]),
  );
  return {
    contentFile: (file: string) => files.get(file) ?? library.contentFile?.(file),
    contentFiles: () => [...files.keys()],
  };
}

const include = (name: string, rest = '') => `<Include file="/partials/${name}"${rest} />`;

describe('a partial', () => {
  it('can use parameters in text, attributes and code', () => {
    const partials = withPartials({
      'a.md':
        'Wait {param.days} days.\n\n```text\n{param.days}\n```\n\n<Details summary="{param.days}">\n\nText.\n\n</Details>\n',
    });
    const html = htmlOf(include('a.md', ' days="3"'), partials);
    expect(html.match(/Wait 3 days|>3<\/code>|<summary>3/g)).toHaveLength(3);
  });

  it('adds its headings, ids, definitions and text to the page, search and export', () => {
    const partials = withPartials({ 'a.md': '## Wait\n\nSee [x].\n\n[x]: ../page.mdx#own\n' });
    const { article, problems } = compile(`## Own\n\n## Wait\n\n${include('a.md')}`, partials);
    expect(problems).toEqual([]);
    expect(article.toc.map(({ id }) => id)).toEqual(['own', 'wait', 'wait-1']);
    expect(article.records.at(-1)).toMatchObject({ text: 'See x.', hash: '#wait-1' });
    expect(article.markdown).toContain('## Wait\n\nSee [x](https://');
  });

  it('resolves paths from its own folder, even inside components', () => {
    const partials = withPartials({
      'sub/a.md': '[a](../../page.mdx)\n\n![A](../../console.png)\n\n<Include file="./b.md" />\n',
      'sub/b.md': '[b](../../documentation/other.mdx)\n',
    });
    const html = htmlOf(`<Details summary="A">\n\n${include('sub/a.md')}\n\n</Details>`, partials);
    expect(html.match(/href="\/docs[^"]*"/g)).toEqual([
      'href="/docs/page"',
      'href="/docs/documentation/other"',
    ]);
  });

  it('can link to headings of the page, and the page can link to headings of the partial', () => {
    const partials = withPartials({ 'a.md': '### Part {#part}\n\n[up](#top)\n' });
    expect(problemsOf(`## Top\n\n[down](#part)\n\n${include('a.md')}`, partials)).toEqual([]);
  });
});

describe('the compiler', () => {
  it.each([
    [
      'a.md',
      'Text.\n\nWait {param.x}.',
      'page.mdx 5:1 <Include> needs the attribute "x". Write <Include x="text" />.',
    ],
    [
      'a.md',
      'Text.\n\n[a](./none.mdx)',
      'partials/a.md 3:1 There is no page /partials/none.mdx. Paths without a leading slash start at the folder of this file.',
    ],
    [
      'a.md',
      'Text.\n\n{fees.bse}',
      'partials/a.md 3:1 Unknown token "{fees.bse}". Did you mean {fees.base}?',
    ],
    [
      'a.md',
      'Text.\n\n```typscript\nx\n```',
      'partials/a.md 3:4 Unknown code block language "typscript", shown as plain text. Did you mean "typescript"?',
    ],
    [
      'a.md',
      'Text.\n\nA <b',
      'partials/a.md 3:3 The tag that starts here does not end. Close it with > or />, and its attributes with a quote, or write \\< for a less-than sign.',
    ],
    [
      'a.md',
      '---\ntitle: A\n---\nText.',
      'partials/a.md 1:1 A partial cannot have front matter. Remove it.',
    ],
    [
      'a.md',
      'Text[^1].\n\n[^1]: Note.',
      'partials/a.md 3:1 A partial cannot have footnotes. Write the text without a footnote, or move the footnote to the page.',
    ],
    [
      'a.md',
      '<DataTable data="fee" columns="a: A" />',
      'partials/a.md 1:1 There is no data "fee". Use the dotted name of a list, such as currencies.list.',
    ],
    [
      'a.md',
      '',
      'partials/a.md 1:1 The partial is empty. Add content, or remove the partial and its <Include>.',
    ],
    [
      'a.md',
      'Text.\n\n<Include file="./a.md" />',
      'partials/a.md 3:1 /partials/a.md includes itself. Remove this <Include>.',
    ],
    [
      'a.md',
      '<Fields>\n<Field name="a" type="b" />\n<Field name="a" type="b" />\n</Fields>',
      'partials/a.md 3:1 <Fields> has two fields with the name "a". Remove one, or put each into a <Variant> of its own.',
    ],
  ])('reports a mistake in %s where it can be corrected: %j', (name, text, problem) => {
    const { problems } = compile(include(name), withPartials({ [name]: text }));
    expect(
      problems.map(
        ({ file, line, column, message, advice }) =>
          `${file.replace('content/current/', '')} ${line}:${column} ${message} ${advice}`,
      ),
    ).toEqual([problem]);
  });

  it('reports a loop between two partials once', () => {
    const partials = withPartials({
      'a.md': 'A.\n\n<Include file="./b.md" />',
      'b.md': 'B.\n\n<Include file="./a.md" />',
    });
    const { problems } = compile(include('a.md'), partials);
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'content/current/partials/b.md /partials/a.md includes itself through /partials/b.md.',
    ]);
  });

  it.each([
    ['<Include />', '1:1 <Include> needs the attribute "file". Write <Include file="text" />.'],
    [
      '<Include file="/partials/wat.md" />',
      '1:10 There is no partial /partials/wat.md. Did you mean /partials/wait.md?',
    ],
    [
      '<Include file="./page.mdx" />',
      '1:10 There is no partial /page.mdx. A partial is a file in partials/ that ends in .md.',
    ],
    [
      '<Include file="/partials/note.md" days="3" />',
      '1:35 Unknown attribute "days" of <Include>. <Include> takes file.',
    ],
    [
      '<Include file="/partials/wait.md" day="3" />',
      '1:35 Unknown attribute "day" of <Include>. Did you mean "days"?',
    ],
    [
      '<Include file="/partials/wait.md" days="{fee}" />',
      '1:35 Unknown token "{fee}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
    ],
    [
      '<Include file="/partials/note.md">\n\nText.\n\n</Include>',
      '1:1 <Include> takes no content. Write <Include … />, and move the content out of it.',
    ],
    [
      'A <Include file="/partials/note.md" /> b.',
      '1:3 <Include> is inside a line of text. Put the component on its own lines, with blank lines around it.',
    ],
    [
      '{param.days}',
      '1:1 "{param.days}" is a parameter, which only partials have. Replace it with the text, or move it to a partial.',
    ],
  ])('reports %j once', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });
});
