import { useEffect } from 'react';
import { CrashPage } from '../../../components/errors/CrashPage';
import type { Fault } from '../../../components/errors/ErrorBoundary';
import { withPrefix } from '../../../site/addresses';
import { documentTitle } from '../../../site/metadata';
import { loadPagesFully } from './loadPagesFully';

/** In place of everything, when not even the layout can be drawn; it leans on nothing of the app. */
export function CrashedApp(fault: Fault): React.JSX.Element {
  useEffect(loadPagesFully, []);
  useEffect(() => {
    document.title = documentTitle('Page Error');
  }, []);
  return (
    <main>
      <CrashPage {...fault} />
      <p>
        <a href={withPrefix('/')}>Home</a>
      </p>
    </main>
  );
}
