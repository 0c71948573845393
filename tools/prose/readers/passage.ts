/** A part of a file that a reader reads as words, by its offsets. */
export interface Passage {
  readonly start: number;
  /** As long as what stands in the file from `start`, so that places can be told. */
  readonly text: string;
  readonly isHeading: boolean;
}
