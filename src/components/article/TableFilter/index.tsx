interface TableFilterProps {
  readonly label: string;
  /** The choices for each column or group: `Needs: full API, history; Group: Accounts, Blocks`. */
  readonly facets?: string;
}

function readFacets(facets: string): { name: string; values: string[] }[] {
  return facets.split('; ').map((facet) => {
    const [name = '', values = ''] = facet.split(': ');
    return { name, values: values.split(', ') };
  });
}

/**
 * An input, and a select for each facet; they filter the rows of the tables up to the next heading
 * of level 2. A facet filters by the column that has its name or, if there is none, by the tables'
 * headings. src/app/articleBehaviour/filter.ts applies the filter; without JavaScript, the
 * stylesheet hides it.
 */
export function TableFilter({ label, facets }: TableFilterProps) {
  return (
    <div className="a-filter">
      <label>
        {label}
        <input type="search" autoComplete="off" spellCheck={false} />
      </label>
      {facets !== undefined &&
        readFacets(facets).map(({ name, values }) => (
          <label key={name}>
            {name}
            <select data-facet={name} autoComplete="off">
              <option value="">All</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      <p role="status" />
    </div>
  );
}
