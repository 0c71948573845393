import { formatProblem, sortedProblems } from './problems';

const problem = (file: string, line: number, column: number, message = 'Wrong.') => ({
  file,
  line,
  column,
  message,
  advice: 'Mend it.',
});

test('a problem reads as editors can follow it', () => {
  expect(formatProblem(problem('content/a.mdx', 3, 7))).toBe('content/a.mdx:3:7 Wrong. Mend it.');
});

test('problems come in the order of their places, equal ones once', () => {
  const problems = [
    problem('b.mdx', 1, 1),
    problem('a.mdx', 10, 1),
    problem('a.mdx', 9, 2),
    problem('a.mdx', 9, 2),
    problem('a.mdx', 9, 1),
  ];
  expect(sortedProblems(problems).map(formatProblem)).toEqual([
    'a.mdx:9:1 Wrong. Mend it.',
    'a.mdx:9:2 Wrong. Mend it.',
    'a.mdx:10:1 Wrong. Mend it.',
    'b.mdx:1:1 Wrong. Mend it.',
  ]);
});
