/** A piece of prose in a file, by offset. */
export interface Passage {
  readonly start: number;
  /** As long as the file's text from `start`, so that offsets match. */
  readonly text: string;
  readonly isHeading: boolean;
}
