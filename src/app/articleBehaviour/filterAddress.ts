import { addressDelay, replaceAddress } from '../../components/ui/replaceAddress';
import { replaceParameters } from '../replaceParameters';

/* The state of a page's filters is part of its address: `?filter=block&needs=history`. */

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns the controls of a filter in document order. */
export const controlsOf = (filter: Element): Control[] => [
  ...filter.querySelectorAll<Control>('input, select'),
];

/** Names end in `-2` for the second filter, in `-3` for the third. */
function controlsIn(root: ParentNode): (readonly [name: string, control: Control])[] {
  return [...root.querySelectorAll('.a-filter')].flatMap((filter, index) =>
    controlsOf(filter).map((control) => {
      const facet = (control.dataset['facet'] ?? 'filter').toLowerCase().replaceAll(/\W+/g, '-');
      return [index === 0 ? facet : `${facet}-${index + 1}`, control] as const;
    }),
  );
}

/** Fills empty controls from the address. */
export function fillFromAddress(root: ParentNode): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, control] of controlsIn(root)) {
    const value = query.get(name);
    if (value === null || control.value !== '') continue;
    control.value = value;
    // Assigning a value that a select does not offer would leave nothing selected.
    if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = '';
  }
}

/** Returns a query with the values of the filters; other parameters stay as written. */
export function queryWithFilters(query: string, root: ParentNode): string {
  const values = controlsIn(root).map(([name, { value }]) => [name, value.trim()] as const);
  return replaceParameters(
    query,
    values.map(([name]) => name),
    values.filter(([, value]) => value !== ''),
  );
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes the filters to the address, at once or after a pause in typing. */
export function writeFiltersToAddress(filter: Element, isAtOnce: boolean): void {
  clearTimeout(timer);
  const write = (): void => {
    // The reader may be on another page by now.
    if (!filter.isConnected) return;
    const { pathname, search, hash } = window.location;
    const query = queryWithFilters(search, document);
    if (query !== search) replaceAddress(`${pathname}${query}${hash}`);
  };
  if (isAtOnce) write();
  else timer = setTimeout(write, addressDelay);
}
