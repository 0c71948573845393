interface Task {
  readonly time: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * Future tasks, which run in order of time; those with the same time run in the order in which they
 * were added.
 */
export class Schedule {
  readonly #tasks: Task[] = [];
  #order = 0;

  at(time: number, run: () => void): void {
    const task = { time, order: (this.#order += 1), run };
    const position = this.#tasks.findIndex((other) => other.time > time);
    this.#tasks.splice(position === -1 ? this.#tasks.length : position, 0, task);
  }

  /** Returns the time of the next task; undefined if there is none. */
  next(): number | undefined {
    return this.#tasks[0]?.time;
  }

  /** Runs the tasks due by a time; calls `tick` with the time of each task before it runs. */
  runUntil(time: number, tick: (time: number) => void): void {
    for (
      let task = this.#tasks[0];
      task !== undefined && task.time <= time;
      task = this.#tasks[0]
    ) {
      this.#tasks.shift();
      tick(task.time);
      task.run();
    }
  }
}
