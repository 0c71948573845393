import * as styles from './styles.module.css';

export interface RetryButtonProps {
  readonly label?: string;
  readonly onRetry: () => void;
}

/** Retries a failed action. */
export function RetryButton({ label = 'Retry', onRetry }: RetryButtonProps): React.JSX.Element {
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {label}
    </button>
  );
}
