import { startTransition, type ReactNode } from 'react';
import type { Container } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AppState } from './loader';

/**
 * Takes over the page's HTML as a transition, in short tasks between which the browser can answer
 * the reader. Where there is no HTML (development server) the page is drawn.
 */
export function hydratePage(page: ReactNode, container: Container | null): void {
  if (!(container instanceof Element)) throw new Error('The page has no element for the app.');
  if (!container.hasChildNodes()) {
    createRoot(container).render(page);
    return;
  }
  document.documentElement.dataset['app'] = 'hydrating' satisfies AppState;
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
