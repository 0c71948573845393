import { closest } from '../closest';

/* src/components/article/Fields describes the markup. */

const marked = 'data-target';

const collapsedIn = (tree: Element): HTMLDetailsElement[] => [
  ...tree.querySelectorAll<HTMLDetailsElement>('details'),
];

/** Updates the label of a tree's button. */
function label(tree: Element): void {
  const button = tree.querySelector(':scope > .a-expand');
  if (button === null) return;
  const isOpen = collapsedIn(tree).every(({ open }) => open);
  button.textContent = isOpen ? 'Collapse all' : 'Expand all';
}

/** Adds a button that opens or closes all lists to each tree with collapsible lists. */
export function addExpandButtons(root: ParentNode): void {
  root.querySelectorAll('.a-tree:has(details):not(:has(> .a-expand))').forEach((tree) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'a-expand';
    tree.prepend(button);
    label(tree);
  });
}

/** Opens all lists of a tree when its button is pressed, or closes them if all are open. */
export function expandOnClick(event: Event): void {
  const tree = closest(event, '.a-expand')?.closest('.a-tree');
  if (!tree) return;
  const lists = collapsedIn(tree);
  const open = lists.some((list) => !list.open);
  for (const list of lists) list.open = open;
  label(tree);
}

/** Updates the button when a list opens or closes. */
export function labelOnToggle({ target }: Event): void {
  const tree = target instanceof Element ? target.closest('.a-tree') : null;
  if (tree !== null) label(tree);
}

/** Marks the part of the article that the hash points to, and no other. */
export function markTarget(target: Element | null): void {
  document.querySelector(`[${marked}]`)?.removeAttribute(marked);
  if (target?.closest('article')) target.setAttribute(marked, '');
}

/** Returns the path of a field in the value that its tree describes: `value[].account.lamports`. */
export function pathOfField(field: HTMLElement): string {
  const name = field.querySelector(':scope > .a-field > a')?.textContent ?? '';
  const parent = field.parentElement?.closest<HTMLElement>('.a-fields > li:has(> .a-field)');
  if (!parent) return name;
  const prefix = parent.dataset['fields'] ?? pathOfField(parent);
  return prefix === '' || name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`;
}
