/** A sentence of the specification with the tests that show it. */
export interface Shown {
  readonly section: '2 routing' | '2 navigation' | '4' | '8' | '9';
  /** The sentence, shortened. */
  readonly sentence: string;
  /**
   * Tests as `file: title`; the title with the groups it stands in or without. Of a table each row
   * counts for itself: the title has its values, unless they are not in the file of the test.
   */
  readonly tests: readonly [string, ...string[]];
}
