import type { Problem } from '../../content';
import { mergeProblems, outdatedCheck, watchForUnreadSaves } from './developmentCheck';
import { formatProblem } from './problems';

const problem = (file: string, line: number): Problem => ({
  file,
  line,
  column: 1,
  message: 'Wrong.',
  advice: 'Fix it.',
});
const body = problem('a.mdx', 9);
const head = problem('a.mdx', 2);
const data = problem('fees.yaml', 1);

test.each<[string, Problem[], Problem[], Problem[], Problem[]]>([
  ['shows a mistake in a data file before pages are compiled', [], [], [data], [data]],
  ['keeps the mistakes in page bodies', [body], [], [data], [body, data]],
  ['drops mistakes that have been fixed', [body, head, data], [head, data], [], [body]],
  ['lists an unfixed mistake only once', [head, body], [head], [head], [head, body]],
])('%s', (_, before, readBefore, read, expected) => {
  const readKeys = new Set(readBefore.map(formatProblem));
  expect(mergeProblems(before, readKeys, read)).toEqual(expected);
});

test('a check is outdated as soon as a file is saved, before Gatsby announces it', async () => {
  let stamp = 'before';
  const isOutdated = outdatedCheck(() => stamp, 'before');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 110));
  await pause();
  expect(isOutdated()).toBe(false);
  stamp = 'after';
  await pause();
  expect(isOutdated()).toBe(true);
});

test('requests `createPages` every second until it has read the latest save', () => {
  jest.useFakeTimers();
  let stamp = 'before';
  const request = jest.fn();
  watchForUnreadSaves(() => stamp, 'before', request);
  jest.advanceTimersByTime(5000);
  expect(request).not.toHaveBeenCalled();
  stamp = 'after';
  jest.advanceTimersByTime(2000);
  expect(request).toHaveBeenCalledTimes(2);
  watchForUnreadSaves(() => stamp, 'after', request);
  jest.advanceTimersByTime(5000);
  expect(request).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('a check is outdated from the start if a save has not been read', () => {
  expect(outdatedCheck(() => 'saved', 'read')()).toBe(true);
});
