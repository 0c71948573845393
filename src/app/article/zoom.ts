/** Shows a link's full-size image in a dialog, until the reader clicks or presses Escape. */
export function openZoom(link: HTMLAnchorElement): void {
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
  dialog.addEventListener('close', () => dialog.remove());
  button.append(image);
  dialog.append(button);
  document.body.append(dialog);
  dialog.showModal();
}
