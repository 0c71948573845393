import { search } from '../../site/search';

const { highlight: name } = search.parameters;

/** Links of the search carry few words; an address made by hand is not to cost the page its speed. */
const mostTerms = 32;
const longestTerm = 200;

/**
 * The terms that a query asks to mark, in their order, each once. Terms beyond the 32nd and those
 * longer than 200 characters, which no word can match, are left out.
 *
 * @param query with its `?`, or ''
 */
export function highlightTerms(query: string): string[] {
  const terms = new URLSearchParams(query).getAll(name).map((term) => term.trim());
  const usable = terms.filter((term) => term !== '' && term.length <= longestTerm);
  return [...new Set(usable)].slice(0, mostTerms);
}

/** The query without its terms; every other parameter stays as it is written. */
export function withoutHighlight(query: string): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(name));
  const rest = others.join('&');
  return rest === '' ? '' : `?${rest}`;
}
