import { search, searchContexts, type SearchContext } from '../../site/search';
import type { SearchRequest } from './addresses';

/** What the address of a search page asks for. */
export interface ParsedRequest extends SearchRequest {
  readonly contexts: readonly SearchContext[];
  /** What the address names and the site does not have, in the reader's words. */
  readonly mistakes: readonly string[];
}

/** The beginning of a text that is searched; a pasted document is not a query. */
export function limitQuery(text: string): string {
  const whole = text.trimStart();
  const part = whole.slice(0, search.longestQuery);
  // Half of a surrogate pair is no character.
  return part.length < whole.length ? part.replace(/[\uD800-\uDBFF]$/, '') : part;
}

/**
 * Reads the address of a search page. Of several queries the first counts; contexts and versions
 * that do not exist are left out and told as mistakes; empty parameters are as good as none.
 *
 * @param parameters the address's part from `?` on
 * @param versions names of the docs versions
 */
export function readSearchRequest(parameters: string, versions: readonly string[]): ParsedRequest {
  const names = search.parameters;
  const asked = new URLSearchParams(parameters);
  const queries = asked.getAll(names.query).map((query) => limitQuery(query).trim());
  const contexts = [...new Set(asked.getAll(names.context))].filter((name) => name !== '');
  const version = asked.get(names.version) ?? '';
  const isKnown = (name: string) => searchContexts.some((context) => context.name === name);
  const unknownVersion = version !== '' && !versions.includes(version);
  return {
    query: queries.find((query) => query !== '') ?? '',
    contexts: searchContexts.map(({ name }) => name).filter((name) => contexts.includes(name)),
    ...(unknownVersion || version === '' ? {} : { version }),
    mistakes: [
      ...contexts
        .filter((name) => !isKnown(name))
        .map(
          (name) =>
            `There is no part of the documentation called "${name}".${contexts.some(isKnown) ? '' : ' All parts are searched.'}`,
        ),
      ...(unknownVersion
        ? [`There is no version called "${version}". Your preferred one is searched.`]
        : []),
    ],
  };
}
