import { pathPrefix } from '../../site/addresses';
import { appFailedEvent, noticeClass } from '../appState';
import { inlineScript } from './inlineScript';

interface Settings {
  /** The base URL for which the site was built, with its slash. */
  readonly base: string;
  /** Addresses of the app's scripts. */
  readonly scripts: readonly string[];
  readonly failedEvent: string;
  readonly noticeClass: string;
}

/**
 * Tells whoever has published the site under another base URL than the one it was built for, by
 * which neither style sheet nor scripts can be found, what to set. One file that is slow or blocked
 * is no sign of it: the banner comes when none of the scripts has come and the page has no style.
 * It is written into the start page by its source, before the loader, and leans on nothing else.
 */
function watchBaseUrl({ base, scripts, failedEvent, noticeClass: notice }: Settings): void {
  const failed = new Set<string>();
  let banner: HTMLElement | undefined;

  const show = (): void => {
    const styles = getComputedStyle(document.documentElement);
    const isStyled = styles.getPropertyValue('--paper') !== '';
    const areMissing = scripts.every((address) => failed.has(address));
    if (!areMissing || isStyled || banner !== undefined) return;
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
    advice.textContent =
      suggested === base
        ? `Current base URL: ${base}, which fits this address: files of the site are missing there.`
        : `Its base URL may be wrong. Current base URL: ${base}. We suggest trying base URL: ${suggested}`;
    banner.append(heading, advice);
    document.body.prepend(banner);
    document.querySelector(`.${notice}`)?.remove();
  };

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      failed.add(target.getAttribute('src') ?? '');
    },
    true,
  );
  document.addEventListener(failedEvent, (event) => {
    // A style sheet holds the load event back, so that afterwards it has come or failed.
    if (document.readyState === 'complete') show();
    else addEventListener('load', show, { once: true });
    if (banner !== undefined) event.preventDefault();
  });
}

/** The text of a script element of the start page; it stands before the loader. */
export function baseUrlScript(scripts: readonly string[]): string {
  return inlineScript<Settings>(watchBaseUrl, {
    base: `${pathPrefix}/`,
    scripts,
    failedEvent: appFailedEvent,
    noticeClass,
  });
}
