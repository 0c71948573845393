/** The data of Gatsby's page for errors of a server, which a static site does not have. */
const errorPageData = /\/page-data\/500\.html\/page-data\.json$/;

/** An answer without data; it asks no host. */
const noData = 'data:application/json,';

/**
 * Ends a loop of Gatsby's loader: where page data is answered with 500 it asks for the data of a
 * page `/500.html`, and where that is answered with 500 for the same again, without end.
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
