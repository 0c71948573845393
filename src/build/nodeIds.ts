/** The node id of a docs version, known without a look-up so that resolvers can depend on it. */
export const docVersionId = (name: string): string => `doc-version-${name}`;
