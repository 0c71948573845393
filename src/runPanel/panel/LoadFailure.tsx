import { useLayoutEffect, useRef } from 'react';

interface LoadFailureProps {
  readonly error: Error;
  readonly isLoading?: boolean;
  readonly onRetry: () => void;
}

/**
 * Shows why the content of the panel could not be loaded, with a Retry button. During a retry,
 * shows "Loading …" instead; the button stays so that it keeps focus.
 */
export function LoadFailure({ error, isLoading, onRetry }: LoadFailureProps): React.JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const retry = button.current;
    // When the loaded content replaces the button, focus moves to the panel's title instead of
    // being lost.
    return () => {
      if (retry !== null && retry === document.activeElement) {
        retry.closest('dialog')?.querySelector('h2')?.focus();
      }
    };
  }, []);
  return (
    <div className="r-loading" role="alert">
      <p>{isLoading === true ? 'Loading …' : error.message}</p>
      <button
        ref={button}
        type="button"
        className="outline-button"
        aria-disabled={isLoading === true || undefined}
        onClick={() => {
          if (isLoading !== true) onRetry();
        }}
      >
        Retry
      </button>
    </div>
  );
}
