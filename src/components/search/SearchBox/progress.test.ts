import { isWaiting, messageOf, type Progress } from './progress';

const done: Progress = { status: 'done', error: null, complete: true, count: 3 };

test.each<[string, Partial<Progress>, string | null, boolean]>([
  ['suggestions', {}, null, false],
  ['suggestions while more indexes load', { complete: false }, null, false],
  ['nothing found', { count: 0 }, 'No results', false],
  ['nothing found so far', { count: 0, complete: false }, 'Searching…', true],
  ['query not answered yet', { count: null }, null, false],
  ['search not begun', { status: 'idle', count: null, complete: false }, 'Loading search…', true],
  [
    'first index loading',
    { status: 'loading', count: null, complete: false },
    'Loading search…',
    true,
  ],
  [
    'every index failed',
    { status: 'error', error: 'Gone.', count: null, complete: false },
    'Gone.',
    false,
  ],
  [
    'one index failed',
    { error: 'Gone.', complete: false },
    'Some results may be missing. Gone.',
    false,
  ],
  [
    'one index failed, nothing found in the others',
    { error: 'Gone.', complete: false, count: 0 },
    'Nothing found in the parts that could be loaded. Gone.',
    false,
  ],
])('describes the progress: %s', (_, progress, message, waiting) => {
  expect(messageOf({ ...done, ...progress })).toBe(message);
  expect(isWaiting({ ...done, ...progress })).toBe(waiting);
});
