/** A measured figure and its goal. */
export interface Row {
  readonly figure: string;
  /** With its unit: `under 45 ms`. */
  readonly goal: string;
  /** In the goal's unit; undefined if it was not measured. */
  readonly measured: number | undefined;
  readonly decimals?: number;
}

/** Returns the rows as a Markdown table, formatted as Prettier does. */
export function toTable(rows: readonly Row[]): string {
  const cells = [
    ['Figure', 'Goal', 'Measured'],
    ...rows.map(({ figure, goal, measured, decimals = 0 }) => [
      figure,
      goal,
      measured === undefined ? 'not measured' : measured.toFixed(decimals),
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
