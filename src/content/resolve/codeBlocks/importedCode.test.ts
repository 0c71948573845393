import { compile, htmlOf, library, problemsOf } from '../../fixtures';

const withSample = (text: string) => ({
  contentFile: (file: string) =>
    file === 'content/current/samples/a.ts' ? Buffer.from(text) : library.contentFile?.(file),
});

const block = (rest = '') => `\`\`\`typescript file="/samples/a.ts"${rest}\n\`\`\``;
const codeOf = (text: string, rest = '') =>
  htmlOf(block(rest), withSample(text))
    .replace(/^.*<code[^>]*>|<\/code>.*$/gs, '')
    .replace(/<[^>]*>/g, '');

describe('code from a file', () => {
  it.each([
    ['a();\nb();\n', '', 'a();\nb();'],
    [
      'x\n\n  // #region r\n  if (a) {\n    b();\n  }\n  // #endregion r\ny',
      ' region="r"',
      'if (a) {\n  b();\n}',
    ],
    ['# region r\na\n#endregion\nb', ' region="r"', 'a'],
    ['<!-- #region r -->\na\n<!-- #endregion -->', ' region="r"', 'a'],
    [
      '/* #region r */\na\n// #region s\nb\n// #endregion s\nc\n/* #endregion r */',
      ' region="r"',
      'a\nb\nc',
    ],
    ['// #region r\na\n// #endregion r\nb', '', 'a\nb'],
    ['a\r\nb\r\n', '', 'a\nb'],
    ['net = "{network}"', '', 'net = "numerianet"'],
    ['net = "{network}"', ' raw', 'net = "{network}"'],
  ])('that contains %j, with the options %j, is shown as %j', (text, rest, code) => {
    expect(codeOf(text, rest)).toBe(code);
  });

  it('applies the options of the block and the line markers in the file', () => {
    const html = htmlOf(block(' title="client.ts"'), withSample('a();\nb(); // [!code ++]\n'));
    expect(html).toContain('<figcaption>client.ts</figcaption>');
    expect(html).toContain('m-line-add');
  });

  it('appears in search and in the export', () => {
    const { article } = compile(block(), withSample('connect();'));
    expect(article.records.at(-1)?.text).toBe('connect();');
    expect(article.markdown).toContain('```typescript\nconnect();\n```');
  });

  it.each([
    [
      '```text file="/samples/client.js"\n```',
      '1:9 There is no sample /samples/client.js. Did you mean /samples/client.ts?',
    ],
    [
      '```text file="../x"\n```',
      '1:9 The path "../x" leaves the folder of the version. Move the sample into the folder of the version.',
    ],
    [
      '```text file="./page.mdx"\n```',
      '1:9 There is no sample /page.mdx. Paths without a leading slash start at the folder of this file.',
    ],
    [
      '```text file="/samples/client.ts" region="conect"\n```',
      '1:35 /samples/client.ts has no region "conect". Did you mean "connect"?',
    ],
    [
      '```text file="/samples/client.ts" region="other"\n```',
      '1:35 /samples/client.ts has no region "other". Its only region is connect.',
    ],
    [
      '```text file="/samples/client.ts"\nx\n```',
      '1:1 The code block names a file and has code of its own. Remove the code or the file option.',
    ],
    [
      '```text region="a"\nx\n```',
      '1:9 The region option needs a file option. Add file="/samples/name.ts".',
    ],
    [
      '```text file=""\nx\n```',
      '1:9 The file option is empty. Write a value, or remove the option.',
    ],
    [
      '```text file="/samples/client.ts" file="a"\n```',
      '1:35 The block has two file options. Remove one of the two.',
    ],
    [
      '```text file=/samples/client.ts\nx\n```',
      '1:9 Unknown code block option "file=/samples/client.ts". Write file="/samples/client.ts".',
    ],
  ])('with a mistake causes one problem: %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });

  it.each([
    [
      'x\n// #region r\na',
      ' region="r"',
      '2:1 The region "r" has no matching #endregion. Add the comment #endregion r.',
    ],
    [
      '// #region r\n// #endregion r\n\n// #region r\na\n// #endregion r',
      ' region="r"',
      '4:1 The file has two regions named "r". Rename one of the two.',
    ],
    [
      '// #region r\n\n// #endregion r',
      ' region="r"',
      '1:1 The region "r" contains no code. Add code to it.',
    ],
    [
      'a\n// #endregion r',
      '',
      '2:1 This #endregion has no matching #region. Remove it, or add #region above.',
    ],
    ['', '', '1:1 The file contains no code. Add code to it.'],
    ['a\n  {fees.bse}', '', '2:3 Unknown token "{fees.bse}" in code. Did you mean {fees.base}?'],
    ['a\n\nb // [!code hot]', '', '3:1 Unknown line marker "[!code hot]". Write'],
  ])('with a mistake causes a problem at its line in the file: %j %j', (text, rest, problem) => {
    const problems = compile(block(rest), withSample(text)).problems.map(
      ({ file, line, column, message, advice }) => `${file} ${line}:${column} ${message} ${advice}`,
    );
    expect(problems).toEqual([expect.stringContaining(`content/current/samples/a.ts ${problem}`)]);
  });

  it('that is invalid JSON causes a problem at its line in the file', () => {
    const json = '```json file="/samples/a.ts" region="r"\n```';
    const { problems } = compile(json, withSample('// #region r\n{\n  "a": ,\n}\n// #endregion r'));
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/current/samples/a.ts:3',
    ]);
  });
});
