const blank = 'about:blank';

/** Null if the frame has another origin. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/** Returns whether the frame has loaded its own document, not the initial empty one. */
function isLoaded(frame: HTMLIFrameElement): boolean {
  const content = documentOf(frame);
  if (content?.readyState !== 'complete') return false;
  return content.URL !== blank || !/[^#]/.test(frame.src) || frame.src === blank;
}

/**
 * Returns the document of a frame once it has loaded; null if it has another origin, does not load
 * in time, or `signal` aborts.
 *
 * @param wait the time limit in milliseconds
 */
export async function frameDocument(
  frame: HTMLIFrameElement,
  wait: number,
  signal: AbortSignal,
): Promise<Document | null> {
  if (!isLoaded(frame)) {
    const loaded = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), wait);
      const end = (result: boolean) => (): void => {
        clearTimeout(timer);
        resolve(result);
      };
      frame.addEventListener('load', end(true), { once: true, signal });
      signal.addEventListener('abort', end(false), { once: true });
    });
    if (!loaded) return null;
  }
  return signal.aborted ? null : documentOf(frame);
}
