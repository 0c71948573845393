const blank = 'about:blank';

/** A frame's document; null where it is of another origin. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/** Whether the document is the frame's own, and not the empty one that stands there before it. */
function isLoaded(frame: HTMLIFrameElement): boolean {
  const content = documentOf(frame);
  if (content?.readyState !== 'complete') return false;
  return content.URL !== blank || !/[^#]/.test(frame.src) || frame.src === blank;
}

/**
 * The document of a frame once it is loaded; null where it is of another origin, or is not loaded
 * within the time, or `signal` ends the waiting.
 *
 * @param wait in milliseconds
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
