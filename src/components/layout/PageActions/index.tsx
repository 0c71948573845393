import { useEffect, useState } from 'react';
import { markdownAddress } from '../../../shared/markdownAddress';
import { withPrefix } from '../../../site/addresses';
import { useRoute } from '../../contexts';
import * as styles from './styles.module.css';

/** In milliseconds. */
const outcomeDuration = 2000;

/** Safari allows copying only during the click, so the clipboard gets a promise. */
async function copyText(address: string): Promise<void> {
  const type = 'text/plain';
  const text = fetch(address).then(async (response) => {
    if (!response.ok)
      throw new Error(`The server answered with status ${response.status} for ${address}.`);
    return new Blob([await response.text()], { type });
  });
  await navigator.clipboard.write([new ClipboardItem({ [type]: text })]);
}

/**
 * A button that copies the page as Markdown, and a link to the Markdown. On phones, the stylesheet
 * shows only the button; without JavaScript, only the link.
 */
export function PageActions(): React.JSX.Element {
  const { path } = useRoute();
  const address = withPrefix(markdownAddress(path));
  // An object, so that a repeated outcome restarts the timer.
  const [outcome, setOutcome] = useState<{ readonly text: string }>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeDuration);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.copy}
        onClick={() => {
          copyText(address).then(
            () => setOutcome({ text: 'Copied' }),
            () => setOutcome({ text: 'Not copied' }),
          );
        }}
      >
        {outcome?.text ?? 'Copy page'}
      </button>
      <a href={address}>View as Markdown</a>
    </div>
  );
}
