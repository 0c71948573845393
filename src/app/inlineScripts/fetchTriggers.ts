import { idleTimeout } from '../../shared/idleTimeout';
import { closest } from '../closest';
import { noticeClass } from '../notice';
import type { FetchApp } from './fetchApp';

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Matches the elements that need the app. */
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
 * Fetches the app at low priority when the page has loaded, its content has been painted, and the
 * browser is idle. Fetched earlier, the scripts would delay that paint on a slow connection.
 */
export function fetchWhenIdle(fetchApp: FetchApp): void {
  // Safari has no requestIdleCallback; setTimeout ignores the options.
  const whenIdle = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
  const fetchLater = (): void => {
    whenIdle(() => fetchApp('low'), { timeout: idleTimeout });
  };
  addEventListener(
    'load',
    () => {
      // A page in a background tab has no frames. A frame is on screen when the next one begins.
      if (document.hidden) fetchLater();
      else requestAnimationFrame(() => requestAnimationFrame(fetchLater));
    },
    { once: true },
  );
}
