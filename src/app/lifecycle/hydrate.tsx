import { startTransition, type ReactNode } from 'react';
import type { Container } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../components/errors/ErrorBoundary';
import type { AppState } from '../appState';
import { CrashedApp } from '../navigation/recovery/Crashed';
import { tolerateMovedNodes } from '../../workarounds/react/movedNodes';

/** Without this handler, React would report an uncaught error. */
function logMismatch(error: unknown): void {
  console.error('React recovered from a hydration error:', error);
}

/**
 * Hydrates the page as a transition, in short tasks, so that the browser stays responsive. Renders
 * the page if there is no HTML, as on the development server.
 *
 * @throws Error if `container` is not an element
 */
export function hydratePage(page: ReactNode, container: Container | null): void {
  if (!(container instanceof Element))
    throw new Error(
      'The page has no element for the app. Add an element with the id "___gatsby" to its HTML.',
    );
  tolerateMovedNodes();
  const app = <ErrorBoundary fallback={(fault) => <CrashedApp {...fault} />}>{page}</ErrorBoundary>;
  if (!container.hasChildNodes()) {
    createRoot(container).render(app);
    return;
  }
  document.documentElement.dataset['app'] = 'hydrating' satisfies AppState;
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError: logMismatch });
  });
}
