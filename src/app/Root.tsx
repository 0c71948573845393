import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../components/errors/ErrorBoundary';
import { AnnouncementProvider } from './state/announcement/AnnouncementProvider';
import { appReadyEvent, type AppState } from './appState';
import { ArticleProvider } from './article/ArticleProvider';
import { ColorModeProvider } from './state/colorMode/ColorModeProvider';
import { CrashedSite } from './navigation/recovery/CrashedSite';
import { SearchProvider } from './search/SearchProvider';
import { SidebarsProvider } from './state/sidebars/SidebarsProvider';
import { PreferredVersionProvider } from './state/versions/PreferredVersionProvider';

function reportReady(): void {
  const { dataset } = document.documentElement;
  if (dataset['app'] === 'ready') return;
  dataset['app'] = 'ready' satisfies AppState;
  document.dispatchEvent(new Event(appReadyEvent));
}

/** Stands last, in a boundary of its own: React hydrates boundaries in their order. */
function HydrationEnd(): ReactNode {
  useEffect(reportReady, []);
  return null;
}

/**
 * What every page stands in. Marks `<html data-app="ready">` when the whole page is hydrated.
 */
export function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ColorModeProvider>
      <AnnouncementProvider>
        <SidebarsProvider>
          <PreferredVersionProvider>
            <SearchProvider>
              <ErrorBoundary fallback={(fault) => <CrashedSite {...fault} />}>
                <ArticleProvider>{children}</ArticleProvider>
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
