/** Formats a number of cells: `1 cell`, `3 cells`. */
export const describeCells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

/** Splits a row into cells at its pipes, as GFM does. */
export const splitRow = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
