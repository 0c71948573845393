import { hashTarget } from '../../components/ui/hashTarget';
import { articleBody } from './articleBody';
import { copyOnClick } from './copy';
import { applyFilters, filterOnInput } from './filter';
import { addTablists, chooseOnClick, chooseOnKey, showPanelOf } from './tabs';

/** Opens what hides an element: tab panels and collapsed sections around it. */
export function reveal(element: Element): void {
  showPanelOf(element);
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
}

/** Opens what hides the place that the address names. */
export function revealPlace(): void {
  const target = hashTarget(window.location.hash);
  if (target !== null) reveal(target);
}

let enlivened: Element | null = null;

/**
 * Gives the article that stands in the page its behaviours, and opens what hides the place that
 * the address names. Done already, nothing changes; drawn anew, an article has lost all of it.
 */
export function enlivenArticle(): void {
  // Not the body itself, which stays where an edit changes what is in it.
  const first = articleBody()?.firstElementChild ?? null;
  if (first === null || first === enlivened) return;
  enlivened = first;
  addTablists(document);
  applyFilters(document);
  revealPlace();
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
