interface RetryButtonProps {
  readonly label?: string;
  readonly onRetry: () => void;
}

/** A button that retries a failed action. */
export function RetryButton({ label = 'Retry', onRetry }: RetryButtonProps): React.JSX.Element {
  return (
    <button type="button" className="outline-button" onClick={onRetry}>
      {label}
    </button>
  );
}
