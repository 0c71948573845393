import { closest } from '../closest';

/** In milliseconds. */
const confirmationTime = 2000;

const names = { ready: 'Copy code to clipboard', done: 'Copied' } as const;

let confirmed: { readonly button: Element; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;

/** Resets the button that shows a confirmation, if there is one. */
export function resetCopyButton(): void {
  if (confirmed === null) return;
  clearTimeout(confirmed.timer);
  confirmed.button.setAttribute('aria-label', names.ready);
  confirmed.button.removeAttribute('data-copied');
  confirmed = null;
}

function confirm(button: Element): void {
  resetCopyButton();
  button.setAttribute('aria-label', names.done);
  button.setAttribute('data-copied', '');
  confirmed = { button, timer: setTimeout(resetCopyButton, confirmationTime) };
}

function copySelection(code: Element): boolean {
  window.getSelection()?.selectAllChildren(code);
  if (!document.execCommand('copy')) return false;
  window.getSelection()?.removeAllRanges();
  return true;
}

async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    return copySelection(code);
  }
}

/**
 * Copies the code of a block or the path of an endpoint when its copy button is clicked. Prevents
 * the default, so that `replayClicks` does not click the button again.
 */
export async function copyOnClick(event: Event): Promise<void> {
  const button = closest(event, '.a-copy');
  const code = button?.closest('.a-code, .a-endpoint')?.querySelector('code');
  if (!button || !code) return;
  event.preventDefault();
  if (await copy(code)) confirm(button);
}
