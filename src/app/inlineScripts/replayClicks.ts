import type { AppState } from '../appState';
import { closest } from '../closest';

/** Returns whether the browser itself opens or closes the button's dialog. */
export function runsCommand(button: HTMLElement): boolean {
  return button.hasAttribute('commandfor') && 'commandForElement' in button;
}

function isAbandonedMenu(button: HTMLElement): boolean {
  return button.hasAttribute('aria-expanded') && button !== document.activeElement;
}

/**
 * Records clicks on buttons before the page hydrates, and replays them when the app is ready. Skips
 * a click if it has been handled, its button is gone, or it would open a menu that the reader has
 * left.
 */
export function replayClicks(signal: AbortSignal): void {
  const clicks: { readonly button: HTMLElement; readonly event: Event }[] = [];
  const { dataset } = document.documentElement;

  const record = (event: Event): void => {
    const button = closest(event, 'button');
    // React itself handles clicks made while it hydrates.
    if (button && dataset['app'] !== ('hydrating' satisfies AppState)) {
      clicks.push({ button, event });
    }
  };
  addEventListener('click', record, { capture: true, signal });
  signal.addEventListener('abort', () => {
    for (const { button, event } of clicks) {
      const isHandled = event.defaultPrevented || runsCommand(button);
      if (!isHandled && button.isConnected && !isAbandonedMenu(button)) button.click();
    }
  });
}
