import type { Deliver } from '../../src/sandbox/webhooks/deliver';

/** Returns why a request failed; `fetch` gives the reason, such as ECONNREFUSED, as the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { readonly cause?: NodeJS.ErrnoException };
  return cause?.code ?? message;
}

/**
 * Returns a function that sends events as production does: it follows no redirect, and fails if the
 * server does not answer in time.
 *
 * @param report gets a line for each failed attempt, as the console of the network shows it
 */
export function deliverByHttp(
  timeoutSeconds: number,
  report: (line: string) => void = () => undefined,
): Deliver {
  return async (request) => {
    const failed = (reason: string) => {
      report(`${request.headers.get('webhook-id') ?? ''} was not delivered: ${reason}`);
    };
    try {
      const signal = AbortSignal.timeout(timeoutSeconds * 1000);
      const { status, ok } = await fetch(request, { redirect: 'manual', signal });
      if (!ok) failed(`status ${status}`);
      return status;
    } catch (error) {
      failed(reasonOf(error));
      throw error;
    }
  };
}
