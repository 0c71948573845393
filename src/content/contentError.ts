/** Thrown when a component finds an author's mistake; the author sees the problem and the advice. */
export class ContentError extends Error {
  /**
   * @param problem what is wrong, as a sentence
   * @param advice what to do, as a sentence
   */
  constructor(
    readonly problem: string,
    readonly advice: string,
  ) {
    super(`${problem} ${advice}`);
  }
}
