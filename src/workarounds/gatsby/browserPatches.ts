/** Matches the URL of the data of Gatsby's server error page, which a static site does not have. */
const errorPageData = /\/page-data\/500\.html\/page-data\.json$/;

const notFound = {
  readyState: { value: XMLHttpRequest.DONE },
  status: { value: 404 },
  responseText: { value: '' },
};

/**
 * Prevents an endless loop in Gatsby's loader: if page data returns 500, the loader requests the
 * data of `/500.html`, and if that returns 500 too, requests it again. Answers requests for the
 * data of `/500.html` with 404 instead of sending them.
 */
export function preventServerErrorLoop(): void {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    isAsync: boolean = true,
  ): void {
    if (!errorPageData.test(String(url))) {
      open.call(this, method, url, isAsync);
      return;
    }
    this.send = () => {
      Object.defineProperties(this, notFound);
      this.onreadystatechange?.(new Event('readystatechange'));
    };
  };
}

/** Hides session storage if it throws when used, because Gatsby does not catch such errors. */
export function hideBrokenStorage(): void {
  try {
    sessionStorage.setItem('probe', '');
    sessionStorage.removeItem('probe');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}

/** Turns Gatsby's screen-reader announcements of page changes on or off. */
export function setAnnouncing(isOn: boolean): void {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', isOn ? 'assertive' : 'off');
}
