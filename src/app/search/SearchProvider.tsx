import { startTransition, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  SearchContextProvider,
  type SearchScope,
  type SearchState,
} from '../../components/contexts';
import type { SearchContext, SearchManifest, SearchTexts } from '../../site/search';
import type * as engineModule from './engine';
import type { Collection } from './engine';
import { fetchIndex, fetchManifest, fetchTexts, isOutdated, malformedIndex } from './fetchIndex';
import { indexKey, OutdatedError, searchProgress, type Indexes, type IndexState } from './indexes';

type Engine = typeof engineModule;
type Finder = NonNullable<SearchState['Finder']>;

/** @throws Error with a message for the reader if the search engine's chunk fails to load */
async function loadEngine(): Promise<Engine> {
  try {
    return await import(/* webpackChunkName: "search" */ './engine');
  } catch {
    if (await isOutdated()) throw new OutdatedError();
    throw new Error('Search could not be loaded.');
  }
}

/** @throws Error with a message for the reader if the index is malformed */
function openCollection(
  engine: Engine,
  ...index: Parameters<Engine['createCollection']>
): Collection {
  try {
    return engine.createCollection(...index);
  } catch {
    throw new Error(malformedIndex);
  }
}

/**
 * Returns a function that creates a Finder for some collections, one of which may be preferred. The
 * function returns null until the engine has loaded. For the same arguments, it returns the same
 * Finder, so that the Finder stays mounted.
 */
function useFinders(engine: Engine | null) {
  const finders = useRef(new Map<string, Finder>());
  const ids = useRef(new WeakMap<Collection, number>());
  const count = useRef(0);

  return useCallback(
    (collections: readonly Collection[], preferred: Collection | undefined): Finder | null => {
      if (engine === null) return null;
      const key = [...collections, preferred]
        .map((collection) => {
          if (collection === undefined) return '';
          const id = ids.current.get(collection) ?? (count.current += 1);
          ids.current.set(collection, id);
          return id;
        })
        .join(' ');
      const finder = finders.current.get(key) ?? engine.createFinder(collections, preferred);
      finders.current.set(key, finder);
      return finder;
    },
    [engine],
  );
}

/** Provides the search. Each index is fetched when it is first needed, and kept for the visit. */
export function SearchProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [indexes, setIndexes] = useState<Indexes>(new Map());
  const requested = useRef(new Set<string>());
  const manifest = useRef<Promise<SearchManifest> | null>(null);
  const texts = useRef(new Map<string, Promise<SearchTexts>>());
  const finderOf = useFinders(engine);

  const loadIndex = useCallback(async (version: string, context: SearchContext): Promise<void> => {
    const key = indexKey(version, context);
    // A transition, because parts that show the progress may still be hydrating.
    const setIndexState = (state: IndexState) =>
      startTransition(() => setIndexes((known) => new Map(known).set(key, state)));
    setIndexState('loading');
    try {
      manifest.current ??= fetchManifest();
      const [loadedEngine, { packed, store }] = await Promise.all([
        loadEngine(),
        manifest.current.then((urls) => fetchIndex(urls, version, context)),
      ]);
      startTransition(() => setEngine(loadedEngine));
      setIndexState(openCollection(loadedEngine, packed, store));
    } catch (error) {
      // The next request tries again, with addresses that may have changed.
      manifest.current = null;
      requested.current.delete(key);
      setIndexState(error instanceof Error ? error : new Error(String(error)));
    }
  }, []);

  const load = useCallback(
    (scope: SearchScope) => {
      const { version, preferred } = scope;
      const missing = scope.contexts.filter(
        (context) => !requested.current.has(indexKey(version, context)),
      );
      // If a context is preferred, the first call fetches only its index, and the next call the
      // others.
      const next = preferred !== undefined && missing.includes(preferred) ? [preferred] : missing;
      for (const context of next) {
        requested.current.add(indexKey(version, context));
        void loadIndex(version, context);
      }
    },
    [loadIndex],
  );

  const loadTexts = useCallback((version: string, path: string) => {
    const key = `${version} ${path}`;
    const loading =
      texts.current.get(key) ??
      fetchTexts(version, path).catch((): SearchTexts => {
        // A hit works without its texts; they are fetched again the next time it is shown.
        texts.current.delete(key);
        return {};
      });
    texts.current.set(key, loading);
    return loading;
  }, []);

  const read = useCallback(
    (scope: SearchScope): SearchState => {
      const { collections, ...progress } = searchProgress(indexes, scope);
      const parts = { Suggestions: engine?.Suggestions ?? null, grow: engine?.growResults ?? null };
      if (progress.status !== 'done') return { ...progress, ...parts, Finder: null };
      const preferredCollection = scope.preferred === undefined ? undefined : collections[0];
      return { ...progress, ...parts, Finder: finderOf(collections, preferredCollection) };
    },
    [engine, indexes, finderOf],
  );

  const context = useMemo(() => ({ read, load, loadTexts }), [read, load, loadTexts]);
  return <SearchContextProvider value={context}>{children}</SearchContextProvider>;
}
