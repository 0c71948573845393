import type { ReactNode } from 'react';

interface TableProps {
  readonly label: string;
  readonly children?: ReactNode;
}

/**
 * A table that scrolls horizontally, also by keyboard, if it does not fit. In tables with more than
 * two columns, every cell but a row's first has its column heading in `data-label`, which the style
 * sheet uses to stack rows on narrow screens.
 */
export function Table({ label, children }: TableProps) {
  return (
    <div
      className="a-table"
      role="group"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need focus
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}
