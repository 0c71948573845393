interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says that a file of the panel could not be loaded. */
export function LoadFailure({ error, onRetry }: LoadFailureProps): React.JSX.Element {
  return (
    <div className="r-loading" role="alert">
      <p>{error.message}</p>
      <button type="button" className="outline-button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
