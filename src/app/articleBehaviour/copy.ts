import { closest } from '../closest';

/** In milliseconds. */
const outcomeDuration = 2000;

let pressed: { readonly button: Element; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;

/** If a copy button shows an outcome, restores its label. */
export function resetCopyButton(): void {
  if (pressed === null) return;
  clearTimeout(pressed.timer);
  pressed.button.setAttribute('aria-label', 'Copy code to clipboard');
  pressed.button.removeAttribute('data-label');
  pressed = null;
}

function showOutcome(button: Element, isCopied: boolean): void {
  resetCopyButton();
  const outcome = isCopied ? 'Copied' : 'Not copied';
  button.setAttribute('aria-label', outcome);
  button.setAttribute('data-label', outcome);
  pressed = { button, timer: setTimeout(resetCopyButton, outcomeDuration) };
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
 * Copies the code of a block or the path of an endpoint when its copy button is clicked. If the
 * browser refuses, leaves the code selected. Prevents the default, so that `replayClicks` does not
 * click the button again.
 */
export async function copyOnClick(event: Event): Promise<void> {
  const button = closest(event, '.a-copy');
  const code = button?.closest('.a-code, .a-endpoint')?.querySelector('code');
  if (!button || !code) return;
  event.preventDefault();
  showOutcome(button, await copy(code));
}
