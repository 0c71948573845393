import type { Origin } from './types';

/** Thrown when a component finds an author's mistake. */
export class ContentError extends Error {
  /**
   * @param problem what is wrong, as a sentence
   * @param advice what to do, as a sentence
   * @param origin the data with the mistake; undefined to report it at the component
   */
  constructor(
    readonly problem: string,
    readonly advice: string,
    readonly origin?: Origin,
  ) {
    super(`${problem} ${advice}`);
  }
}
