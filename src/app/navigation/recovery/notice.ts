import { noticeClass } from '../../appState';

interface Notice {
  readonly element: HTMLElement;
  /** What had focus before. */
  readonly focused: Element | null;
  readonly retry: () => void;
}

let shown: Notice | null = null;

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

function retryShown(): void {
  const retry = shown?.retry;
  hideNotice();
  retry?.();
}

/** Takes the notice away that is shown; focus that is in it returns to where it was. */
export function hideNotice(): void {
  if (shown === null) return;
  const { element, focused } = shown;
  const hasFocus = element.contains(document.activeElement);
  window.removeEventListener('online', retryShown);
  element.remove();
  shown = null;
  if (hasFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Shows a notice at the window's edge, in place of an earlier one. It stands outside of what React
 * draws, so that it is there whatever the state of the page.
 *
 * @param retry called at the reader's word, or when the connection is there again
 * @param dismiss called when the reader takes the notice away
 */
export function showNotice(text: string, retry: () => void, dismiss?: () => void): void {
  hideNotice();
  const element = document.createElement('div');
  element.className = noticeClass;
  element.setAttribute('role', 'alert');
  element.append(
    text,
    button('Retry', retryShown),
    button('Dismiss', () => {
      hideNotice();
      dismiss?.();
    }),
  );
  shown = { element, focused: document.activeElement, retry };
  document.body.append(element);
  window.addEventListener('online', retryShown);
}
