/** A piece of prose in a file, by offset. */
export interface Passage {
  readonly start: number;
  /** Has the same length as the passage in the file, so that offsets match. */
  readonly text: string;
  readonly isHeading: boolean;
}
