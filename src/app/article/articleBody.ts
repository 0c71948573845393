/**
 * The part of the page that React adopts and never draws: an article's inert HTML. null on pages
 * that have none.
 */
export function articleBody(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.a-body');
}
