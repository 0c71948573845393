import { isEditing } from '../../components/ui/isEditing';
import { articleBody } from '../article/articleBody';

/**
 * A button to take the marks away, at the end of the article: it stays in view while the article
 * does, and rests below it. The space is nobody's, so that nothing moves.
 */
function createControl(onClear: () => void): HTMLElement {
  const place = document.createElement('div');
  place.className = 'a-unmark';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Clear highlights';
  button.setAttribute('aria-keyshortcuts', 'Escape');
  button.addEventListener('click', onClear);
  place.append(button);
  return place;
}

/** Whether Esc means the marks: it closes what is open and undoes what is being typed first. */
function meansMarks(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return !isEditing(event.target) && document.querySelector('dialog[open]') === null;
}

/**
 * Lets the reader take the marks away, by a button and by Esc.
 *
 * @param signal takes button and key away
 */
export function offerClearing(onClear: () => void, signal: AbortSignal): void {
  const body = articleBody();
  const control = createControl(() => {
    const hadFocus = control.contains(document.activeElement);
    onClear();
    // The button is gone; the next Tab goes on from the page and not from the browser's top.
    if (hadFocus) body?.closest('main')?.focus({ preventScroll: true });
  });
  body?.append(control);
  document.addEventListener(
    'keydown',
    (event) => {
      if (meansMarks(event)) onClear();
    },
    { signal },
  );
  signal.addEventListener('abort', () => control.remove(), { once: true });
}
