interface TableFilterProps {
  readonly label: string;
}

/**
 * A field that leaves only the rows with the words typed into it, in the tables between it and the
 * next heading of level 2. The browser's runtime does that (src/app/article/filter.ts); without
 * JavaScript the stylesheet leaves the field out.
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
