import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React writes where a boundary was given up on the server, for the browser to draw. */
const givenUp = '<!--$!-->';

/** The error for which a boundary was given up; `renderToString` keeps it to itself. */
function faultOf(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(page, {
      onError: resolve,
      onShellReady: () => abort(new Error('A part of the page did not come while it was built.')),
    });
  });
}

/**
 * Renders a page to HTML of which every part is there. An error inside `<Suspense>` would leave
 * its fallback in the page, an empty place, without a word.
 *
 * @param accept called with the HTML in the same step in which it was rendered
 * @throws whatever a component has thrown, also inside `<Suspense>`; then `accept` is not called
 */
export async function renderWithoutFaults(
  page: ReactNode,
  accept: (html: string) => void,
): Promise<void> {
  const html = renderToString(page);
  if (html.includes(givenUp)) {
    throw await faultOf(page);
  }
  accept(html);
}
