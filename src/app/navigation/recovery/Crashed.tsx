import { useEffect } from 'react';
import { CrashPage, PageError } from '../../../components/errors/CrashPage';
import type { Fault } from '../../../components/errors/ErrorBoundary';
import { Layout } from '../../../components/layout/Layout';
import { withPrefix } from '../../../site/addresses';
import { documentTitle } from '../../../site/metadata';
import { RouteProvider } from '../../state/route/RouteProvider';
import { pageVersionsOf } from '../../state/versions/pageVersionsOf';
import { loadPagesFully } from './loadPagesFully';

/** Replaces everything if even the layout fails to render. Depends on no provider. */
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

/**
 * Replaces a page and its layout if an error occurs outside the content of the page, for example on
 * malformed data. Shows the error in a new layout, without a sidebar.
 */
export function CrashedSite(fault: Fault): React.JSX.Element {
  useEffect(loadPagesFully, []);
  return (
    <RouteProvider path={window.location.pathname} {...pageVersionsOf(undefined)}>
      <Layout sidebar={null}>
        <PageError {...fault} />
      </Layout>
    </RouteProvider>
  );
}
