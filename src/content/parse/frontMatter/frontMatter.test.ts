import { network, networkName } from '../../../site/names';
import { readFrontMatter } from './frontMatter';
import { library } from '../../fixtures';

const description = 'description: A description of this page which is long enough for it.';

function read(...lines: string[]) {
  const text = ['---', ...lines, '---', '', 'Body.'].join('\n');
  return readFrontMatter({ file: 'content/current/a.mdx', text }, library.tokens);
}

const problems = (...lines: string[]) =>
  read(...lines).problems.map((p) => `${p.line}:${p.column} ${p.message} ${p.advice}`);

describe('readFrontMatter', () => {
  it('reads the keys that affect the site, and applies defaults', () => {
    expect(read('title: A', description)).toEqual({
      problems: [],
      readable: true,
      frontMatter: {
        title: 'A',
        description: 'A description of this page which is long enough for it.',
        keywords: [],
        draft: false,
        toc: true,
      },
      samples: {},
    });
    expect(
      read(
        'title: A',
        description,
        'sidebarLabel: B',
        'keywords: [x, y]',
        'draft: true',
        'toc: false',
      ).frontMatter,
    ).toMatchObject({ sidebarLabel: 'B', keywords: ['x', 'y'], draft: true, toc: false });
  });

  it.each([
    ['indented', ['samples:', '  after: ./b.mdx'], { line: 5, column: 10 }],
    ['in braces', ['samples: { after: ./b.mdx }'], { line: 4, column: 19 }],
  ])('reads the page in samples.after, written %s', (_, lines, point) => {
    const { samples } = read('title: A', description, ...lines);
    expect(samples).toEqual({ after: { value: './b.mdx', point } });
  });

  it('replaces tokens in all texts', () => {
    const { frontMatter } = read(
      "title: '{Network} to fiat'",
      "description: 'How {Network} does it, at {fees.base} units for each transaction of it.'",
      "sidebarLabel: '{Network}'",
      "keywords: ['{network} fees']",
    );
    expect(frontMatter.title).toBe(`${networkName} to fiat`);
    expect(frontMatter.description).toContain(`How ${networkName} does it, at 5,000 units`);
    expect(frontMatter.sidebarLabel).toBe(networkName);
    expect(frontMatter.keywords).toEqual([`${network} fees`]);
  });

  it('accepts CRLF line endings', () => {
    const text = `---\r\ntitle: A\r\n${description}\r\n---\r\n`;
    expect(readFrontMatter({ file: 'a.mdx', text }, library.tokens).problems).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    [
      'an empty block',
      [],
      [
        "1:1 The front matter has no title. Write a string, such as title: 'Issuing'.",
        '1:1 The front matter has no description. Write one sentence.',
      ],
    ],
    [
      'a missing title',
      [description],
      ["1:1 The front matter has no title. Write a string, such as title: 'Issuing'."],
    ],
    [
      'an empty title',
      ["title: ''", description],
      ["2:8 The value of title is empty. Write a string, such as title: 'Issuing'."],
    ],
    [
      'a title without a value',
      ['title:', description],
      ["2:7 The value of title is empty. Write a string, such as title: 'Issuing'."],
    ],
    [
      'duplicate keys',
      ['title: A', description, 'toc: false', 'title: B', 'toc: true'],
      ['5:1 Duplicate keys "title", "toc". Remove them, or put them under a key of their own.'],
    ],
    [
      'a duplicate keyword',
      ['title: A', description, 'keywords:', '  - fees', '  - keys', '  - Fees'],
      ['7:5 Duplicate keyword "Fees". Remove one of the two.'],
    ],
    [
      'a block that is only text',
      ['Issuing'],
      ['2:1 The front matter is not a map of keys. Write key: value lines.'],
    ],
    [
      'braces in place of true or false',
      ['title: A', description, 'toc: {yes}'],
      ['4:6 The value of toc has the wrong type. Write true or false.'],
    ],
    [
      'an empty keyword',
      ['title: A', description, "keywords: ['']"],
      [
        '4:12 A value in keywords is empty. Write a list of strings, such as keywords: [fees, accounts].',
      ],
    ],
    [
      'a key similar to a known one',
      ['title: A', description, 'sidebar_label: B'],
      ['4:1 Unknown key "sidebar_label" in the front matter. Did you mean "sidebarLabel"?'],
    ],
    [
      'a key of another tool',
      ['title: A', 'slug: /x', description],
      [
        "3:1 This key has no effect here: slug. Remove it. The path of the file determines the page's URL.",
      ],
    ],
    [
      'values of the wrong type',
      ['title: 5', description, 'draft: perhaps', 'keywords: x', 'toc: 1'],
      [
        "2:8 YAML reads the value of title as a number, not a string. Quote it: title: '5'.",
        '5:11 The value of keywords has the wrong type. Write a list of strings, such as keywords: [fees, accounts].',
        '4:8 The value of draft has the wrong type. Write true or false.',
        '6:6 The value of toc has the wrong type. Write true or false.',
      ],
    ],
    [
      'a description that is too short',
      ['title: A', 'description: Short.'],
      ['3:14 The description has 6 characters. Write one sentence of 50 to 170 characters.'],
    ],
    [
      'a description that is too long',
      ['title: A', `description: ${'x'.repeat(171)}`],
      ['3:14 The description has 171 characters. Write one sentence of 50 to 170 characters.'],
    ],
    [
      'an unquoted token',
      ['title: {Network}', description],
      [
        "2:8 The value of title starts with a brace, so YAML reads it as a map. Quote it: title: '{Network}'.",
      ],
    ],
    [
      'an unquoted token in a list',
      ['title: A', description, 'keywords: [{fees.base}]'],
      [
        "4:12 A value in keywords starts with a brace, so YAML reads it as a map. Quote it: '{fees.base}'.",
      ],
    ],
    [
      'a list in place of a title',
      ['title: [~]', description],
      ["2:8 The value of title has the wrong type. Write a string, such as title: 'Issuing'."],
    ],
    [
      'an unknown token',
      ["title: '{Netwrok}'", description],
      ['2:8 Unknown token "{Netwrok}". Did you mean {Network}?'],
    ],
  ])('reports %s', (_name, lines, expected) => {
    expect(problems(...lines)).toEqual(expected);
  });

  it.each([
    ['unquoted token before words', 'title: {Network} to fiat', 2],
    ['unquoted colon', 'title: Fees: how much', 2],
    ['tab as indentation', 'keywords:\n\t- x', 3],
  ])('reports invalid YAML: %s', (_name, line, expectedLine) => {
    const [problem, ...others] = read(line, description).problems;
    expect(problem?.message).toMatch(/^Invalid YAML: .*\.$/);
    expect(problem?.line).toBe(expectedLine);
    expect(problem?.advice).not.toBe('');
    expect(others).toEqual([]);
  });

  it('reports an unclosed block', () => {
    const { problems: reported, readable } = readFrontMatter(
      { file: 'a.mdx', text: '--- \ntitle: A\n\nno end' },
      library.tokens,
    );
    expect(reported).toMatchObject([
      { line: 1, column: 1, message: 'The front matter is not closed.' },
    ]);
    expect(readable).toBe(false);
  });

  const late = 'The front matter does not start with --- on the first line.';

  it.each([
    ['Body.', 'The page has no front matter.'],
    ['', 'The page has no front matter.'],
    ['\n---\ntitle: A\n---\n', late],
    ['----\ntitle: A\n----\n', late],
  ])(
    'reports front matter that is missing or does not start with --- on the first line: %j',
    (text, message) => {
      const result = readFrontMatter({ file: 'a.mdx', text }, library.tokens);
      expect(result.problems).toMatchObject([{ line: 1, column: 1, message }]);
      expect(result.readable).toBe(message !== late);
    },
  );
});
