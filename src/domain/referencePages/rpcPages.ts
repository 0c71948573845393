const folder = '/validators/network-documentation/rpc';

/** The page that describes what all methods have in common. */
export const indexPage = `${folder}/index.mdx`;

/** Returns the path of a method's page within the version's folder. */
export function methodPage(name: string): string {
  return `${folder}/${name}.mdx`;
}

/** The page that lists all error codes. */
export const errorsPage = '/validators/network-documentation/errors.mdx';

/** Returns the id of an error's section: `error-32007` for -32007. */
export function errorAnchor(code: number): string {
  return `error${code}`;
}

/** Returns the path and hash of an error's section within the version's folder. */
export function errorSection(code: number): string {
  return `${errorsPage}#${errorAnchor(code)}`;
}

/** The overview of the WebSocket subscriptions. */
export const subscriptionsPage = '/validators/network-documentation/websocket/index.mdx';

/** Returns the path of a subscription's page within the version's folder. */
export function subscriptionPage(name: string): string {
  return `/validators/network-documentation/websocket/${name}.mdx`;
}

/** Sidebar category of deprecated methods. */
export const deprecatedCategory = 'Deprecated';
