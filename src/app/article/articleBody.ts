/**
 * Returns the element with the article's HTML, which React adopts but never renders; null if the
 * page has none.
 */
export function articleBody(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.a-body');
}
