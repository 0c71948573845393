/**
 * Adds a dialog to the page, opens it, and removes it once it is closed. Back and Forward close the
 * dialog, because they change the page behind it.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const close = (): void => dialog.close();
  window.addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
