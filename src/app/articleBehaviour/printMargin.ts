/**
 * Writes title, version, address and date in the margins of printed pages, in browsers that support
 * this.
 */
export function fillPrintMargin(): void {
  const version = document.querySelector('nav[aria-label^=Version] button')?.textContent ?? '';
  const { origin, pathname } = window.location;
  const sheet = new CSSStyleSheet();
  const marginBox = (place: string, ...texts: string[]): string =>
    `@${place}-left{content:${JSON.stringify(texts.filter(Boolean).join(' · '))};font:9pt sans-serif}`;
  const date = new Date().toISOString().slice(0, 10);
  sheet.replaceSync(
    `@page{${marginBox('top', document.title, version)}${marginBox('bottom', origin + pathname, date)}}`,
  );
  document.adoptedStyleSheets = [sheet];
}
