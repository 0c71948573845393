import {
  formatProblem,
  formatProblems,
  problemsForPage,
  sortedProblems,
  summaryOf,
} from './problems';

const problem = (file: string, line: number, column: number, message = 'Wrong.') => ({
  file,
  line,
  column,
  message,
  advice: 'Fix it.',
});

test('starts a formatted problem with a location that editors can open', () => {
  expect(formatProblem(problem('content/a.mdx', 3, 7))).toBe('content/a.mdx:3:7 Wrong. Fix it.');
});

test('sorts problems by location and drops duplicates', () => {
  const problems = [
    problem('b.mdx', 1, 1),
    problem('a.mdx', 10, 1),
    problem('a.mdx', 9, 2),
    problem('a.mdx', 9, 2),
    problem('a.mdx', 9, 1),
  ];
  expect(sortedProblems(problems).map(formatProblem)).toEqual([
    'a.mdx:9:1 Wrong. Fix it.',
    'a.mdx:9:2 Wrong. Fix it.',
    'a.mdx:10:1 Wrong. Fix it.',
    'b.mdx:1:1 Wrong. Fix it.',
  ]);
});

test('lists a message once with all its locations, and counts it once', () => {
  const problems = [
    problem('a.mdx', 1, 1),
    problem('b.mdx', 2, 1, 'Other.'),
    problem('b.mdx', 9, 4),
  ];
  expect(formatProblems(problems)).toEqual([
    'a.mdx:1:1 Wrong. Fix it. Also at 1 other location:',
    '  b.mdx:9:4',
    'b.mdx:2:1 Other. Fix it.',
  ]);
  expect(summaryOf(problems)).toBe('2 errors');
});

test('lists the problems of a page before those of other files, and each once', () => {
  const found = [problem('b.mdx', 2, 1)];
  const latest = [problem('a.mdx', 1, 1), problem('b.mdx', 1, 1), problem('b.mdx', 2, 1)];
  expect(problemsForPage('b.mdx', found, latest).map(formatProblem)).toEqual([
    'b.mdx:2:1 Wrong. Fix it.',
    'b.mdx:1:1 Wrong. Fix it.',
    'a.mdx:1:1 Wrong. Fix it.',
  ]);
});
