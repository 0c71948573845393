import { useEffect } from 'react';
import { PageError } from '../../../components/errors/CrashPage';
import type { Fault } from '../../../components/errors/ErrorBoundary';
import { Layout } from '../../../components/layout/Layout';
import { RouteProvider } from '../../state/route/RouteProvider';
import { pageVersionsOf } from '../../state/versions/pageVersionsOf';
import { loadPagesFully } from './loadPagesFully';

/** In place of a page that cannot even be begun, because its data is not what it should be. */
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
