import type { Fault } from '../ErrorBoundary';
import { Head } from '../../ui/Head';
import { RetryButton } from '../../ui/RetryButton';
import { errorMessages } from './errorMessages';
import * as styles from './styles.module.css';

/** Replaces a page that crashed: lists the error and its causes, and offers to try again. */
export function CrashPage({ error, retry }: Fault): React.JSX.Element {
  return (
    <div role="alert" className={styles.crash}>
      <h1>This page crashed.</h1>
      <p className={styles.again}>
        <RetryButton label="Try again" onRetry={retry} />
      </p>
      {errorMessages(error).map(({ message, isCause }, index) => (
        <p key={index} className={styles.message}>
          {isCause && 'Cause: '}
          {message}
        </p>
      ))}
    </div>
  );
}

/** The crash page with a document title, for use within the site's layout. */
export function PageError(fault: Fault): React.JSX.Element {
  return (
    <>
      <Head title="Page Error" description="This page could not be shown." />
      <CrashPage {...fault} />
    </>
  );
}
