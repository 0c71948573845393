/** How long a button says that it has copied, in milliseconds. */
const confirmation = 2000;

const names = { ready: 'Copy code to clipboard', done: 'Copied' } as const;

let confirmed: { readonly button: Element; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;

/** Gives the button that has copied its first name back. */
export function forgetCopied(): void {
  if (confirmed === null) return;
  clearTimeout(confirmed.timer);
  confirmed.button.setAttribute('aria-label', names.ready);
  confirmed.button.removeAttribute('data-copied');
  confirmed = null;
}

function confirm(button: Element): void {
  forgetCopied();
  button.setAttribute('aria-label', names.done);
  button.setAttribute('data-copied', '');
  confirmed = { button, timer: setTimeout(forgetCopied, confirmation) };
}

/** Copies by the selection, and leaves the code selected where the browser does not copy. */
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
 * Copies a block's code, byte for byte, when its copy button was clicked. The event is then marked
 * as answered by `preventDefault`, so that the loader does not press the button again.
 */
export async function copyOnClick(event: Event): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest('.a-copy') : null;
  const code = button?.closest('.a-code')?.querySelector('code');
  if (!button || !code) return;
  event.preventDefault();
  if (await copy(code)) confirm(button);
}
