import type { ReactNode } from 'react';
import { errorMessages } from '../../components/errors/CrashPage/errorMessages';
import { ErrorBoundary } from '../../components/errors/ErrorBoundary';
import { RetryButton } from '../../components/ui/RetryButton';
import { forgetDrafts } from '../session/drafts';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the panel open if it fails to render: shows the error and a Try again button. */
export function Boundary({ children }: BoundaryProps): React.JSX.Element {
  return (
    <ErrorBoundary
      fallback={({ error, retry }) => (
        <div className="r-loading" role="alert">
          <p>
            <strong>The panel has failed: {errorMessages(error)[0]?.message}</strong>
          </p>
          <p>Your last entry may have caused it. Try again to start with the example values.</p>
          <RetryButton
            label="Try again"
            onRetry={() => {
              forgetDrafts();
              retry();
            }}
          />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
