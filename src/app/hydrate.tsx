import { startTransition, type ReactNode } from 'react';
import type { Container } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../components/errors/ErrorBoundary';
import type { AppState } from './appState';
import { CrashedApp } from './navigation/recovery/CrashedApp';
import { tolerateMovedNodes } from '../compat/react/movedNodes';

/**
 * Where the HTML is not what React would draw (a translator, an extension), React draws that part
 * anew: worth a word in the console, but no uncaught exception.
 */
function tellMismatch(error: unknown): void {
  console.error('A part of the page was drawn anew:', error);
}

/**
 * Takes over the page's HTML as a transition, in short tasks between which the browser can answer
 * the reader. Where there is no HTML (development server) the page is drawn.
 */
export function hydratePage(page: ReactNode, container: Container | null): void {
  if (!(container instanceof Element)) throw new Error('The page has no element for the app.');
  tolerateMovedNodes();
  const app = <ErrorBoundary fallback={(fault) => <CrashedApp {...fault} />}>{page}</ErrorBoundary>;
  if (!container.hasChildNodes()) {
    createRoot(container).render(app);
    return;
  }
  document.documentElement.dataset['app'] = 'hydrating' satisfies AppState;
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError: tellMismatch });
  });
}
