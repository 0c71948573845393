import type { ReactNode } from 'react';

interface TableProps {
  readonly label: string;
  /** Classes for the stylesheet, from src/content/output/tableFit.ts: `a-fit-38 a-prose-2`. */
  readonly fit: string;
  readonly children?: ReactNode;
}

/**
 * A table. Where its columns do not fit side by side, the stylesheet turns each row into a list;
 * the column headings are in the cells' `data-label`.
 */
export function Table({ label, fit, children }: TableProps) {
  return (
    <div className={`a-table ${fit}`.trimEnd()} role="group" aria-label={label}>
      <table>{children}</table>
    </div>
  );
}
