const folder = '/validators/network-documentation/rpc';

/** The page that holds what all methods share. */
export const indexPage = `${folder}/index.mdx`;

/** The page of a method, as a link from the version's root. */
export function methodPage(name: string): string {
  return `${folder}/${name}.mdx`;
}

/** The id of an error's row on the index page: `error-32007` for -32007. */
export function errorAnchor(code: number): string {
  return `error${code}`;
}

/** The sidebar's category of methods that should no longer be called. */
export const deprecatedCategory = 'Deprecated';
