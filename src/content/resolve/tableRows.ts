/** Returns a number of cells with the noun. */
export const describeCells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

/** Splits a row into cells at its bars, as GFM does. */
export const splitRow = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
