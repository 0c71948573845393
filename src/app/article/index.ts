import { hashTarget } from '../../components/ui/hashTarget';
import { articleBody } from './articleBody';
import { copyOnClick } from './copy';
import { addExpandButtons, expandOnClick, labelOnToggle, markField } from './fields';
import { applyFilters, filterOnInput } from './filter';
import { runOnClick } from './run';
import { addTablists, chooseOnClick, chooseOnKey, showPanelOf } from './tabs';

/** Opens the tab panels and collapsed sections around an element. */
export function reveal(element: Element): void {
  showPanelOf(element);
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
}

/** Opens what hides the element that the hash of the address names, and marks it if it is a field. */
export function revealHashTarget(): void {
  const target = hashTarget(window.location.hash);
  markField(target);
  if (target !== null) reveal(target);
}

let activated: Element | null = null;

/**
 * Attaches behaviour to the article once, and opens what hides the target of the hash. Call again
 * after React replaces the article.
 */
export function activateArticle(): void {
  // The body itself stays when its content changes while developing.
  const first = articleBody()?.firstElementChild ?? null;
  if (first === null || first === activated) return;
  activated = first;
  addTablists(document);
  addExpandButtons(document);
  applyFilters(document);
  revealHashTarget();
}

/** Adds the listeners that serve all articles. */
export function listenToArticles(): void {
  document.addEventListener('click', (event) => {
    chooseOnClick(event);
    expandOnClick(event);
    void copyOnClick(event);
    void runOnClick(event);
  });
  document.addEventListener('keydown', (event) => chooseOnKey(event));
  document.addEventListener('input', filterOnInput);
  document.addEventListener('toggle', labelOnToggle, { capture: true });
  document.addEventListener('beforematch', (event) => {
    if (event.target instanceof Element) showPanelOf(event.target);
  });
}
