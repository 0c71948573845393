import { noticeClass } from '../appState';

let shown: HTMLElement | null = null;

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

/** Takes the notice away that is shown. */
export function hideNotice(): void {
  shown?.remove();
  shown = null;
}

/**
 * Shows a notice at the window's edge, in place of an earlier one. It stands outside of what React
 * draws, so that it is there whatever the state of the page.
 */
export function showNotice(text: string, retry: () => void): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.className = noticeClass;
  notice.setAttribute('role', 'alert');
  notice.append(
    text,
    button('Retry', () => {
      hideNotice();
      retry();
    }),
    button('Dismiss', hideNotice),
  );
  document.body.append(notice);
  shown = notice;
}
