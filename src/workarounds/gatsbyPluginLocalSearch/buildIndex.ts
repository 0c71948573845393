import { createPages } from 'gatsby-plugin-local-search/gatsby-node';
import type { CreatePagesArgs } from 'gatsby';

/** The arguments of `createPages` that the plugin needs. */
export type IndexArgs = Pick<
  CreatePagesArgs,
  'graphql' | 'reporter' | 'createNodeId' | 'createContentDigest'
>;

/** An index as the plugin makes it: FlexSearch's export, and what each hit shows. */
interface PluginIndex {
  readonly index: string;
  readonly store: unknown;
}

/**
 * Makes an index with gatsby-plugin-local-search outside Gatsby's hooks, and returns it instead of
 * storing it as a node.
 *
 * @param options the plugin's options
 * @returns undefined if the plugin's query fails, which the plugin reports
 */
export async function buildIndex(
  args: IndexArgs,
  options: object,
): Promise<PluginIndex | undefined> {
  let built: PluginIndex | undefined;
  const createNode = (node: PluginIndex) => void (built = node);
  await createPages({ ...args, actions: { createNode } }, options);
  return built;
}
