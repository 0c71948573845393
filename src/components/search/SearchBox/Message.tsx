import { RetryButton } from '../../ui/RetryButton';
import * as styles from './styles.module.css';

export interface MessageProps {
  /** What is said to everybody; null for nothing. */
  readonly message: string | null;
  /** The number of suggestions, which is only read out; null while it is not settled. */
  readonly count: number | null;
  /** Tries again what failed; null where nothing did. */
  readonly onRetry: (() => void) | null;
}

/** The line below the suggestions; it stays in the page, so that changes are read out. */
export function Message({ message, count, onRetry }: MessageProps): React.JSX.Element {
  const spoken = count === null ? '' : `${count} suggestion${count === 1 ? '' : 's'}`;
  return (
    <div className={message === null ? styles.spoken : styles.message}>
      <p role="status">{message ?? spoken}</p>
      {onRetry !== null && <RetryButton onRetry={onRetry} />}
    </div>
  );
}
