import { idleTimeout } from '../../shared/idleTimeout';
import { closest } from '../closest';
import { noticeClass } from '../notice';
import type { FetchApp } from './fetchApp';

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

const controls = 'button, input, select, summary, nav a, .a-tab-label';

/**
 * Fetches the app at high priority when the reader presses a key, or points at or focuses a
 * control. Ignores notices, whose buttons work without the app.
 */
export function fetchOnInteraction(fetchApp: FetchApp, signal: AbortSignal): void {
  const onInteraction = (event: Event): void => {
    if (closest(event, `.${noticeClass}`)) return;
    if (event.type === 'keydown' || closest(event, controls)) fetchApp('high');
  };
  interactions.forEach((type) => {
    addEventListener(type, onInteraction, { capture: true, passive: true, signal });
  });
}

/**
 * Fetches the app at low priority after the page has loaded and, unless it is in the background,
 * has been painted: fetched earlier, the scripts would delay the first paint on a slow connection.
 * If the browser reports idle time, waits for it, up to `idleTimeout`.
 */
export function fetchWhenIdle(fetchApp: FetchApp): void {
  // Not every Safari has requestIdleCallback; setTimeout ignores the options.
  const whenIdle = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  const fetchLater = (): void => {
    whenIdle(() => fetchApp('low'), { timeout: idleTimeout });
  };
  addEventListener(
    'load',
    () => {
      // Background tabs get no animation frames. A frame is on screen when the next one begins.
      if (document.hidden) fetchLater();
      else requestAnimationFrame(() => requestAnimationFrame(fetchLater));
    },
    { once: true },
  );
}
