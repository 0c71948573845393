import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's marker of a boundary that failed on the server and is left to the browser. */
const failedBoundary = '<!--$!-->';

/** Returns the error of a failed boundary, which `renderToString` swallows. */
function findError(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(page, {
      onError: resolve,
      onShellReady: () => abort(new Error('A part of the page did not finish rendering.')),
    });
  });
}

/**
 * Renders a page to complete HTML. An error inside `<Suspense>` would silently leave the fallback,
 * an empty place, in the page.
 *
 * @param accept called with the HTML, synchronously after it was rendered
 * @throws what a component has thrown, also inside `<Suspense>`; then `accept` is not called
 */
export async function renderWithoutFaults(
  page: ReactNode,
  accept: (html: string) => void,
): Promise<void> {
  const html = renderToString(page);
  if (html.includes(failedBoundary)) throw await findError(page);
  accept(html);
}
