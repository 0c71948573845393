import { compilePage } from '../compilePage';
import { encodingProblem } from './encoding';
import { file, library, page } from '../fixtures';
import { readFrontMatter } from './frontMatter';
import { parseSidebars } from '../sidebars/parseSidebars';

const told = 'The file is not saved as UTF-8.';
const decoded = (text: string, encoding: BufferEncoding) =>
  Buffer.from(text, encoding).toString('utf8');

describe('the encoding of a file', () => {
  it.each<[string, string, string | undefined]>([
    ['UTF-8', page('é'), undefined],
    ['UTF-8 with a byte order mark', `\uFEFF${page('é')}`, undefined],
    ['Windows line ends', page('é\n\n## A').replaceAll('\n', '\r\n'), undefined],
    ['Latin-1', decoded(page('A\ncafé'), 'latin1'), '6:4'],
    ['UTF-16', decoded(`\uFEFF${page('A')}`, 'utf16le'), '1:1'],
    ['UTF-16 without a mark', decoded(page('A'), 'utf16le'), '1:2'],
  ])('%s', (_name, text, place) => {
    const problem = encodingProblem({ file, text });
    expect(problem && `${problem.line}:${problem.column} ${problem.message}`).toBe(
      place && `${place} ${told}`,
    );
    const problems = place === undefined ? [] : [problem];
    const { complete, problems: ofPage } = compilePage({ file, text }, library);
    expect(ofPage).toEqual(problems);
    expect(complete).toBe(place === undefined);
    expect(readFrontMatter({ file, text }, library.tokens).problems).toEqual(problems);
  });

  it('is told of a sidebar file once', () => {
    const text = decoded('documentationSidebar: [café]', 'latin1');
    const { problems } = parseSidebars({ file: 'sidebars.yaml', text });
    expect(problems.map(({ message }) => message)).toEqual([told]);
  });
});
