import type { Link } from 'mdast';
import { link } from '../nodes';

interface Repository {
  readonly repository: string;
  readonly releases: readonly string[];
}

/** The source trees that statements cite: the node at a release, its forks and its libraries. */
export interface SourceTrees {
  readonly repository: string;
  readonly release: string;
  readonly forks?: readonly Repository[];
  readonly libraries?: readonly (Repository & { readonly name: string })[];
}

/**
 * Returns the URL of a statement's source.
 *
 * @param source `path#L12-L34`, `v3.1.8:path#L12` at another release, or `jsonrpc@v18.0.0:path#L12`
 *   in a library
 */
export function sourceUrl(trees: SourceTrees, source: string): string {
  const [, library, release = trees.release, path = ''] =
    /^(?:(?:(\w+)@)?([\w.@-]+):)?(.+)$/.exec(source) ?? [];
  const fork = trees.forks?.find(({ releases }) => releases.includes(release));
  const cited = trees.libraries?.find(({ name }) => name === library) ?? fork;
  return `${cited?.repository ?? trees.repository}/blob/${release}/${path}`;
}

/** Returns a link to a statement's source. */
export function sourceLink(
  { info }: { readonly info: { readonly 'x-source': SourceTrees } },
  source: string,
  label: string,
): Link {
  return link(sourceUrl(info['x-source'], source), label);
}
