import { openModal } from './openModal';

/**
 * Shows a link's full-size image in a dialog, until the reader clicks, presses Escape or goes back.
 * Does nothing if the link is gone: this code loads on the first click, and the reader may be on
 * another page by then.
 */
export function openZoom(link: HTMLAnchorElement): void {
  if (!link.isConnected) return;
  const shown = link.querySelector('img');
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  const image = new Image(
    Number(shown?.getAttribute('width')),
    Number(shown?.getAttribute('height')),
  );
  dialog.className = 'm-zoom-dialog';
  dialog.ariaLabel = 'Full-size image';
  button.type = 'button';
  button.ariaLabel = `${shown?.alt ?? ''} (close)`;
  image.src = link.href;
  image.alt = '';
  // A click outside the button closes the dialog too.
  dialog.addEventListener('click', () => dialog.close());
  button.append(image);
  dialog.append(button);
  openModal(dialog);
}
