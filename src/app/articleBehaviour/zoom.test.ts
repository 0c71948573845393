/** @jest-environment jsdom */
import { openZoom } from './zoom';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function openImage(): HTMLDialogElement | null {
  document.body.innerHTML =
    '<a class="m-zoom" href="/static/full.webp"><picture><img alt="The console" width="1000" height="500"></picture></a>';
  const link = document.querySelector('a');
  if (link === null) throw new Error('no link');
  openZoom(link);
  return document.querySelector('dialog');
}

it('shows the full-size image with its alternative text, and removes the dialog on a click', () => {
  const dialog = openImage();
  const image = dialog?.querySelector('img');
  expect(dialog?.open).toBe(true);
  expect(dialog?.querySelector('button')?.ariaLabel).toBe('The console (close)');
  expect([image?.getAttribute('src'), image?.width, image?.height]).toEqual([
    'http://localhost/static/full.webp',
    1000,
    500,
  ]);
  image?.click();
  expect(document.querySelector('dialog')).toBeNull();
});

it('shows nothing if the link is gone', () => {
  openZoom(document.createElement('a'));
  expect(document.querySelector('dialog')).toBeNull();
});

it('removes the dialog on Back, which changes the page behind it', () => {
  openImage();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(document.querySelector('dialog')).toBeNull();
});
