import type { Node } from 'gatsby';
import type { VersionContent } from './versions/versionContent';
import { docChangeId } from './seo/changeNodes';

type Contents = readonly Pick<VersionContent, 'pages'>[];

interface PageArgs {
  readonly path?: { readonly eq?: string };
}
interface PageContext {
  readonly nodeModel: { getNodeById(args: { id: string }): Node | null };
}
interface ResolveInfo {
  readonly originalResolver: (...args: unknown[]) => Promise<Node | null | undefined>;
}

/** The last known node of each page, by path; empty in a build. */
const nodes = new Map<string, Node>();

const pagesOf = (contents: Contents) => contents.flatMap(({ pages }) => [...pages.values()]);

/**
 * Remembers the nodes of pages. When a file is saved, Gatsby removes the node of its page, and
 * creates it again only after reading the file.
 */
export function rememberPageNodes(found: readonly (readonly [path: string, node: Node])[]): void {
  for (const [path, node] of found) nodes.set(path, node);
}

/** Returns the paths of the pages that have a node, or had one until their file was saved. */
export const pathsWithNode = (contents: Contents): string[] =>
  pagesOf(contents).flatMap(({ path }) => (nodes.has(path) ? [path] : []));

/**
 * Returns the resolver of `mdx` in development. For a page whose node is missing, the resolver
 * returns the last known node; the page's query reads only the file name from it. The query depends
 * on the page's text, so it runs again after a change.
 */
export const pageNodeResolver =
  (allContent: () => Contents) =>
  async (
    source: unknown,
    args: PageArgs,
    context: PageContext,
    info: ResolveInfo,
  ): Promise<Node | null> => {
    const wanted = args.path?.eq ?? '';
    const page = pagesOf(allContent()).find(({ path }) => path === wanted);
    const node = nodes.get(wanted);
    if (page === undefined || node === undefined)
      return (await info.originalResolver(source, args, context, info)) ?? null;
    context.nodeModel.getNodeById({ id: docChangeId(page.source.file) });
    return context.nodeModel.getNodeById({ id: node.id }) ?? node;
  };
