import { pathPrefix, trailingSlash } from '../../site/addresses';
import { normalizePath } from '../../shared/normalizePath';
import { appFailedEvent } from '../appState';
import { noticeClass } from '../notice';

const base = `${pathPrefix}/`;

/** Returns the base URL of the site, assuming that the page shown is the home page. */
function suggestedBase(): string {
  return normalizePath(location.pathname, pathPrefix, trailingSlash).replace(/\/*$/, '/');
}

function showBanner(advice: string): void {
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  const heading = document.createElement('strong');
  heading.append('This site did not load properly.');
  for (const content of [heading, advice]) {
    const paragraph = document.createElement('p');
    paragraph.append(content);
    banner.append(paragraph);
  }
  document.body.prepend(banner);
}

/**
 * Shows a banner when the app has failed and the page has no styles. The banner suggests another
 * base URL or, if the base URL fits the address, says that files could not be loaded.
 *
 * Runs on the home page, before the loader.
 */
export function watchBaseUrl(): void {
  let isShown = false;
  let hasAdvice = false;

  const show = (): void => {
    const styles = getComputedStyle(document.documentElement);
    if (styles.getPropertyValue('--paper') !== '' || isShown) return;
    isShown = true;
    const suggested = suggestedBase();
    hasAdvice = suggested !== base;
    showBanner(
      hasAdvice
        ? `Its base URL may be wrong. Current base URL: ${base}. We suggest trying base URL: ${suggested}`
        : `Current base URL: ${base}. It matches this address, but some files could not be loaded.`,
    );
    if (hasAdvice) document.querySelector(`.${noticeClass}`)?.remove();
  };

  document.addEventListener(appFailedEvent, (event) => {
    // The load event fires only after the stylesheet has loaded or failed to load.
    if (document.readyState === 'complete') show();
    else addEventListener('load', show, { once: true });
    if (hasAdvice) event.preventDefault();
  });
}
