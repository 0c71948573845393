/** Thrown if a component finds a mistake by an author, who is shown its problem and advice. */
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
