import { closest } from '../closest';
import { addNotice, createButton } from '../notice';

/** Opens the run panel on a press of a Run button; its code and data are loaded then. */
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
