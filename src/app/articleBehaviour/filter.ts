import { closest } from '../closest';
import { controlsOf, fillFromAddress, writeFiltersToAddress } from './filterAddress';

const filterClass = 'a-filter';

function sectionBelow(filter: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  let next = filter.nextElementSibling;
  while (next instanceof HTMLElement && next.tagName !== 'H2') {
    elements.push(next);
    next = next.nextElementSibling;
  }
  return elements;
}

/**
 * Groups each table of a section with the elements between it and the previous table. Elements
 * after the last table are in no group.
 */
function groupsOf(section: readonly HTMLElement[]): HTMLElement[][] {
  const groups: HTMLElement[][] = [];
  let group: HTMLElement[] = [];
  for (const element of section) {
    group.push(element);
    if (element.querySelector('tbody') === null) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

/** Returns the facets that have a value chosen, each with a pattern that matches whole words. */
function choicesOf(filter: Element): (readonly [name: string, value: RegExp])[] {
  return [...filter.querySelectorAll('select')]
    .filter(({ value }) => value !== '')
    .map(({ value, dataset }) => [
      dataset['facet'] ?? '',
      new RegExp(`(^|[^\\w-])${value.replace(/[^\w ]/g, '\\$&')}($|[^\\w-])`),
    ]);
}

/** Tests the cell in the facet's column or, if there is none, the `<h3>` above the table. */
function hasChoice(
  row: Element,
  group: readonly Element[],
  [name, value]: readonly [string, RegExp],
): boolean {
  const cell = [...row.children].find((candidate) => candidate.getAttribute('data-label') === name);
  const heading = group.find(({ tagName }) => tagName === 'H3');
  return value.test((cell ?? heading)?.textContent ?? '');
}

function applyFilter(filter: Element): void {
  const words = (filter.querySelector('input')?.value ?? '').toLowerCase().match(/\S+/g) ?? [];
  const choices = choicesOf(filter);
  let shown = 0;
  let all = 0;
  for (const group of groupsOf(sectionBelow(filter))) {
    const rows = group.flatMap((element) => [...element.querySelectorAll<HTMLElement>('tbody tr')]);
    const matching = rows.filter((row) => {
      const text = row.textContent.toLowerCase();
      row.hidden =
        !words.every((word) => text.includes(word)) ||
        !choices.every((choice) => hasChoice(row, group, choice));
      return !row.hidden;
    });
    for (const element of group) element.hidden = matching.length === 0;
    shown += matching.length;
    all += rows.length;
  }
  const status = filter.querySelector('[role="status"]');
  if (status === null) return;
  if (words.length + choices.length === 0) status.textContent = '';
  else status.textContent = shown === 0 ? 'No results' : `${shown} of ${all}`;
}

const isSet = (filter: Element): boolean => controlsOf(filter).some(({ value }) => value !== '');

/** Fills empty filters from the address, then applies all filters that are set. */
export function applyFilters(root: ParentNode): void {
  fillFromAddress(root);
  for (const filter of root.querySelectorAll(`.${filterClass}`)) {
    if (isSet(filter)) applyFilter(filter);
  }
}

/**
 * Applies the filter that the reader has just changed, and writes the page's filters to the
 * address.
 */
export function filterOnInput(event: Event): void {
  const filter = closest(event, `.${filterClass}`);
  if (!filter) return;
  applyFilter(filter);
  writeFiltersToAddress(filter, event.type === 'change');
}

/** If an element is hidden, clears the filters of its section and removes them from the address. */
export function clearFilterOver(element: Element): void {
  if (element.closest('[hidden]') === null) return;
  for (const filter of document.querySelectorAll(`.${filterClass}`)) {
    if (!sectionBelow(filter).some((part) => part.contains(element))) continue;
    controlsOf(filter).forEach((control) => (control.value = ''));
    applyFilter(filter);
    writeFiltersToAddress(filter, true);
  }
}

/**
 * Applies the filters below `root` that the reader or the address has set, then each filter that
 * the reader changes. Keeps the address up to date.
 */
export function startFilters(root: ParentNode): void {
  document.addEventListener('input', filterOnInput);
  document.addEventListener('change', filterOnInput);
  const setByReader = [...root.querySelectorAll(`.${filterClass}`)].find(isSet);
  applyFilters(root);
  // The reader changed these controls before the listeners were added.
  if (setByReader !== undefined) writeFiltersToAddress(setByReader, true);
}
