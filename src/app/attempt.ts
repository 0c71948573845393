/**
 * Runs a step without which the rest goes on: what fails is told in the console.
 *
 * @returns what the step returned; undefined where it failed
 */
export function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    console.error('A part of the page does not work:', error);
    return undefined;
  }
}
