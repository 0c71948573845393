import { isReachable } from '../isReachable';
import { addRetryNotice } from '../notice';

let removeNotice = (): void => undefined;

/**
 * Loads and starts a part of the page. If that fails, shows a notice with a Retry button. If a
 * retry fails although the host answers, reloads the page, because a new build may have replaced
 * the files.
 */
export async function loadPart(load: () => Promise<void>, isRetry = false): Promise<void> {
  try {
    await load();
  } catch {
    if (isRetry && (await isReachable(window.location.href))) {
      window.location.reload();
      return;
    }
    removeNotice();
    removeNotice = addRetryNotice(
      'Part of this page could not be loaded.',
      () => {
        removeNotice();
        void loadPart(load, true);
      },
      () => removeNotice(),
    );
  }
}
