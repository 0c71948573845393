import { closest } from '../../closest';
import { loadPart } from '../loadPart';

const buttonClass = 'a-compare';

/** If an event occurred in an operation, adds a Compare button to the operation's responses. */
export function addCompareButtons(event: Event): void {
  const tabsWithoutButton = `.a-samples > [data-group="case"]:not(:has(> .${buttonClass}))`;
  closest(event, '.a-op')
    ?.querySelectorAll(tabsWithoutButton)
    .forEach((tabs) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = buttonClass;
      button.textContent = 'Compare';
      tabs.prepend(button);
    });
}

/**
 * Opens a dialog with two responses side by side when a Compare button is clicked. The dialog's
 * code loads only then.
 */
export async function compareOnClick(event: Event): Promise<void> {
  const tabs = closest(event, `.${buttonClass}`)?.parentElement;
  if (!tabs) return;
  await loadPart(async () =>
    (await import(/* webpackChunkName: "comparison" */ './comparison')).openComparison(tabs),
  );
}
