import { runInParallel, type Task } from './runInParallel';

interface NamedTask extends Task<NamedTask> {
  readonly name: string;
}

/** Runs tasks; returns `+name` when each starts and `-name` when it ends, in order. */
async function eventsOf(tasks: readonly NamedTask[], slots: number): Promise<string[]> {
  const events: string[] = [];
  await runInParallel(tasks, slots, async ({ name }) => {
    events.push(`+${name}`);
    await new Promise(setImmediate);
    events.push(`-${name}`);
  });
  return events;
}

const a: NamedTask = { name: 'a', slots: 1 };
const b: NamedTask = { name: 'b', slots: 1 };
const c: NamedTask = { name: 'c', slots: 1 };

test('runs as many tasks in parallel as there are slots, in order', async () => {
  const [first, second, third, ...others] = await eventsOf([a, b, c], 2);
  expect([first, second, third]).toEqual(['+a', '+b', '-a']);
  expect(others).toContain('+c');
  expect(await eventsOf([a, b], 1)).toEqual(['+a', '-a', '+b', '-b']);
});

test('starts a task only after the one it needs', async () => {
  const needy: NamedTask = { name: 'needy', slots: 1, needs: a };
  const events = await eventsOf([needy, a, b], 3);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events.indexOf('+needy')).toBeGreaterThan(events.indexOf('-a'));
});

test('starts small tasks while a larger one waits for slots', async () => {
  const large: NamedTask = { name: 'large', slots: 2 };
  expect(await eventsOf([a, large, b], 2)).toEqual(['+a', '+b', '-a', '-b', '+large', '-large']);
});

test('gives all slots to a task that wants more than there are', async () => {
  const large: NamedTask = { name: 'large', slots: 4 };
  expect(await eventsOf([a, large], 1)).toEqual(['+a', '-a', '+large', '-large']);
});

test('rejects a dependency that is not in the list', async () => {
  await expect(eventsOf([{ name: 'd', slots: 1, needs: a }], 2)).rejects.toThrow('not in the list');
});
