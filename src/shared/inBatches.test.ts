import { inBatches } from './inBatches';

test.each([0, 1, 32, 33, 100])(
  'for a count of %d, runs each task once, at most 32 at a time',
  async (count) => {
    const started: number[] = [];
    let running = 0;
    let most = 0;
    await inBatches(
      Array.from({ length: count }, (_, index) => index),
      async (index) => {
        started.push(index);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      },
    );
    expect(started).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(most).toBe(Math.min(count, 32));
  },
);

test('rejects with the error of a task', async () => {
  const failing = inBatches([1], () => Promise.reject(new Error('disk full')));
  await expect(failing).rejects.toThrow('disk full');
});
