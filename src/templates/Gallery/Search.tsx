import { AllPages } from '../../components/search/AllPages';
import { ScopePicker } from '../../components/search/ScopePicker';
import { SearchBox } from '../../components/search/SearchBox';
import { Status, type StatusProps } from '../../components/search/SearchBox/Status';
import { messageOf, type Progress } from '../../components/search/SearchBox/progress';
import { SearchForm } from '../../components/search/SearchForm';
import { SearchPage } from '../../components/search/SearchPage';
import { SearchResults } from '../../components/search/SearchResults';
import { Suggestions } from '../../components/search/Suggestions';
import { optionKey } from '../../components/search/optionKey';
import { versions } from '../../site/versions';
import { resultsFor, loadTexts, contextsWithSearch, sidebar } from './samples';
import { Sample } from './Sample';

const results = resultsFor('fee');
const [first] = results.hits;
const loading = { status: 'loading', complete: false, Finder: null } as const;
const failed = { status: 'error', error: 'Search could not be loaded.', Finder: null } as const;
const outdated = { ...failed, error: 'The site has been updated.', outdated: true } as const;
const contents = [{ label: 'Documentation', entries: sidebar }];

const done: Progress = { status: 'done', error: null, complete: true, count: 8 };
const messages: readonly (readonly [string, Progress, StatusProps['onRetry']])[] = [
  ['loading', { ...done, status: 'loading', count: null }, null],
  ['searching further contexts', { ...done, complete: false, count: 0 }, null],
  ['no results', { ...done, count: 0 }, null],
  ['failed', { ...done, status: 'error', error: failed.error, count: null }, () => undefined],
  ['partly failed', { ...done, error: failed.error, complete: false }, () => undefined],
];

const pages: readonly (readonly [string, string, ReturnType<typeof contextsWithSearch>])[] = [
  ['without a query', '', contextsWithSearch()],
  ['results', '?q=fee', contextsWithSearch()],
  ['no results', '?q=zebra', contextsWithSearch()],
  ['unknown context and version', '?q=fee&ctx=nowhere&version=9', contextsWithSearch()],
  ['loading', '?q=fee', contextsWithSearch(loading)],
  ['failed', '?q=fee', contextsWithSearch(failed)],
  ['outdated', '?q=fee', contextsWithSearch(outdated)],
];

// Created once: a new object would count as a new visit.
const arrivals = new Map(pages.map(([, query]) => [query, { search: query }]));

/** Shows the states of the search box and the search page. */
export function Search(): React.JSX.Element {
  return (
    <>
      <h2>Search</h2>
      <Sample state="SearchBox: type “fee” or “zebra”" contexts={contextsWithSearch()}>
        <SearchBox />
      </Sample>
      <Sample state="Suggestions: the first is active">
        <div role="listbox" aria-label="Suggestions">
          <Suggestions
            results={results}
            active={first === undefined ? null : optionKey(first)}
            idOf={(key) => `gallery ${key}`}
            loadTexts={loadTexts}
          />
        </div>
      </Sample>
      {messages.map(([state, progress, onRetry]) => (
        <Sample key={state} state={`Message below the suggestions: ${state}`}>
          <Status message={messageOf(progress)} count={null} onRetry={onRetry} />
        </Sample>
      ))}
      <Sample state="SearchForm">
        <SearchForm
          input={{ current: null }}
          onBegin={() => undefined}
          onType={() => undefined}
          onSubmit={() => undefined}
        />
      </Sample>
      <Sample state="ScopePicker: one of three contexts">
        <ScopePicker
          contexts={['api']}
          version={versions[0].name}
          onContexts={() => undefined}
          onVersion={() => undefined}
        />
      </Sample>
      <Sample state="SearchResults">
        <SearchResults results={results} loadTexts={loadTexts} />
      </Sample>
      <Sample state="AllPages">
        <AllPages sections={contents} shown />
      </Sample>
      {pages.map(([state, query, contexts]) => (
        <Sample key={state} state={`SearchPage: ${state}`} contexts={contexts}>
          <SearchPage arrival={arrivals.get(query) ?? null} contents={contents} />
        </Sample>
      ))}
    </>
  );
}
