interface TableFilterProps {
  readonly label: string;
}

/**
 * An input that filters the rows of the tables up to the next heading of level 2. Works through
 * src/app/article/filter.ts; without scripting the stylesheet hides it.
 */
export function TableFilter({ label }: TableFilterProps) {
  return (
    <div className="a-filter">
      <label>
        {label}
        <input type="search" autoComplete="off" spellCheck={false} />
      </label>
      <p role="status" />
    </div>
  );
}
