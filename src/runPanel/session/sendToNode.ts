import { isLoopback } from '../model/address';
import type { Failure } from '../model/advice';
import { readAnswer, type ReceivedAnswer } from './answer';

/** Timeout of a call, in seconds. */
export const timeoutSeconds = 30;

/** Timeout of the request that finds out why a call failed. */
const probeMilliseconds = 3000;

export type NodeOutcome = { readonly answer: ReceivedAnswer } | { readonly failure: Failure };

/**
 * Returns whether the browser denied the page access to the local network; false if the browser has
 * no such permission.
 */
async function isDenied(): Promise<boolean> {
  const states = await Promise.all(
    ['local-network-access', 'loopback-network'].map(async (name) => {
      try {
        return (await navigator.permissions.query({ name: name as PermissionName })).state;
      } catch {
        return 'unknown';
      }
    }),
  );
  return states.includes('denied');
}

/**
 * Finds out why a call failed, which the browser hides from scripts. If the server answers a
 * second, empty request in `no-cors` mode, it is reachable but does not allow pages to read its
 * responses.
 */
async function causeOf(
  address: string,
  wasBlocked: boolean,
  cancelSignal: AbortSignal,
): Promise<Failure> {
  if (wasBlocked) return 'policy';
  const isLocal = isLoopback(address);
  if (location.protocol === 'https:' && new URL(address).protocol === 'http:' && !isLocal) {
    return 'mixed content';
  }
  if (isLocal && (await isDenied())) return 'no permission';
  try {
    const signal = AbortSignal.any([cancelSignal, AbortSignal.timeout(probeMilliseconds)]);
    await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return 'not shared';
  } catch {
    return cancelSignal.aborted ? 'cancelled' : 'unreachable';
  }
}

/**
 * Sends a call to a node, and returns the answer or why there is none. Aborting the signal cancels
 * the call.
 *
 * @param address a valid URL
 */
export async function sendToNode(
  address: string,
  body: string,
  cancelSignal: AbortSignal,
): Promise<NodeOutcome> {
  const timeoutSignal = AbortSignal.timeout(timeoutSeconds * 1000);
  let wasBlocked = false;
  const noteBlock = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (new URL(address).href.startsWith(blockedURI)) wasBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', noteBlock);
  const start = performance.now();
  let hasBegun = false;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([cancelSignal, timeoutSignal]),
    });
    hasBegun = true;
    return { answer: await readAnswer(response, start) };
  } catch {
    if (cancelSignal.aborted) return { failure: 'cancelled' };
    if (timeoutSignal.aborted) return { failure: 'timeout' };
    if (hasBegun) return { failure: 'cut off' };
    // The browser reports policy violations in a separate task.
    await new Promise((resolve) => setTimeout(resolve));
    return { failure: await causeOf(address, wasBlocked, cancelSignal) };
  } finally {
    document.removeEventListener('securitypolicyviolation', noteBlock);
  }
}
