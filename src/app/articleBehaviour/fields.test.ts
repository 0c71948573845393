/** @jest-environment jsdom */
import {
  addExpandButtons,
  expandOnClick,
  updateLabelOnToggle,
  markTarget,
  pathOfField,
} from './fields';

const row = (id: string, name: string, inner = '', prefix?: string): string =>
  `<li id="${id}"${prefix === undefined ? '' : ` data-fields="${prefix}"`}><div class="a-field"><a><code>${name}</code></a></div>${inner}</li>`;
const list = (rows: string): string => `<ul class="a-fields">${rows}</ul>`;
const closed = (rows: string): string => `<details><summary></summary>${list(rows)}</details>`;
const tree = (rows: string): string => `<div class="a-tree">${list(rows)}</div>`;

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const button = () => document.querySelector('button') as HTMLButtonElement;

document.addEventListener('click', expandOnClick);
document.addEventListener('toggle', updateLabelOnToggle, { capture: true });

/** Opens or closes a list and fires `toggle` at once, because jsdom fires it only later. */
const toggle = (details: HTMLDetailsElement, open: boolean): void => {
  details.open = open;
  details.dispatchEvent(new Event('toggle'));
};

it('adds one button to each tree with collapsible lists', () => {
  const collapsible = (id: string) => tree(row(id, id, closed(row(`${id}2`, 'c'))));
  document.body.innerHTML = tree(row('a', 'a')) + collapsible('b') + collapsible('c');
  addExpandButtons(document);
  addExpandButtons(document);
  const trees = [...document.querySelectorAll('.a-tree')];
  expect(trees.map((each) => each.querySelectorAll('button').length)).toEqual([0, 1, 1]);
  expect(button().textContent).toBe('Expand all');
});

it('opens all lists of a tree on one click, and closes them on the next', () => {
  const nested = closed(row('c', 'c', closed(row('d', 'd'))));
  document.body.innerHTML = tree(row('b', 'b', nested)) + closed('');
  addExpandButtons(document);
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  button().click();
  expect([...open(), button().textContent]).toEqual([true, true, false, 'Collapse all']);
  button().click();
  expect([...open(), button().textContent]).toEqual([false, false, false, 'Expand all']);
});

it('updates the label of the button when the reader opens or closes a list', () => {
  document.body.innerHTML = tree(row('b', 'b', closed(row('c', 'c', closed(row('d', 'd'))))));
  addExpandButtons(document);
  const [outer, inner] = document.querySelectorAll('details');
  toggle(outer as HTMLDetailsElement, true);
  expect(button().textContent).toBe('Expand all');
  toggle(inner as HTMLDetailsElement, true);
  expect(button().textContent).toBe('Collapse all');
  toggle(outer as HTMLDetailsElement, false);
  expect(button().textContent).toBe('Expand all');
});

it('marks one target at a time, and none outside the article', () => {
  const article = `<h2 id="h"></h2>${tree(row('a', 'a') + row('b', 'b'))}`;
  document.body.innerHTML = `<article>${article}</article><p id="p"></p>`;
  const marked = () => [...document.querySelectorAll('[data-target]')].map(({ id }) => id);
  markTarget(byId('a'));
  markTarget(byId('b'));
  expect(marked()).toEqual(['b']);
  markTarget(byId('h'));
  expect(marked()).toEqual(['h']);
  markTarget(byId('p'));
  expect(marked()).toEqual([]);
  markTarget(byId('a'));
  markTarget(null);
  expect(marked()).toEqual([]);
});

it.each([
  ['value', row('x', 'value')],
  ['value.lamports', row('v', 'value', list(row('x', 'lamports')))],
  ['value[].lamports', row('v', 'value', closed(row('x', 'lamports')), 'value[]')],
  ['blockhash', row('v', 'result', list(row('x', 'blockhash')), '')],
  ['err[1].Custom', row('v', 'err', list(row('w', '[1]', list(row('x', 'Custom')))))],
  [
    'a.b',
    row(
      'v',
      'a',
      list(`<li><div class="a-tabs"><section>${list(row('x', 'b'))}</section></div></li>`),
    ),
  ],
])('returns %s as the path of a field', (path, rows) => {
  document.body.innerHTML = tree(rows);
  expect(pathOfField(byId('x'))).toBe(path);
});
