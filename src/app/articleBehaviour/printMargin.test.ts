/** @jest-environment jsdom */
import { fillPrintMargin } from './printMargin';

test('writes title, version (if any), address and date as CSS strings into one style sheet', () => {
  let css = '';
  class Sheet {
    replaceSync(text: string): void {
      css = text;
    }
  }
  Object.assign(window, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.title = 'The "best" page';
  document.body.innerHTML =
    '<nav aria-label="Main"><button aria-controls="x"></button></nav>' +
    '<nav aria-label="Version and language"><button>Version: Next</button></nav>';
  jest.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') });
  fillPrintMargin();
  fillPrintMargin();
  jest.useRealTimers();
  expect(css).toContain('@top-left{content:"The \\"best\\" page · Version: Next"');
  expect(css).toContain('@bottom-left{content:"http://localhost/ · 2026-03-04"');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  document.body.innerHTML = '';
  fillPrintMargin();
  expect(css).toContain('@top-left{content:"The \\"best\\" page";');
});
