/**
 * Runs an optional step; logs a failure instead of throwing.
 *
 * @returns the result of the step; undefined if it failed
 */
export function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    console.error('A part of the page failed:', error);
    return undefined;
  }
}
