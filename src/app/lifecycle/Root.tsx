import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/errors/ErrorBoundary';
import { AnnouncementProvider } from '../state/announcement/AnnouncementProvider';
import { appReadyEvent, type AppState } from '../appState';
import { ArticleContextProvider } from '../../components/contexts';
import { activateArticle } from '../articleBehaviour';
import { attempt } from '../attempt';
import { ColorModeProvider } from '../state/colorMode/ColorModeProvider';
import { CrashedSite } from '../navigation/recovery/Crashed';
import { SearchProvider } from '../search/SearchProvider';
import { SidebarsProvider } from '../state/sidebars/SidebarsProvider';
import { PreferredVersionProvider } from '../state/versions/PreferredVersionProvider';

function reportReady(): void {
  const { dataset } = document.documentElement;
  if (dataset['app'] === 'ready') return;
  dataset['app'] = 'ready' satisfies AppState;
  document.dispatchEvent(new Event(appReadyEvent));
}

/**
 * Reports that the page is hydrated. Must be in the last boundary, because React hydrates
 * boundaries in order.
 */
function HydrationEnd(): ReactNode {
  useEffect(reportReady, []);
  return null;
}

/** If activation fails, the error is only logged, because the article remains readable. */
const articleContext = { onRender: () => attempt(activateArticle) };

/**
 * Wraps the app in the providers, and shows an error in its place if it crashes. Once the page is
 * hydrated or rendered, sets `<html data-app="ready">` and dispatches `appReadyEvent`.
 */
export function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ColorModeProvider>
      <AnnouncementProvider>
        <SidebarsProvider>
          <PreferredVersionProvider>
            <SearchProvider>
              <ErrorBoundary fallback={(fault) => <CrashedSite {...fault} />}>
                <ArticleContextProvider value={articleContext}>{children}</ArticleContextProvider>
              </ErrorBoundary>
              <Suspense fallback={null}>
                <HydrationEnd />
              </Suspense>
            </SearchProvider>
          </PreferredVersionProvider>
        </SidebarsProvider>
      </AnnouncementProvider>
    </ColorModeProvider>
  );
}
