/** Thrown for a mistake of an author that a component finds; other errors are faults of the code. */
export class ContentError extends Error {
  /**
   * @param problem what is wrong, as a sentence
   * @param advice what to do; without it, authors are told to correct the component's attributes
   */
  constructor(
    readonly problem: string,
    readonly advice?: string,
  ) {
    super(advice === undefined ? problem : `${problem} ${advice}`);
  }
}
