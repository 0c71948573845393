import { hashTarget } from '../../components/ui/hashTarget';
import { closest } from '../closest';
import { articleBody } from './articleBody';
import { copyOnClick } from './copy';
import { addExpandButtons, expandOnClick, updateLabelOnToggle, markTarget } from './fields';
import type * as filterModule from './filter';
import { loadPart } from './loadPart';
import { fillPrintMargin } from './printMargin';
import { runOnClick } from './run';
import { watchScrollableBoxes } from './scrollableBoxes';
import { addTablists, chooseTabOnClick, chooseTabOnKey, openPanelsAround } from './tabs';

let filters: typeof filterModule | undefined;

/** Opens the tabs and collapsibles around an element, and clears a filter that hides it. */
export function reveal(element: Element): void {
  filters?.clearFilterOver(element);
  openPanelsAround(element);
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
}

/** Shows the hash target if something hides it. Marks the target if it is in the article. */
export function revealHashTarget(): void {
  const target = hashTarget(window.location.hash);
  markTarget(target);
  if (target !== null) reveal(target);
}

/**
 * If the code of the filters has loaded, fills empty filters from the address, then applies all
 * that are set.
 */
export function refillFilters(): void {
  filters?.applyFilters(document);
}

let activated: Element | null = null;

/**
 * Attaches behaviour to the article once, then reveals and marks the target of the hash. Call again
 * after React replaces the article.
 */
export function activateArticle(): void {
  // Compares the first child, because in development the element stays when its content changes.
  const first = articleBody()?.firstElementChild ?? null;
  if (first === null || first === activated) return;
  activated = first;
  addTablists(document);
  addExpandButtons(document);
  watchScrollableBoxes();
  if (document.querySelector('.a-filter') !== null) {
    void loadPart(async () => {
      filters = await import(/* webpackChunkName: "table-filter" */ './filter');
      filters.startFilters(document);
    });
  }
  revealHashTarget();
}

function listenToSamples(): void {
  const load = (event: Event): void => {
    if (closest(event, '.a-op') === null) return;
    document.removeEventListener('pointerover', load);
    document.removeEventListener('focusin', load);
    void loadPart(async () =>
      (await import(/* webpackChunkName: "samples" */ './operationSamples')).startSamples(event),
    );
  };
  document.addEventListener('pointerover', load);
  document.addEventListener('focusin', load);
}

async function zoomOnClick(event: MouseEvent): Promise<void> {
  const link = closest(event, '.m-zoom');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await import(/* webpackChunkName: "zoom" */ './zoom').then(
    ({ openZoom }) => openZoom(link as HTMLAnchorElement),
    () => location.assign((link as HTMLAnchorElement).href),
  );
}

/** Adds the listeners that serve all articles. */
export function listenToArticles(): void {
  document.addEventListener('click', (event) => {
    chooseTabOnClick(event);
    expandOnClick(event);
    void copyOnClick(event);
    void runOnClick(event);
    void zoomOnClick(event);
  });
  document.addEventListener('keydown', (event) => chooseTabOnKey(event));
  listenToSamples();
  window.addEventListener('beforeprint', fillPrintMargin);
  document.addEventListener('toggle', updateLabelOnToggle, { capture: true });
  document.addEventListener('beforematch', (event) => {
    if (event.target instanceof Element) openPanelsAround(event.target);
  });
}
