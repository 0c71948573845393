/** Class of a notice at the edge of the window (src/styles/notice.css). */
export const noticeClass = 'app-notice';

/**
 * Adds a notice to the page, outside the elements that React renders, so that it works in any state
 * of the app.
 */
export function addNotice(text: string, ...buttons: readonly HTMLElement[]): HTMLElement {
  const notice = document.createElement('div');
  notice.className = noticeClass;
  notice.setAttribute('role', 'alert');
  notice.append(text, ...buttons);
  document.body.append(notice);
  return notice;
}

/** Creates a button for a notice. It has no `type`, so `watchFailure` does not disable it. */
export function createButton(label: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.className = 'outline-button';
  button.textContent = label;
  button.onclick = onClick;
  return button;
}

/**
 * Adds a notice about something that could not be loaded, with the buttons Retry and Dismiss. Also
 * retries when the connection returns.
 *
 * @returns a function that removes the notice and, if focus is in the notice, moves focus back to
 *   the element that had it before
 */
export function addRetryNotice(text: string, retry: () => void, dismiss: () => void): () => void {
  const focused = document.activeElement;
  const notice = addNotice(text, createButton('Retry', retry), createButton('Dismiss', dismiss));
  window.addEventListener('online', retry);
  return () => {
    const hasFocus = notice.contains(document.activeElement);
    window.removeEventListener('online', retry);
    notice.remove();
    if (hasFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
