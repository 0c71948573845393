/** The data of Gatsby's page for server errors, which a static site does not have. */
const errorPageData = /\/page-data\/500\.html\/page-data\.json$/;

/** Empty data, without a request to the host. */
const noData = 'data:application/json,';

/**
 * Ends a loop of Gatsby's loader: if page data is answered with 500, the loader requests the data
 * of `/500.html`, and if that is answered with 500, the same again without end.
 */
export function endServerErrorLoop(): void {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    isAsync: boolean = true,
  ): void {
    open.call(this, method, errorPageData.test(String(url)) ? noData : url, isAsync);
  };
}

/** Hides a session storage that throws. Gatsby checks only that there is one. */
export function hideBrokenStorage(): void {
  try {
    sessionStorage.setItem('probe', '');
    sessionStorage.removeItem('probe');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}
