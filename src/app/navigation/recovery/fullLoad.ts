import { hideNotice, showNotice } from './notice';

/** The host counts as out of reach when it has not answered after so many milliseconds. */
const longestWait = 10_000;

/** What is done while a page waits for the host. */
export interface WaitingSteps {
  /** The reader is told that the host is out of reach. */
  readonly onWait?: () => void;
  /** The reader gives the page up. */
  readonly onDismiss?: () => void;
}

let latest = 0;

/**
 * Whether the host answers at all. `navigator.onLine` says yes to any network, also to one that
 * leads nowhere.
 */
async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestWait);
    await fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal });
    return true;
  } catch {
    return false;
  }
}

/** Forgets a full load that is under way or waits for a retry: the reader goes elsewhere. */
export function forgetFullLoad(): void {
  latest += 1;
  hideNotice();
}

/**
 * Has a page loaded by the browser that the app could not show. Where the host is out of reach that
 * would end at the browser's own page, so the reader stays, is told and can try again.
 *
 * @param address path with prefix, query and hash
 * @param load loads the page; called once, when the host answers, unless `forgetFullLoad` is
 * called before
 * @param steps what is done while the host is out of reach
 */
export async function loadFully(
  address: string,
  load: () => void,
  steps: WaitingSteps = {},
): Promise<void> {
  latest += 1;
  const mine = latest;
  const reachable = await isReachable(address);
  if (mine !== latest) return;
  if (reachable) {
    load();
    return;
  }
  steps.onWait?.();
  const retry = (): void => void loadFully(address, load, steps);
  showNotice('The page could not be loaded. You seem to be offline.', retry, steps.onDismiss);
}
