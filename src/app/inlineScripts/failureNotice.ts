import { appFailedEvent, type AppState } from '../appState';
import { addNotice, createButton } from '../notice';
import { runsCommand } from './replayClicks';

/**
 * When the app fails, marks `<html data-app="failed">`, disables the buttons that need the app, and
 * shows a notice unless another listener has informed the reader. Removes the notice when `signal`
 * aborts.
 *
 * @returns a function that enables the buttons for another attempt
 */
export function watchFailure(signal: AbortSignal): () => void {
  let notice: HTMLElement | undefined;
  let disabled: HTMLButtonElement[] = [];
  const setDisabled = (value: boolean): void =>
    disabled.forEach((button) => {
      button.disabled = value;
    });

  const showFailure = (event: Event): void => {
    document.documentElement.dataset['app'] = 'failed' satisfies AppState;
    disabled = [...document.querySelectorAll<HTMLButtonElement>('button[type=button]')].filter(
      (button) => !runsCommand(button),
    );
    setDisabled(true);
    if (event.defaultPrevented) return;
    notice ??= addNotice(
      'Parts of this page could not be loaded.',
      createButton('Retry', () => location.reload()),
    );
  };
  document.addEventListener(appFailedEvent, showFailure, { signal });
  signal.onabort = () => notice?.remove();
  return () => setDisabled(false);
}
