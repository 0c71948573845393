import { closest } from '../closest';
import { loadPart } from './loadPart';

/**
 * Opens the run panel when a Run button is pressed; the code and data of the panel load only then.
 */
export async function runOnClick(event: Event): Promise<void> {
  const button = closest(event, '[data-run]');
  if (button === null) return;
  event.preventDefault();
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  await loadPart(async () => {
    const { openRunPanel } = await import(/* webpackChunkName: "run" */ '../../runPanel');
    await openRunPanel(button.dataset['run'] ?? '', button);
  });
  button.ariaBusy = null;
}
