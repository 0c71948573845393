/**
 * Returns the name of the GraphQL field that gatsby-plugin-local-search creates for an index:
 * `localSearch` and the index's name in Pascal case. Gatsby also starts a new word between digits
 * and letters.
 */
export function indexField(name: string): string {
  const pascal = name.replace(/[a-z]+|[^a-z0-9]+/g, (word) =>
    /[a-z]/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : '',
  );
  return `localSearch${pascal}`;
}
