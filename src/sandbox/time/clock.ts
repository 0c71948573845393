/** Tells the time, in milliseconds since 1970. */
export interface Clock {
  readonly now: () => number;
  readonly waitUntil: (time: number) => Promise<void>;
}

/** A clock that can be advanced. Waiting for a future time advances it to that time. */
export interface SteppedClock extends Clock {
  readonly advance: (milliseconds: number) => void;
}

/** Returns a clock that starts at a time and moves only when `advance` or `waitUntil` is called. */
export function steppedClock(start: number): SteppedClock {
  let time = start;
  return {
    now: () => time,
    waitUntil: (until) => {
      time = Math.max(time, until);
      return Promise.resolve();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** Returns a clock that follows real time but, instead of waiting, jumps ahead. */
export function jumpingClock(real: () => number): SteppedClock {
  let ahead = 0;
  return {
    now: () => real() + ahead,
    waitUntil: (until) => {
      ahead += Math.max(0, until - (real() + ahead));
      return Promise.resolve();
    },
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

/** Returns a real-time clock; `now` can replace the system's time. */
export function realClock(now: () => number = () => Date.now()): Clock {
  return {
    now,
    waitUntil: (until) =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.max(0, until - now()));
      }),
  };
}
