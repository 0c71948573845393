import { useEffect, useMemo, useRef, useState } from 'react';
import { searchAddress } from '../../../search/results/addresses';
import {
  readSearchRequest,
  limitQuery,
  queryInTitle,
  type ParsedRequest,
} from '../../../search/results/request';
import { search, searchContexts, type SearchContext } from '../../../site/search';
import { versions } from '../../../site/versions';
import { useDocsVersion, useSearch } from '../../contexts';
import { Head } from '../../ui/Head';
import { RetryButton } from '../../ui/RetryButton';
import { ScopePicker } from '../ScopePicker';
import { AllPages, type AllPagesProps } from '../AllPages';
import { SearchForm } from '../SearchForm';
import { useQueryResults } from '../useQueryResults';
import { useLoadingShown } from '../../ui/useLoadingShown';
import { SearchResults } from '../SearchResults';
import { SectionLinks } from '../../ui/SectionLinks';
import * as styles from './styles.module.css';
import { useAddressBar } from './useAddressBar';
import { useRestoredHeight } from './useRestoredHeight';

const allContexts: readonly SearchContext[] = searchContexts.map(({ name }) => name);
const versionNames = versions.map(({ name }) => name);

interface SearchPageProps {
  /**
   * The history entry shown, a new object for each visit; null during server rendering and
   * hydration.
   */
  readonly arrival: { readonly search: string } | null;
  readonly contents: AllPagesProps['sections'];
}

interface Request extends ParsedRequest {
  readonly text: string;
  readonly edited: boolean;
}

const emptyRequest: Request = { text: '', query: '', contexts: [], warnings: [], edited: false };

/** @param typed text entered before the scripts loaded; replaces the query in the address */
function readRequest({ search: parameters }: { readonly search: string }, typed = ''): Request {
  const parsed = readSearchRequest(parameters, versionNames);
  if (typed === '') return { ...parsed, text: parsed.query, edited: false };
  return { ...parsed, text: typed, query: limitQuery(typed).trim(), edited: true };
}

/** The search page: form, scope and all results or, without a query, links to all pages. */
export function SearchPage({ arrival, contents }: SearchPageProps): React.JSX.Element {
  const article = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hasReadInput = useRef(false);
  const [request, setRequest] = useState(() =>
    arrival === null ? emptyRequest : readRequest(arrival),
  );
  const [begun, setBegun] = useState(false);
  const [chosen, setChosen] = useState(
    request.contexts.length === 0 ? allContexts : request.contexts,
  );

  useEffect(() => {
    const field = input.current;
    if (arrival === null || field === null) return;
    const parsed = readRequest(arrival, hasReadInput.current ? '' : field.value);
    hasReadInput.current = true;
    if (field.value !== parsed.text) field.value = parsed.text;
    setRequest(parsed);
    setChosen(parsed.contexts.length === 0 ? allContexts : parsed.contexts);
  }, [arrival]);

  const edit = (change: Partial<Request>): void =>
    setRequest((before) => ({ ...before, warnings: [], edited: true, ...change }));

  const { text, query, warnings } = request;
  const { name: preferredVersion } = useDocsVersion();
  const version = request.version ?? preferredVersion;
  const contexts = request.contexts.length === 0 ? allContexts : request.contexts;
  const contextNames = contexts.join(' ');
  const scope = useMemo(
    () => ({ version, contexts: contextNames.split(' ') as SearchContext[] }),
    [version, contextNames],
  );
  const { load, loadTexts, ...state } = useSearch(scope);
  const { status, error, outdated } = state;
  const shouldLoad = begun || query !== '';
  useEffect(() => {
    if (shouldLoad) load();
  }, [shouldLoad, load]);

  const { results, finder } = useQueryResults(state, query === '' ? '' : limitQuery(text), scope);
  const pages = results?.pages ?? [];
  const isLoading = query !== '' && (status === 'idle' || status === 'loading');
  const isSlow = useLoadingShown(isLoading);
  const address = searchAddress(request);
  const writeAddress = useAddressBar(request.edited ? address : null);
  const minHeight = useRestoredHeight(article, address, results !== null);

  const countText = pages.length === 1 ? '1 document found' : `${pages.length} documents found`;
  const isEmpty = results !== null && pages.length === 0;
  const failed = query !== '' && status === 'error';
  const title =
    query === '' ? 'Search the documentation' : `Search results for "${queryInTitle(query)}"`;
  const hasArrived = arrival !== null;
  return (
    <>
      <Head
        title={title}
        description="Search the guides, the institution API and the validator reference."
        path={search.path}
      />
      <article ref={article} style={{ minHeight }}>
        <h1>{title}</h1>
        <div>
          <SearchForm
            input={input}
            onBegin={() => setBegun(true)}
            onType={(typed) => edit({ text: typed, query: limitQuery(typed).trim() })}
            onSubmit={() => writeAddress()}
          />
          <ScopePicker
            contexts={chosen}
            version={version}
            onContexts={(choice) => {
              // Selecting none means all.
              const all = choice.length === 0 || choice.length === allContexts.length;
              setChosen(all ? allContexts : choice);
              edit({ contexts: all ? [] : choice });
            }}
            onVersion={(name) => edit({ version: name })}
          />
          <p className={styles.needsScript}>
            Search needs JavaScript, which is switched off in this browser. These are all pages:
          </p>
          {warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
          <div className={query === '' ? styles.silent : styles.state}>
            <p role="status">
              {results !== null && (isEmpty ? 'No results' : countText)}
              {isSlow && 'Loading search…'}
              {failed && error}
            </p>
            {failed && (
              <RetryButton
                onRetry={() => {
                  input.current?.focus();
                  if (outdated) window.location.assign(address);
                  else load();
                }}
              />
            )}
          </div>
          {finder}
          {results !== null && !isEmpty && (
            <SearchResults results={results} loadTexts={loadTexts} />
          )}
          {isEmpty && (
            <>
              <p>Try other words, or start from one of these pages:</p>
              <SectionLinks />
            </>
          )}
          {query === '' && <AllPages sections={contents} shown={hasArrived} />}
        </div>
      </article>
    </>
  );
}
