import { runInParallel, type Task } from './runInParallel';

type NamedTask = Task<NamedTask>;

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

const a: NamedTask = { name: 'a' };
const b: NamedTask = { name: 'b' };
const c: NamedTask = { name: 'c' };

test('starts tasks in order, and runs as many at a time as there are slots', async () => {
  const [first, second, third, ...others] = await eventsOf([a, b, c], 2);
  expect([first, second, third]).toEqual(['+a', '+b', '-a']);
  expect(others).toContain('+c');
  expect(await eventsOf([a, b], 1)).toEqual(['+a', '-a', '+b', '-b']);
});

test('starts a task only after the task that it needs has ended', async () => {
  const dependent: NamedTask = { name: 'dependent', needs: a };
  const events = await eventsOf([dependent, a, b], 3);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events.indexOf('+dependent')).toBeGreaterThan(events.indexOf('-a'));
});

test('rejects a dependency that is not in the list', async () => {
  await expect(eventsOf([{ name: 'd', needs: a }], 2)).rejects.toThrow(
    '"d" needs "a", which is not in the list of tasks.',
  );
});
