import type { Deliver } from '../../src/sandbox/webhooks/deliver';

/**
 * Returns a function that sends events as production does: it follows no redirect, and fails if the
 * server does not answer in time.
 */
export function deliverByHttp(timeoutSeconds: number): Deliver {
  return async (request) => {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    return (await fetch(request, { redirect: 'manual', signal })).status;
  };
}
