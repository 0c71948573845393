import { closest } from '../closest';
import { addNotice, createButton } from '../notice';

/** Opens the run panel when a Run button is pressed; its code and data load only then. */
export async function runOnClick(event: Event): Promise<void> {
  const button = closest(event, '[data-run]');
  if (button === null) return;
  event.preventDefault();
  const target = button.dataset['run'] ?? '';
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const { openRunPanel } = await import(/* webpackChunkName: "run" */ '../../run');
    await openRunPanel(target, button);
  } catch {
    const notice = addNotice(
      'The panel could not be loaded. Check your connection.',
      createButton('Reload the page', () => location.reload()),
      createButton('Close', () => notice.remove()),
    );
  } finally {
    button.ariaBusy = null;
  }
}
