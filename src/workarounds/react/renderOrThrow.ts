import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's marker for a boundary that failed on the server and will be rendered in the browser. */
const failedBoundary = '<!--$!-->';

/**
 * Finds the first error of a page, because `renderToString` swallows errors inside `<Suspense>`. If
 * a component suspends instead, returns an error that says so.
 */
function findError(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(page, {
      onError: resolve,
      onShellReady: () =>
        abort(
          new Error(
            'A part of the page did not finish rendering. Components must not suspend in a build.',
          ),
        ),
    });
  });
}

/**
 * Renders a page to complete HTML. An error inside `<Suspense>` would otherwise leave the fallback
 * in the page without a message.
 *
 * @param accept called with the HTML synchronously after rendering
 * @throws the error of a component, or an Error if a component suspends; `accept` is then not
 *   called
 */
export async function renderOrThrow(
  page: ReactNode,
  accept: (html: string) => void,
): Promise<void> {
  const html = renderToString(page);
  if (html.includes(failedBoundary)) throw await findError(page);
  accept(html);
}
