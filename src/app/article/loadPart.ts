import { addRetryNotice } from '../notice';

let removeNotice = (): void => undefined;

/** Loads and starts a part of the page. If that fails, shows a notice with a Retry button. */
export async function loadPart(load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch {
    removeNotice();
    removeNotice = addRetryNotice(
      'Part of this page could not be loaded.',
      () => {
        removeNotice();
        void loadPart(load);
      },
      () => removeNotice(),
    );
  }
}
