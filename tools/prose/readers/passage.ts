/** A part of a file that a reader reads as words, by its offsets. */
export interface Passage {
  readonly start: number;
  /** As long as the file's text from `start`, so that offsets match. */
  readonly text: string;
  readonly isHeading: boolean;
}
