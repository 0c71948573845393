import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { errorMessages } from '../CrashPage/errorMessages';
import { useRoute } from '../../contexts';
import { RetryButton } from '../../ui/RetryButton';
import * as styles from './styles.module.css';

export interface PartBoundaryProps {
  /** What the reader calls the part: `navbar item "Search"`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of the page that falls alone: where it cannot be drawn, or a lazy chunk of it could not
 * be loaded, its name, the error's text and a button "Retry" stand in its place. With the next
 * page it is tried again.
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
