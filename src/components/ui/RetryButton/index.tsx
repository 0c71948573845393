interface RetryButtonProps {
  readonly label?: string;
  readonly onRetry: () => void;
}

/** Retries a failed action. */
export function RetryButton({ label = 'Retry', onRetry }: RetryButtonProps): React.JSX.Element {
  return (
    <button type="button" className="outline-button" onClick={onRetry}>
      {label}
    </button>
  );
}
