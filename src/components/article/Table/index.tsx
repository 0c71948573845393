import type { ReactNode } from 'react';

interface TableProps {
  readonly label: string;
  readonly children?: ReactNode;
}

/**
 * A table that scrolls sideways by itself where it does not fit, by keyboard too. Cells of tables
 * with more than two columns, but for the first of each row, carry their column's heading in
 * `data-label`, so that the stylesheet can stack rows on narrow screens.
 */
export function Table({ label, children }: TableProps) {
  return (
    <div
      className="a-table"
      role="group"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take focus
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}
