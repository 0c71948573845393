/** Milliseconds after which a host that has not answered counts as unreachable. */
const maxWait = 10_000;

/**
 * Returns whether the host answers a request. `navigator.onLine` cannot tell: it is true on any
 * network, even one without access to the internet.
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(maxWait);
    await fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal });
    return true;
  } catch {
    return false;
  }
}
