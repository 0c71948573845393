/** The types that the package publishes need those of flexsearch, which conflict with ours. */
declare module 'gatsby-plugin-local-search/gatsby-node' {
  export function createPages(context: object, options: unknown): Promise<void>;
}
