import { isReachable } from '../../isReachable';
import { addRetryNotice } from '../../notice';

/** Callbacks for a full load that cannot reach the host. */
export interface WaitingSteps {
  /** Called when the notice that the host is unreachable appears. */
  readonly onWait?: () => void;
  readonly onDismiss?: () => void;
}

let latest = 0;
let removeNotice: (() => void) | null = null;

/** Cancels a full load that is in progress or waiting for a retry, and removes its notice. */
export function cancelFullLoad(): void {
  latest += 1;
  removeNotice?.();
  removeNotice = null;
}

/**
 * Lets the browser load a page that the app could not show. If the host is unreachable, keeps the
 * reader here and offers a retry, because the browser would show its own error page.
 *
 * @param address path with prefix, query and hash
 * @param load loads the page; called when the host answers, unless `cancelFullLoad` is called first
 */
export async function loadFully(
  address: string,
  load: () => void,
  steps: WaitingSteps = {},
): Promise<void> {
  cancelFullLoad();
  const current = latest;
  const reachable = await isReachable(address);
  if (current !== latest) return;
  if (reachable) {
    load();
    return;
  }
  steps.onWait?.();
  const retry = (): void => void loadFully(address, load, steps);
  removeNotice = addRetryNotice(
    'The page could not be loaded. You seem to be offline.',
    retry,
    () => {
      cancelFullLoad();
      steps.onDismiss?.();
    },
  );
}
