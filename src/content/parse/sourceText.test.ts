import { readDocument } from '../apiDocuments/document';
import { parseDataFile } from '../dataFiles/dataFile';
import { file, library, page } from '../fixtures';
import { readFrontMatter } from './frontMatter/frontMatter';
import { compilePage } from '../compilePage';
import { parseSidebars } from '../sidebars/parseSidebars';
import { characterProblems, encodingProblem, normalizeText, pointAt } from './sourceText';

const byteOrderMark = '\uFEFF';

describe('normalizeText', () => {
  it.each([
    [`${byteOrderMark}a`, 'a'],
    [`a${byteOrderMark}`, `a${byteOrderMark}`],
    ['a\r\nb\r\n', 'a\nb\n'],
    ['', ''],
  ])('normalizes %j', (text, expected) => {
    expect(normalizeText(text)).toBe(expected);
  });
});

describe('files with a byte order mark', () => {
  it.each([
    [
      'page',
      compilePage(
        { file: 'content/current/page.mdx', text: `${byteOrderMark}${page('Text.')}` },
        library,
      ),
    ],
    ['YAML', parseDataFile({ file: 'a.yaml', text: `${byteOrderMark}a: 1` })],
    ['JSON', readDocument({ file: 'a.json', text: `${byteOrderMark}{"a": 1}` }, {})],
    [
      'sidebars',
      parseSidebars({
        file: 'sidebars.yaml',
        text: `${byteOrderMark}documentationSidebar: [/]\napiSidebar: [api]`,
      }),
    ],
  ])('cause no problems: %s', (_name, { problems }) => {
    expect(problems).toEqual([]);
  });
});

const notUtf8 = 'The file is not UTF-8, or contains U+FFFD (\uFFFD).';
const decoded = (text: string, encoding: BufferEncoding) =>
  Buffer.from(text, encoding).toString('utf8');

describe('the encoding check', () => {
  it.each<[string, string, string | undefined]>([
    ['UTF-8', page('é'), undefined],
    ['UTF-8 with a byte order mark', `\uFEFF${page('é')}`, undefined],
    ['Windows line endings', page('é\n\n## A').replaceAll('\n', '\r\n'), undefined],
    ['Latin-1', decoded(page('A\ncafé'), 'latin1'), '6:4'],
    ['UTF-16', decoded(`\uFEFF${page('A')}`, 'utf16le'), '1:1'],
    ['UTF-16 without a mark', decoded(page('A'), 'utf16le'), '1:2'],
  ])('accepts UTF-8 and reports other encodings: %s', (_name, text, point) => {
    const problem = encodingProblem({ file, text });
    expect(problem && `${problem.line}:${problem.column} ${problem.message}`).toBe(
      point && `${point} ${notUtf8}`,
    );
    const problems = point === undefined ? [] : [problem];
    const { complete, problems: pageProblems } = compilePage({ file, text }, library);
    expect(pageProblems).toEqual(problems);
    expect(complete).toBe(point === undefined);
    expect(readFrontMatter({ file, text }, library.tokens).problems).toEqual(problems);
  });

  it('reports only once that a sidebar file is not UTF-8', () => {
    const text = decoded('documentationSidebar: [café]', 'latin1');
    const { problems } = parseSidebars({ file: 'sidebars.yaml', text });
    expect(problems.map(({ message }) => message)).toEqual([notUtf8]);
  });
});

describe('pointAt', () => {
  it.each([
    ['', 0, 1, 1],
    ['ab', 1, 1, 2],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\n\nbc', 4, 3, 2],
  ])('in %j, converts offset %i to line %i, column %i', (text, offset, line, column) => {
    expect(pointAt(text, offset)).toEqual({ line, column });
  });
});

describe('characterProblems', () => {
  it('reports each kind of character once per line, at its first occurrence', () => {
    const text = 'a\u200Bb\u200B\n\u0001\u200B\n\n \u0001\n';
    const points = characterProblems({ file, text }).map(({ line, column }) => [line, column]);
    expect(points).toEqual([
      [2, 1],
      [4, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it('finds a private key on the line after its header', () => {
    const text = `-----BEGIN EC PRIVATE KEY-----\n${'A'.repeat(40)}`;
    expect(characterProblems({ file, text }).map(({ message }) => message)).toEqual([
      'This looks like a private key.',
    ]);
  });

  it.each([
    ['with a character on each of 30,000 lines', '\u200B\n'.repeat(30_000), 30_000],
    ['with 60,000 lines after a header', `-----BEGIN PRIVATE KEY-----${'\n'.repeat(60_000)}`, 0],
  ])('reads a text %s in less than two seconds', (_name, text, problems) => {
    const start = performance.now();
    expect(characterProblems({ file, text })).toHaveLength(problems);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
