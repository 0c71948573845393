/** The address at which a local node listens by default. */
export const localNode = 'http://127.0.0.1:8899';

const loopback = new Set(['localhost', '127.0.0.1']);

/**
 * Returns whether the host of an address is `localhost` or 127.0.0.1. `[::1]` does not count: the
 * page's security policy does not allow it.
 */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopback.has(new URL(address).hostname);

/**
 * Returns why the page cannot send to an address; undefined if it can. The page's security policy
 * allows calls only to this computer and the environments.
 */
export function addressProblem(
  address: string,
  environments: readonly string[],
): string | undefined {
  if (!URL.canParse(address)) return `Enter an address such as ${localNode}.`;
  const { protocol, username, password, hostname, port, origin } = new URL(address);
  if (protocol === 'ws:' || protocol === 'wss:') {
    return `Calls go over HTTP. Enter the address of the RPC port, such as ${localNode}.`;
  }
  if (protocol !== 'http:' && protocol !== 'https:') return 'Start with http:// or https://.';
  if (username !== '' || password !== '') return 'Remove the user name and password.';
  if (environments.some((url) => new URL(url).origin === origin)) return undefined;
  if (loopback.has(hostname)) return undefined;
  if (hostname === '[::1]') return 'Write localhost instead of [::1].';
  return `This page may call only the environments and nodes on this computer. Forward the port, then use ${localNode}: ssh -L 8899:127.0.0.1:${port === '' ? 8899 : port} ${hostname}`;
}
