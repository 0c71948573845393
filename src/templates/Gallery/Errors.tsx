import { useState } from 'react';
import { endProgress, startProgress } from '../../app/navigation/progress';
import { CrashPage } from '../../components/errors/CrashPage';
import { ErrorBoundary } from '../../components/errors/ErrorBoundary';
import { PartBoundary } from '../../components/errors/PartBoundary';
import { NotFound } from '../../components/layout/NotFound';
import { path, sidebar } from './samples';
import { Sample } from './Sample';

const cause = new Error('The response is not JSON.');
const error = new Error('The balance could not be shown.', { cause });

function Broken({ isBroken }: { readonly isBroken: boolean }): React.JSX.Element {
  if (isBroken) throw error;
  return <p>Works again.</p>;
}

function BrokenOnce(): React.JSX.Element {
  const [isBroken, setBroken] = useState(true);
  return (
    <ErrorBoundary
      fallback={(fault) => (
        <CrashPage
          {...fault}
          retry={() => {
            setBroken(false);
            fault.retry();
          }}
        />
      )}
    >
      <Broken isBroken={isBroken} />
    </ErrorBoundary>
  );
}

/** Shows crashes, missing pages, a notice and the progress bar. */
export function Errors(): React.JSX.Element {
  return (
    <>
      <h2>Errors and progress</h2>
      <Sample state="CrashPage: an error with a cause; trying again succeeds">
        <BrokenOnce />
      </Sample>
      <Sample state="PartBoundary: trying again fails">
        <PartBoundary name={'navbar item "Search"'}>
          <Broken isBroken />
        </PartBoundary>
      </Sample>
      <Sample state="NotFound: before the address is known">
        <NotFound requestedPath={null} onSearch={() => undefined} />
      </Sample>
      <Sample
        state="NotFound: with pages that have similar names"
        contexts={{ path, tree: sidebar }}
      >
        <NotFound requestedPath="/documentation/fes" onSearch={() => undefined} />
      </Sample>
      <Sample state="Notice at the bottom of the viewport">
        <div className="app-notice" role="status">
          The page could not be loaded completely.{' '}
          <button type="button" className="outline-button">
            Reload
          </button>
        </div>
      </Sample>
      <Sample state="Progress bar at the top of the viewport">
        <button type="button" onClick={startProgress}>
          Start
        </button>{' '}
        <button type="button" onClick={endProgress}>
          End
        </button>
      </Sample>
    </>
  );
}
