import type { Actions, NodePluginArgs } from 'gatsby';
import { allContent } from '../compile/store';
import type { VersionContent } from '../versions/versionContent';
import { isDeveloping } from '../versions/mode';
import { lastModified } from './lastModified';

/** Returns the id of the node that records a file's last change. */
export const docChangeId = (file: string): string => `doc-change-${file}`;

interface DocChange {
  readonly file: string;
  /** The day of the file's last commit, such as `2026-11-28`; null if unknown. */
  readonly day: string | null;
}

/** Returns the day that a `DocChange` node records; null if unknown or if the node is missing. */
export const dayOfChange = (node: object | null | undefined): string | null =>
  (node as DocChange | null | undefined)?.day ?? null;

/**
 * Creates a `DocChange` node for each page's file, with the day of the file's last commit. Gatsby
 * reruns a query that reads the node even when only the day has changed, so a build with the cache
 * of another commit equals a clean build. In development, the day is unknown; instead, the digest
 * covers the page's text, so that Gatsby reruns the query once the text has been reread.
 */
export function createChangeNodes({
  actions,
  createContentDigest,
  root,
  contents = allContent(),
}: Pick<NodePluginArgs, 'createContentDigest'> & {
  readonly actions: Pick<Actions, 'createNode'>;
  readonly root: string;
  readonly contents?: readonly Pick<VersionContent, 'pages'>[];
}): void {
  const days = isDeveloping() ? new Map<string, string>() : lastModified(root, 'content');
  for (const { source } of contents.flatMap(({ pages }) => [...pages.values()])) {
    const change: DocChange = { file: source.file, day: days.get(source.file) ?? null };
    actions.createNode({
      id: docChangeId(source.file),
      ...change,
      internal: {
        type: 'DocChange',
        contentDigest: createContentDigest(isDeveloping() ? [change, source.text] : change),
      },
    });
  }
}
