import { search, searchContexts, type SearchContext } from '../../site/search';
import type { SearchRequest } from './addresses';

/** The parameters of a search page. */
export interface ParsedRequest extends SearchRequest {
  readonly contexts: readonly SearchContext[];
  /** Messages about contexts and versions that do not exist. */
  readonly warnings: readonly string[];
}

/** Removes leading spaces from a query, and cuts it at the maximum length. */
export function limitQuery(text: string): string {
  const whole = text.trimStart();
  const part = whole.slice(0, search.maxQueryLength);
  // Drops half a surrogate pair at the end.
  return part.length < whole.length ? part.replace(/[\uD800-\uDBFF]$/, '') : part;
}

/** Maximum number of characters of a query that the title of the results page shows. */
const maxTitleLength = 80;

/** Returns a query as the title of the results page shows it: the beginning only, if it is long. */
export function queryInTitle(query: string): string {
  const characters = [...query];
  if (characters.length <= maxTitleLength) return query;
  return `${characters.slice(0, maxTitleLength).join('').trimEnd()}…`;
}

/**
 * Parses the query string of a search page. The first query that is not blank counts. Ignores empty
 * parameters and, with a warning, contexts and versions that do not exist.
 *
 * @param parameters the query string, with or without `?`
 * @param versions names of the docs versions
 */
export function readSearchRequest(parameters: string, versions: readonly string[]): ParsedRequest {
  const names = search.parameters;
  const parsed = new URLSearchParams(parameters);
  const queries = parsed.getAll(names.query).map((query) => limitQuery(query).trim());
  const contexts = [...new Set(parsed.getAll(names.context))].filter((name) => name !== '');
  const version = parsed.get(names.version) ?? '';
  const isKnown = (name: string) => searchContexts.some((context) => context.name === name);
  const isUnknownVersion = version !== '' && !versions.includes(version);
  return {
    query: queries.find((query) => query !== '') ?? '',
    contexts: searchContexts.map(({ name }) => name).filter((name) => contexts.includes(name)),
    ...(isUnknownVersion || version === '' ? {} : { version }),
    warnings: [
      ...contexts
        .filter((name) => !isKnown(name))
        .map(
          (name) =>
            `There is no part of the documentation called "${name}".${contexts.some(isKnown) ? '' : ' All parts are searched.'}`,
        ),
      ...(isUnknownVersion
        ? [`There is no version called "${version}". Your preferred version is searched.`]
        : []),
    ],
  };
}
