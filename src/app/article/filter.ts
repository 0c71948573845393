import { closest } from '../closest';

const filterClass = 'a-filter';

/** The elements between a filter and the next heading of level 2. */
function sectionBelow(filter: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  let next = filter.nextElementSibling;
  while (next instanceof HTMLElement && next.tagName !== 'H2') {
    elements.push(next);
    next = next.nextElementSibling;
  }
  return elements;
}

/** Groups each table of a section with the elements above it: its heading and introduction. */
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

/** Shows the rows that contain all words; hides a table without such rows and its heading. */
function applyFilter(filter: Element): void {
  const words = (filter.querySelector('input')?.value ?? '').toLowerCase().match(/\S+/g) ?? [];
  let shown = 0;
  let all = 0;
  for (const group of groupsOf(sectionBelow(filter))) {
    const rows = group.flatMap((element) => [...element.querySelectorAll<HTMLElement>('tbody tr')]);
    const matching = rows.filter((row) => {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      return !row.hidden;
    });
    for (const element of group) element.hidden = matching.length === 0;
    shown += matching.length;
    all += rows.length;
  }
  const status = filter.querySelector('[role="status"]');
  if (status === null) return;
  if (words.length === 0) status.textContent = '';
  else status.textContent = shown === 0 ? 'No results' : `${shown} of ${all}`;
}

/** Applies text that was typed into filters before the scripts loaded. */
export function applyFilters(root: ParentNode): void {
  for (const filter of root.querySelectorAll(`.${filterClass}`)) {
    if (filter.querySelector('input')?.value) applyFilter(filter);
  }
}

/** Applies the filter that was typed into. */
export function filterOnInput(event: Event): void {
  const filter = closest(event, `.${filterClass}`);
  if (filter) applyFilter(filter);
}
