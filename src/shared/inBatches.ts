/** Maximum number of tasks that run at the same time. */
const batchSize = 32;

/** Runs a task for each item, 32 at a time. */
export async function inBatches<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    await Promise.all(items.slice(start, start + batchSize).map(task));
  }
}
