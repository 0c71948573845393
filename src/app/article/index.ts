import { hashTarget } from '../navigation/hashTarget';
import { copyOnClick, forgetCopied } from './copy';
import { applyFilters, filterOnInput } from './filter';
import { addTablists, chooseOnClick, chooseOnKey, showPanelOf } from './tabs';

/** Opens what hides an element: tab panels and collapsed sections around it. */
export function reveal(element: Element): void {
  showPanelOf(element);
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
}

/** Gives the article that stands in the page its behaviours, and opens what its hash names. */
export function enliven(hash: string): void {
  forgetCopied();
  addTablists(document);
  applyFilters(document);
  const target = hashTarget(hash);
  if (target !== null) reveal(target);
}

/** Listens, once for all articles to come, to what is used in them. */
export function listenToArticles(): void {
  document.addEventListener('click', (event) => {
    chooseOnClick(event);
    void copyOnClick(event);
  });
  document.addEventListener('keydown', (event) => chooseOnKey(event));
  document.addEventListener('input', filterOnInput);
  document.addEventListener('beforematch', (event) => {
    if (event.target instanceof Element) showPanelOf(event.target);
  });
}
