/** A task as the scheduler sees it. */
export interface Task<T> {
  readonly name: string;
  /** A task in the same list that must end first. */
  readonly needs?: T;
}

/**
 * Runs tasks in parallel. Starts them in order, but a task that must wait for another does not
 * delay those after it.
 *
 * @param slots maximum number of tasks that run at a time
 * @param run runs a task; must not reject
 * @throws Error if a task needs one that is not in the list
 */
export async function runInParallel<T extends Task<T>>(
  tasks: readonly T[],
  slots: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  for (const { name, needs } of tasks) {
    if (needs !== undefined && !tasks.includes(needs))
      throw new Error(`"${name}" needs "${needs.name}", which is not in the list of tasks.`);
  }
  const waiting = new Set(tasks);
  const running = new Map<T, Promise<void>>();
  const ended = new Set<T>();
  const canStart = (task: T): boolean =>
    running.size < slots && (task.needs === undefined || ended.has(task.needs));

  while (waiting.size > 0 || running.size > 0) {
    for (const task of waiting) {
      if (!canStart(task)) continue;
      waiting.delete(task);
      const end = run(task).then(() => {
        running.delete(task);
        ended.add(task);
      });
      running.set(task, end);
    }
    await Promise.race(running.values());
  }
}
