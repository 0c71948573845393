import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { PageError } from '../../components/errors/CrashPage';
import { ErrorBoundary } from '../../components/errors/ErrorBoundary';
import { Layout } from '../../components/layout/Layout';
import { Root } from './Root';
import { RouteProvider } from '../state/route/RouteProvider';
import { sidebarOf } from '../state/sidebars/sidebarOf';
import { pageVersionsOf } from '../state/versions/pageVersionsOf';

interface PageProps {
  readonly location: { readonly pathname: string; readonly search?: string };
  /**
   * Present only in the browser. On the not-found page, `path` is that page's own, not the
   * location's.
   */
  readonly pageResources?: { readonly page: { readonly path: string } };
  readonly data?: unknown;
}

/** Wraps the app in the providers, which persist across pages. */
export const wrapRootElement: NonNullable<
  GatsbyBrowser['wrapRootElement'] & GatsbySSR['wrapRootElement']
> = ({ element }: { element: ReactElement }) => <Root>{element}</Root>;

/** Wraps a page in the layout; shows an error in its place if it crashes. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement']
> = ({ element, props }: { element: ReactElement; props: object }) => {
  const { location, pageResources, data } = props as PageProps;
  return (
    <RouteProvider path={pageResources?.page.path ?? location.pathname} {...pageVersionsOf(data)}>
      <Layout sidebar={sidebarOf(data)}>
        <ErrorBoundary
          resetKey={`${location.pathname}${location.search ?? ''}`}
          fallback={(fault) => <PageError {...fault} />}
        >
          {element}
        </ErrorBoundary>
      </Layout>
    </RouteProvider>
  );
};
