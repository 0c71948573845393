import { closest } from '../closest';
import { appDestination } from './destination';
import { gatsbyRuntime } from '../../compat/gatsby/runtime';

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = closest(event, 'a[href]');
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Returns where the app navigates for a link; null if the browser must follow it. */
export function linkDestination(link: HTMLAnchorElement): string | null {
  if (link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return appDestination(link.href, window.location.href);
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function followInApp(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = linkOf(event);
  const destination = link === null ? null : linkDestination(link);
  if (destination === null) return;
  event.preventDefault();
  gatsbyRuntime().___navigate(destination);
}

function preload(event: Event): void {
  const link = linkOf(event);
  const destination = link === null ? null : linkDestination(link);
  if (destination !== null) gatsbyRuntime().___loader.hovering(destination);
}

/**
 * Makes links outside React (those in articles) navigate in the app, and loads the page of any link
 * that the reader hovers over or focuses.
 */
export function followLinks(): void {
  document.addEventListener('click', followInApp);
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}
