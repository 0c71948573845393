/** A sentence of the specification and the tests that cover it. */
export interface Requirement {
  readonly section: '2 routing' | '2 navigation' | '4' | '8' | '9';
  /** The sentence, shortened. */
  readonly sentence: string;
  /**
   * Tests as `file: title`, with or without the titles of their groups. Each row of a table is a
   * separate test; its title contains the row's values if they are in the test's file.
   */
  readonly tests: readonly [string, ...string[]];
}
