import type { Actions, NodePluginArgs } from 'gatsby';
import { allContent } from '../content/store';
import { isDeveloping } from '../content/mode';
import { lastModified } from './lastModified';

/** Returns the node id of a file's last change. */
export const docChangeId = (file: string): string => `doc-change-${file}`;

/** The fields of a node about a file's last change. */
export interface DocChange {
  readonly file: string;
  /** The day of its last commit, `2026-11-28`; null if unknown. */
  readonly day: string | null;
}

/**
 * Creates a node for the file of each page with the day of its last commit. Gatsby reruns queries
 * that read the node even if only the day has changed, so a build with another commit's cache equals
 * a clean build. In development, files change without commits, so no day is known.
 */
export function createChangeNodes({
  actions,
  createContentDigest,
  root,
}: Pick<NodePluginArgs, 'createContentDigest'> & {
  readonly actions: Actions;
  readonly root: string;
}): void {
  const days = isDeveloping() ? new Map<string, string>() : lastModified(root, 'content');
  for (const { source } of allContent().flatMap(({ pages }) => [...pages.values()])) {
    const change: DocChange = { file: source.file, day: days.get(source.file) ?? null };
    actions.createNode({
      id: docChangeId(source.file),
      ...change,
      internal: { type: 'DocChange', contentDigest: createContentDigest(change) },
    });
  }
}
