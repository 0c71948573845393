import { useState } from 'react';
import type { QueryResults } from '../../../search/results/queryResults';
import { search, type SearchTexts } from '../../../site/search';
import { PageResult } from './PageResult';
import * as styles from './styles.module.css';

interface SearchResultsProps {
  readonly results: QueryResults;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

interface ShownPages {
  readonly query: string;
  readonly count: number;
}

/** Lists the pages found, in batches. */
export function SearchResults({ results, loadTexts }: SearchResultsProps): React.JSX.Element {
  const { query, pages } = results;
  const [shown, setShown] = useState<ShownPages>({ query, count: search.pagesAtOnce });
  const count = shown.query === query ? shown.count : search.pagesAtOnce;
  return (
    <>
      <ol className={styles.pages}>
        {pages.slice(0, count).map((page, index) => (
          <PageResult
            key={page.path}
            page={page}
            results={results}
            isEager={index < search.suggestions}
            loadTexts={loadTexts}
          />
        ))}
      </ol>
      {count < pages.length && (
        <button
          type="button"
          className={`outline-button ${styles.further}`}
          onClick={() => setShown({ query, count: count + search.pagesAtOnce })}
        >
          Show more results
        </button>
      )}
    </>
  );
}
