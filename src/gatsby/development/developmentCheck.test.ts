import type { NodePluginArgs } from 'gatsby';
import type { Problem } from '../../content';
import { DevelopmentCheck, mergeProblems } from './developmentCheck';
import type { PageCache } from '../compile/pageCache';
import { formatProblem } from '../versions/problems';

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

/** Returns a check whose stamp and problems the test sets, and a log of what the check did. */
function createCheck() {
  const requests = jest.fn();
  const state = {
    stamp: 'first',
    problems: [] as Problem[],
    /** Runs while a check compiles pages. */
    during: (): void => undefined,
    results: [] as string[],
    printed: [] as number[],
  };
  const check = new DevelopmentCheck({
    cache: {} as PageCache,
    readStamp: () => state.stamp,
    check: async (_cache, { needsArticles, isStale = () => false } = {}) => {
      state.during();
      await new Promise((resolve) => setTimeout(resolve, 200));
      const kind = needsArticles === true ? 'articles' : 'check';
      state.results.push(isStale() ? 'stopped' : kind);
      return isStale() ? [] : state.problems;
    },
    print: ({ length }) => state.printed.push(length),
    createNodes: requests,
  });
  check.storeSourceNodesArgs({} as NodePluginArgs);
  return Object.assign(state, { check, requests, afterwards: jest.fn(() => Promise.resolve()) });
}

async function advance(duration: number): Promise<void> {
  for (let passed = 0; passed < duration; passed += 50) {
    jest.advanceTimersByTime(50);
    // Runs the promise callbacks that the timers have triggered.
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('checks pages, then compiles articles, then runs the callback', async () => {
  const state = createCheck();
  state.check.resume('first', state.afterwards);
  await advance(3500);
  expect(state.results).toEqual(['check']);
  expect(state.afterwards).not.toHaveBeenCalled();
  await advance(5000);
  expect(state.results).toEqual(['check', 'articles']);
  expect(state.afterwards).toHaveBeenCalledTimes(1);
});

test('does not check before the pages have been created', async () => {
  const state = createCheck();
  state.check.resume('first', state.afterwards);
  state.check.suspend();
  await advance(10_000);
  expect(state.results).toEqual([]);
  state.check.resume('first', state.afterwards);
  await advance(10_000);
  expect(state.results).toEqual(['check', 'articles']);
});

test('does not wait for open pages that have been updated', async () => {
  const state = createCheck();
  state.check.resume('first', state.afterwards);
  await advance(100);
  state.check.noteQuery();
  await advance(700);
  expect(state.results).toEqual(['check']);
});

test('prints and shows new problems once', async () => {
  const state = createCheck();
  state.problems = [body];
  state.check.resume('first', state.afterwards);
  await advance(10_000);
  state.check.resume('first', state.afterwards);
  await advance(10_000);
  expect(state.check.problems).toEqual([body]);
  expect(state.printed).toEqual([1]);
  expect(state.requests).toHaveBeenCalledTimes(1);
});

test('says when all problems are fixed', async () => {
  const state = createCheck();
  state.check.noteReadProblems([data]);
  expect(state.check.problems).toEqual([data]);
  state.problems = [data];
  state.check.resume('first', state.afterwards);
  await advance(10_000);
  state.check.noteReadProblems([]);
  expect(state.check.digest).toBe('');
  state.problems = [];
  state.check.resume('first', state.afterwards);
  await advance(10_000);
  expect(state.printed).toEqual([1, 0]);
});

test('a save stops the running check, even before Gatsby announces the save, and is checked next', async () => {
  const state = createCheck();
  state.during = () => {
    state.stamp = 'second';
  };
  state.problems = [body];
  state.check.resume('first', state.afterwards);
  await advance(3500);
  expect(state.results).toEqual(['stopped']);
  expect(state.check.problems).toEqual([]);
  state.check.resume('second', state.afterwards);
  await advance(20_000);
  expect(state.results).toEqual(['stopped', 'check', 'articles']);
  expect(state.check.problems).toEqual([body]);
});

test('does not check content that has been saved but not yet read', async () => {
  const state = createCheck();
  state.stamp = 'second';
  state.check.resume('first', state.afterwards);
  await advance(20_000);
  expect(state.results).toEqual([]);
  expect(state.afterwards).not.toHaveBeenCalled();
});

test('a change while the search files are written starts another check', async () => {
  const state = createCheck();
  state.afterwards.mockImplementationOnce(() => {
    state.check.resume('first', state.afterwards);
    return Promise.resolve();
  });
  state.check.resume('first', state.afterwards);
  await advance(20_000);
  expect(state.results).toEqual(['check', 'articles', 'check', 'articles']);
});

test('requests `createPages` every second until the latest save has been read', async () => {
  const state = createCheck();
  state.check.resume('first', state.afterwards);
  await advance(5000);
  expect(state.requests).not.toHaveBeenCalled();
  state.stamp = 'second';
  await advance(2000);
  expect(state.requests).toHaveBeenCalledTimes(2);
  state.check.resume('second', state.afterwards);
  await advance(5000);
  expect(state.requests).toHaveBeenCalledTimes(2);
});
