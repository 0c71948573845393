import { isWaiting, messageOf, type Progress } from './progress';

const done: Progress = { status: 'done', error: null, complete: true, count: 3 };

test.each<[string, Partial<Progress>, string | null, boolean]>([
  ['suggestions', {}, null, false],
  ['suggestions while more is loaded', { complete: false }, null, false],
  ['nothing found', { count: 0 }, 'No results', false],
  ['nothing found yet', { count: 0, complete: false }, 'Searching…', true],
  ['not answered yet', { count: null }, null, false],
  ['not begun', { status: 'idle', count: null, complete: false }, 'Loading search…', true],
  ['loading', { status: 'loading', count: null, complete: false }, 'Loading search…', true],
  ['failed', { status: 'error', error: 'Gone.', count: null, complete: false }, 'Gone.', false],
  [
    'a part failed',
    { error: 'Gone.', complete: false },
    'Some results may be missing. Gone.',
    false,
  ],
  [
    'a part failed, nothing found in the rest',
    { error: 'Gone.', complete: false, count: 0 },
    'Nothing found in what could be loaded. Gone.',
    false,
  ],
])('%s', (_, progress, message, waiting) => {
  expect(messageOf({ ...done, ...progress })).toBe(message);
  expect(isWaiting({ ...done, ...progress })).toBe(waiting);
});
