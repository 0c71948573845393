import { compile, htmlOf, problemsOf } from '../../fixtures';

const tree = (list: string) => `<FileTree>\n\n${list}\n\n</FileTree>`;

describe('a file tree', () => {
  it('marks names and folders, and keeps comments', () => {
    expect(
      htmlOf(tree('- content/\n  - **index.mdx** The home page\n  - …\n- `my file.txt`')),
    ).toBe(
      '<div class="m-tree"><ul>\n<li class="m-folder"><code>content/</code><ul>\n' +
        '<li><strong><code>index.mdx</code></strong> The home page</li>\n<li><code>…</code></li>\n' +
        '</ul></li>\n<li><code>my file.txt</code></li>\n</ul></div>',
    );
  });

  it('appears in search and in the export', () => {
    const { article } = compile(tree('- content/ All pages\n  - index.mdx'));
    expect(article.records.at(-1)?.text).toBe('content/ All pages · index.mdx');
    expect(article.markdown).toContain('- `content/` All pages\n  - `index.mdx`');
  });

  it.each([
    ['<FileTree>\n\n</FileTree>', '1:1 <FileTree> is empty. Add content or remove it.'],
    [
      tree('Text.'),
      '3:1 <FileTree> may contain only one bullet list. Write each file as - name, and indent the files of a folder by two spaces.',
    ],
    [
      tree('- a\n\n1. b'),
      '5:1 <FileTree> may contain only one bullet list. Write each file as - name, and indent the files of a folder by two spaces.',
    ],
    [
      tree('- a\n- [b](./page.mdx)'),
      '4:1 An item of <FileTree> may contain only a file name, a comment and a bullet list. Write each file as - name, and indent the files of a folder by two spaces.',
    ],
    [
      tree('- a\n\n  Text.'),
      '3:1 An item of <FileTree> may contain only a file name, a comment and a bullet list. Write each file as - name, and indent the files of a folder by two spaces.',
    ],
  ])('with a mistake causes one problem: %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });
});
