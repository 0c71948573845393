import { closest } from '../closest';

/* src/components/article/Fields describes the markup. */

const targetAttribute = 'data-target';

const listsIn = (tree: Element): HTMLDetailsElement[] => [
  ...tree.querySelectorAll<HTMLDetailsElement>('details'),
];

function updateLabel(tree: Element): void {
  const button = tree.querySelector(':scope > .a-expand');
  if (button === null) return;
  const isOpen = listsIn(tree).every(({ open }) => open);
  button.textContent = isOpen ? 'Collapse all' : 'Expand all';
}

/**
 * Adds a button to each tree that has collapsible lists and no button yet. The button opens or
 * closes all lists of the tree.
 */
export function addExpandButtons(root: ParentNode): void {
  root.querySelectorAll('.a-tree:has(details):not(:has(> .a-expand))').forEach((tree) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'a-expand';
    tree.prepend(button);
    updateLabel(tree);
  });
}

/** Opens all lists of a tree when its button is pressed, or closes them if all are open. */
export function expandOnClick(event: Event): void {
  const tree = closest(event, '.a-expand')?.closest('.a-tree');
  if (!tree) return;
  const lists = listsIn(tree);
  const open = lists.some((list) => !list.open);
  for (const list of lists) list.open = open;
  updateLabel(tree);
}

/** Updates the label of a tree's button when a list opens or closes. */
export function updateLabelOnToggle({ target }: Event): void {
  const tree = target instanceof Element ? target.closest('.a-tree') : null;
  if (tree !== null) updateLabel(tree);
}

/**
 * Marks an element of the article as the hash target and unmarks the previous one. Given null or an
 * element outside the article, only unmarks.
 */
export function markTarget(target: Element | null): void {
  document.querySelector(`[${targetAttribute}]`)?.removeAttribute(targetAttribute);
  if (target?.closest('article')) target.setAttribute(targetAttribute, '');
}

/** Returns the path of a field from the root of its tree: `value[].account.lamports`. */
export function pathOfField(field: HTMLElement): string {
  const name = field.querySelector(':scope > .a-field > a')?.textContent ?? '';
  const parent = field.parentElement?.closest<HTMLElement>('.a-fields > li:has(> .a-field)');
  if (!parent) return name;
  const prefix = parent.dataset['fields'] ?? pathOfField(parent);
  return prefix === '' || name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`;
}
