let sheet: CSSStyleSheet | undefined;

/** Writes title, version, address and date in the margins of printed pages, where supported. */
export function fillPrintMargin(): void {
  const version = document.querySelector('nav button[aria-controls]')?.textContent ?? '';
  const { origin, pathname } = window.location;
  const box = (place: string, text: string): string =>
    `@${place}{content:${JSON.stringify(text)};font:9pt sans-serif}`;
  const top = [document.title, version].filter(Boolean).join(' · ');
  const date = new Date().toISOString().slice(0, 10);
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(
    `@page{${box('top-left', top)}${box('bottom-left', `${origin}${pathname} · ${date}`)}}`,
  );
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
