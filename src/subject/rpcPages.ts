const folder = '/validators/network-documentation/rpc';

/** The page about what all methods share. */
export const indexPage = `${folder}/index.mdx`;

/** Returns the page of a method as a link from the version's folder. */
export function methodPage(name: string): string {
  return `${folder}/${name}.mdx`;
}

/** The page of all error codes. */
export const errorsPage = '/validators/network-documentation/errors.mdx';

/** The id of an error's section: `error-32007` for -32007. Its row on the index page has it too. */
export function errorAnchor(code: number): string {
  return `error${code}`;
}

/** The section of an error on the page of error codes, as a link from the version's root. */
export function errorSection(code: number): string {
  return `${errorsPage}#${errorAnchor(code)}`;
}

/** The overview of the WebSocket subscriptions. */
export const subscriptionsPage = '/validators/network-documentation/websocket/index.mdx';

/** The page of a subscription, as a link from the version's root. */
export function subscriptionPage(name: string): string {
  return `/validators/network-documentation/websocket/${name}.mdx`;
}

/** The sidebar's category of methods that should no longer be called. */
export const deprecatedCategory = 'Deprecated';
