import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { errorMessages } from '../CrashPage/errorMessages';
import { useRoute } from '../../contexts';
import { RetryButton } from '../../ui/RetryButton';
import * as styles from './styles.module.css';

interface PartBoundaryProps {
  /** The part's name in the message: `navbar item "Search"`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Limits a crash or a failed chunk to one part of the layout. Shows the part's name, the error
 * message and a "Retry" button in its place; tries the part again on the next page.
 */
export function PartBoundary({ name, children }: PartBoundaryProps): React.JSX.Element {
  const { path } = useRoute();
  return (
    <ErrorBoundary
      resetKey={path}
      fallback={({ error, retry }) => {
        const [first] = errorMessages(error);
        return (
          <div role="alert" className={styles.part}>
            <span className={styles.text}>
              The {name} cannot be shown: {first?.message}
            </span>
            <RetryButton onRetry={retry} />
          </div>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
