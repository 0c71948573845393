import { useState } from 'react';
import type { Findings } from '../../../search/results/findings';
import { search, type SearchTexts } from '../../../site/search';
import { PageResult } from './PageResult';
import * as styles from './styles.module.css';

export interface SearchResultsProps {
  readonly findings: Findings;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

interface Shown {
  readonly query: string;
  /** Number of pages shown. */
  readonly count: number;
}

/** The pages found, in batches. */
export function SearchResults({ findings, loadTexts }: SearchResultsProps): React.JSX.Element {
  const { query, pages } = findings;
  const [shown, setShown] = useState<Shown>({ query, count: search.pagesAtOnce });
  const count = shown.query === query ? shown.count : search.pagesAtOnce;
  return (
    <>
      <ol className={styles.pages}>
        {pages.slice(0, count).map((page, index) => (
          <PageResult
            key={page.path}
            page={page}
            findings={findings}
            isEager={index < search.suggestions}
            loadTexts={loadTexts}
          />
        ))}
      </ol>
      {count < pages.length && (
        <button
          type="button"
          className={styles.further}
          onClick={() => setShown({ query, count: count + search.pagesAtOnce })}
        >
          Show more results
        </button>
      )}
    </>
  );
}
