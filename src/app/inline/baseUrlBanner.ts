import { pathPrefix } from '../../site/addresses';
import { appFailedEvent, noticeClass } from '../appState';
import { inlineScript } from './inlineScript';

interface Settings {
  /** The base URL for which the site was built, with its slash. */
  readonly base: string;
  readonly failedEvent: string;
  readonly noticeClass: string;
}

/**
 * Tells whoever has published the site under another base URL than the one it was built for, by
 * which neither style sheet nor scripts can be found, what to set. One file that is slow or blocked
 * is no sign of it: the banner comes when the app has failed and the page has no style. Where the
 * base URL fits, the loader's notice with its Retry stays: the host may have failed for a moment.
 * It is written into the start page by its source, before the loader, and leans on nothing else.
 */
function watchBaseUrl({ base, failedEvent, noticeClass: notice }: Settings): void {
  let banner: HTMLElement | undefined;
  let hasAdvice = false;

  const show = (): void => {
    const styles = getComputedStyle(document.documentElement);
    const isStyled = styles.getPropertyValue('--paper') !== '';
    if (isStyled || banner !== undefined) return;
    const folder = location.pathname.replace(/(?:index)?(?:\.html)?$/, '');
    const suggested = folder.replace(/\/*$/, '/');
    banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    const heading = document.createElement('p');
    const strong = document.createElement('strong');
    strong.textContent = 'This site did not load properly.';
    heading.append(strong);
    const advice = document.createElement('p');
    hasAdvice = suggested !== base;
    advice.textContent = hasAdvice
      ? `Its base URL may be wrong. Current base URL: ${base}. We suggest trying base URL: ${suggested}`
      : `Current base URL: ${base}, which fits this address: files of the site are missing there.`;
    banner.append(heading, advice);
    document.body.prepend(banner);
    if (hasAdvice) document.querySelector(`.${notice}`)?.remove();
  };

  document.addEventListener(failedEvent, (event) => {
    // A style sheet holds the load event back, so that afterwards it has come or failed.
    if (document.readyState === 'complete') show();
    else addEventListener('load', show, { once: true });
    if (hasAdvice) event.preventDefault();
  });
}

/** The text of a script element of the start page; it stands before the loader. */
export const baseUrlScript = inlineScript<Settings>(watchBaseUrl, {
  base: `${pathPrefix}/`,
  failedEvent: appFailedEvent,
  noticeClass,
});
