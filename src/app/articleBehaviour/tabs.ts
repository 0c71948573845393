import { rovingIndex } from '../../shared/rovingIndex';
import { visitorStorage, type SafeStorage } from '../../shared/visitorStorage';
import { closest } from '../closest';
import { tabsStorageKey } from './tabsStorageKey';

/*
 * src/components/article/Tabs describes the markup. Before this runs, the stylesheet shows one
 * panel of each container: the first, or the reader's choice, which the inline scripts mark.
 */

const readyAttribute = 'data-tabs';

function panelsOf(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(':scope > .a-tab')];
}

function tabsOf(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(':scope > .a-tablist > [role="tab"]')];
}

const labelOf = (part: HTMLElement): string => part.dataset['label'] ?? '';

function show(container: Element, label: string): void {
  const panels = panelsOf(container);
  if (!panels.some((panel) => labelOf(panel) === label)) return;
  const tabs = tabsOf(container);
  panels.forEach((panel, index) => {
    const selected = labelOf(panel) === label;
    panel.toggleAttribute('data-selected', selected);
    // `until-found` lets the browser's find-in-page open the panel.
    if (selected) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    tabs[index]?.setAttribute('aria-selected', String(selected));
    tabs[index]?.setAttribute('tabindex', selected ? '0' : '-1');
  });
}

/** Keeps the container in place on screen when tabs of the same group change above it. */
function chooseTab(container: HTMLElement, label: string, storage: SafeStorage): void {
  const { group } = container.dataset;
  const before = container.getBoundingClientRect().top;
  show(container, label);
  if (group !== undefined) {
    document.querySelectorAll<HTMLElement>('.a-tabs').forEach((other) => {
      if (other.dataset['group'] === group) show(other, label);
    });
    storage.write(tabsStorageKey(group), label);
  }
  const moved = container.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

let containerCount = 0;

function addTablist(container: HTMLElement, storage: SafeStorage): void {
  const panels = panelsOf(container);
  const [first] = panels;
  if (first === undefined) return;
  containerCount += 1;
  const list = document.createElement('div');
  list.className = 'a-tablist';
  list.setAttribute('role', 'tablist');
  const { group } = container.dataset;
  if (group !== undefined) list.setAttribute('aria-label', group);

  panels.forEach((panel, index) => {
    const id = `tabs-${containerCount}-${index}`;
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = id;
    tab.className = 'a-tab-button';
    const label = panel.querySelector(':scope > .a-tab-label');
    tab.dataset['label'] = labelOf(panel);
    tab.textContent = label?.textContent ?? labelOf(panel);
    tab.setAttribute('role', 'tab');
    panel.id ||= `${id}-panel`;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', id);
    label?.setAttribute('hidden', '');
    list.append(tab);
  });
  container.prepend(list);
  container.setAttribute(readyAttribute, '');
  const stored = group === undefined ? null : storage.read(tabsStorageKey(group));
  const chosen = panels.find((panel) => panel.hasAttribute('data-selected'));
  show(container, labelOf(chosen ?? first));
  if (chosen === undefined && stored !== null) show(container, stored);
}

/** Adds a tab list to each container below `root` that has none. */
export function addTablists(root: ParentNode, storage: SafeStorage = visitorStorage): void {
  root
    .querySelectorAll<HTMLElement>(`.a-tabs:not([${readyAttribute}])`)
    .forEach((container) => addTablist(container, storage));
}

function tabOf(event: Event): readonly [tab: HTMLElement, container: HTMLElement] | null {
  const tab = closest(event, '.a-tab-button');
  const container = tab?.closest('.a-tabs');
  return tab instanceof HTMLElement && container instanceof HTMLElement ? [tab, container] : null;
}

/** Chooses the tab that was clicked. */
export function chooseTabOnClick(event: Event, storage: SafeStorage = visitorStorage): void {
  const [tab, container] = tabOf(event) ?? [];
  if (tab && container) chooseTab(container, labelOf(tab), storage);
}

/** If the key is Left, Right, Home or End, chooses and focuses another tab. */
export function chooseTabOnKey(event: KeyboardEvent, storage: SafeStorage = visitorStorage): void {
  const [tab, container] = tabOf(event) ?? [];
  if (!tab || !container) return;
  const tabs = tabsOf(container);
  const index = rovingIndex(event, ['ArrowLeft', 'ArrowRight'], tabs.indexOf(tab), tabs.length);
  const next = tabs[index ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  chooseTab(container, labelOf(next), storage);
  next.focus();
}

/** Opens the tab panels around an element, as if the reader had chosen their tabs. */
export function openPanelsAround(element: Element, storage: SafeStorage = visitorStorage): void {
  const panel = element.closest<HTMLElement>('.a-tab');
  const container = panel?.closest<HTMLElement>('.a-tabs');
  if (!panel || !container) return;
  chooseTab(container, labelOf(panel), storage);
  if (container.parentElement !== null) openPanelsAround(container.parentElement, storage);
}
