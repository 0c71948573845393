/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { testCollection, type TestPage } from '../../search/index/testIndex';
import { SiteIndex } from '../../search/rank/siteIndex';
import { growResults } from '../../search/results/growResults';
import { toQueryResults } from '../../search/results/queryResults';
import type { FinderProps, SearchScope, SearchState } from '../contexts';
import { useQueryResults } from './useQueryResults';

type Finder = NonNullable<SearchState['Finder']>;

function finderOf(...titles: string[]): Finder {
  const pages = titles.map((title): TestPage => ({ title, path: `/${title}` }));
  const index = new SiteIndex([testCollection(pages)]);
  return function TestFinder({ query, onFind }: FinderProps) {
    useLayoutEffect(() => {
      const hits = index.search(query).flatMap((id) => index.store[id] ?? []);
      onFind(toQueryResults(index, query, hits));
    }, [query, onFind]);
    return null;
  };
}

const all: SearchScope = { version: 'current', contexts: ['documentation', 'api'] };
const fewer: SearchScope = { version: 'current', contexts: ['documentation'] };
const older: SearchScope = { version: '1.5', contexts: ['documentation'] };

interface Props {
  readonly scope: SearchScope;
  readonly query: string;
  readonly Finder: Finder | null;
}

function Results({ scope, query, Finder }: Props) {
  const state = { Finder, complete: true, error: null, grow: growResults };
  const { results, finder } = useQueryResults(state, query, scope);
  return (
    <>
      {finder}
      <p data-testid="found">{results?.pages.map(({ path }) => path).join(' ') ?? 'none'}</p>
    </>
  );
}

const first = finderOf('old-fees');
const second = finderOf('fees');

test.each<[string, 'grow' | 'start over' | 'disappear', Props]>([
  ['loading another index of the scope', 'grow', { scope: all, query: 'fees', Finder: second }],
  ['choosing fewer contexts', 'start over', { scope: fewer, query: 'fees', Finder: second }],
  ['entering another query', 'start over', { scope: all, query: 'fee', Finder: second }],
  ['choosing another version', 'start over', { scope: older, query: 'fees', Finder: second }],
  [
    'choosing contexts that have not loaded',
    'disappear',
    { scope: fewer, query: 'fees', Finder: null },
  ],
])('after %s, results %s', (_, expected, next) => {
  const { rerender } = render(<Results scope={all} query="fees" Finder={first} />);
  expect(screen.getByTestId('found').textContent).toBe('/old-fees');
  rerender(<Results {...next} />);
  const outcomes = { grow: '/old-fees /fees', 'start over': '/fees', disappear: 'none' };
  expect(screen.getByTestId('found').textContent).toBe(outcomes[expected]);
});
