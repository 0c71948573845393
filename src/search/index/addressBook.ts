import { segmentsOf, type Address } from '../text/addresses';
import type { SearchHit } from './searchHit';

interface Entry {
  readonly path: string;
  readonly hash: string;
  readonly segments: readonly string[];
  readonly verb?: string;
}

/** The page, operation or section that an address names. */
export interface AddressTarget {
  /** Ids of the matching titles or headings; several pages may describe one operation. */
  readonly ids: readonly number[];
  /** Number of leading segments that were skipped, such as those of a prefix or a version. */
  readonly skipped: number;
}

/** Matches an operation, such as `GET /customers/{customer_id}`, or a path. */
const entryPattern = /^(?:([A-Z]+) )?(\/\S*)$/;

function entryOf({ kind, path, text, hash }: SearchHit): Entry | undefined {
  if (kind === 'title') return { path, hash, segments: segmentsOf(path) };
  const [, verb, operationPath] = (kind === 'alias' ? entryPattern.exec(text) : null) ?? [];
  if (operationPath === undefined) return undefined;
  return {
    path,
    hash,
    segments: segmentsOf(operationPath),
    ...(verb === undefined ? {} : { verb }),
  };
}

const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part === segments[index] || part.startsWith('{'));

/**
 * Returns a function that finds the page, operation or section that an address names. The function
 * skips leading segments until the rest is the path of an operation, or the current or a former
 * path of a page. It returns undefined if nothing matches, or if only the last segment of a
 * relative address would be left.
 */
export function createAddressBook(
  hits: readonly SearchHit[],
): (address: Address) => AddressTarget | undefined {
  const entries = hits.flatMap((hit) => entryOf(hit) ?? []);
  /**
   * Returns the id of a page's heading with the given hash or, if the page has no such heading, of
   * the page's title.
   */
  const idOf = (path: string, hash: string): number => {
    const isOwn = (kind: string) => (hit: SearchHit) =>
      hit.kind === kind && hit.path === path && (kind === 'title' || hit.hash === hash);
    const heading = hits.findIndex(isOwn('heading'));
    return heading < 0 ? hits.findIndex(isOwn('title')) : heading;
  };
  const find = ({ verb }: Address, segments: readonly string[]): readonly Entry[] => {
    const matching = entries.filter((entry) => matches(entry.segments, segments));
    const page = matching.filter((entry) => entry.verb === undefined);
    if (page.length > 0) return page;
    const withSameVerb = matching.filter((entry) => entry.verb === verb);
    return withSameVerb.length > 0 ? withSameVerb : matching;
  };
  return (address) => {
    const { segments, hash, isAbsolute } = address;
    for (let skipped = 0; skipped < Math.max(1, segments.length); skipped += 1) {
      const rest = segments.slice(skipped);
      if (skipped > 0 && rest.length === 1 && !isAbsolute) return undefined;
      const matching = find(address, rest);
      if (matching.length === 0) continue;
      const ids = matching.map((entry) => {
        // If several sections of one page match, use the page as a whole.
        const isOnly = matching.filter(({ path }) => path === entry.path).length === 1;
        return idOf(entry.path, entry.verb === undefined ? hash : isOnly ? entry.hash : '');
      });
      return { ids, skipped };
    }
    return undefined;
  };
}
