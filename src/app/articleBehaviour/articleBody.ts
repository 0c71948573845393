/**
 * Returns the element with the article's HTML, whose content React does not manage; null if the
 * page has none.
 */
export function articleBody(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.a-body');
}
