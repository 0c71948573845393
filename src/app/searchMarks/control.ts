import { isEditing } from '../../components/ui/isEditing';
import { articleBody } from '../articleBehaviour/articleBody';

function createControl(onClear: () => void): HTMLElement {
  const container = document.createElement('div');
  container.className = 'a-unmark';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Clear highlights';
  button.setAttribute('aria-keyshortcuts', 'Escape');
  button.addEventListener('click', onClear);
  container.append(button);
  return container;
}

/** Returns whether a key clears the marks: Esc alone, unless a dialog, menu or field handles it. */
function clearsMarks(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return !isEditing(event.target) && document.querySelector('dialog[open]') === null;
}

/**
 * Lets the reader remove the marks, with a button and with Esc.
 *
 * @param signal when aborted, removes the button and the listener
 */
export function addClearControls(onClear: () => void, signal: AbortSignal): void {
  const body = articleBody();
  const control = createControl(() => {
    const hadFocus = control.contains(document.activeElement);
    onClear();
    // The focused button is gone: unless focus moves, the next Tab starts at the top of the page.
    if (hadFocus) body?.closest('main')?.focus({ preventScroll: true });
  });
  body?.append(control);
  document.addEventListener(
    'keydown',
    (event) => {
      if (clearsMarks(event)) onClear();
    },
    { signal },
  );
  signal.addEventListener('abort', () => control.remove(), { once: true });
}
