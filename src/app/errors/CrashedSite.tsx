import { useEffect } from 'react';
import { PageError } from '../../components/CrashPage';
import type { Fault } from '../../components/ErrorBoundary';
import { Layout } from '../../components/Layout';
import { RouteProvider } from '../route/RouteProvider';
import { pageVersionsOf } from '../versions/pageVersionsOf';
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
