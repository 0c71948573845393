import { openModal } from '../openModal';
import { splitAtDifferences } from './difference';

interface Case {
  readonly label: string;
  readonly text: string;
}

/** The response is the last block of each tab. */
function casesOf(tabs: Element): Case[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .a-tab')].map((panel) => ({
    label: panel.dataset['label'] ?? '',
    text: [...panel.querySelectorAll('code')].at(-1)?.textContent ?? '',
  }));
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}

function createSelect(label: string, cases: readonly Case[], index: number): HTMLSelectElement {
  const select = create('select', '');
  select.setAttribute('aria-label', label);
  for (const { label: text } of cases) select.append(new Option(text));
  select.selectedIndex = index;
  return select;
}

function show(block: HTMLPreElement, text: string, other: string): number {
  const pieces = splitAtDifferences(text, other);
  const marks = pieces.filter(({ differs }) => differs).length;
  block.replaceChildren(
    ...pieces.map((piece) => (piece.differs ? create('mark', '', piece.text) : piece.text)),
  );
  return marks;
}

/**
 * Opens a dialog that shows two of the responses in `tabs` side by side; initially, the visible one
 * is on the left. Does nothing if the reader left the page while this code loaded.
 */
export function openComparison(tabs: HTMLElement): void {
  if (!tabs.isConnected) return;
  const cases = casesOf(tabs);
  const shown = cases.findIndex(
    ({ label }) =>
      tabs.querySelector(':scope > [data-selected]')?.getAttribute('data-label') === label,
  );
  const initial = Math.max(shown, 0);
  const selects = [
    createSelect('Response on the left', cases, initial),
    createSelect('Response on the right', cases, initial === 0 ? 1 : 0),
  ] as const;
  const blocks = [create('pre', ''), create('pre', '')] as const;
  const status = create('p', '');
  status.setAttribute('role', 'status');
  for (const block of blocks) block.tabIndex = 0;

  const update = (): void => {
    const [left = '', right = ''] = selects.map(({ selectedIndex }) => cases[selectedIndex]?.text);
    const leftCount = show(blocks[0], left, right);
    const rightCount = show(blocks[1], right, left);
    status.textContent = `Values that differ: ${leftCount} on the left, ${rightCount} on the right.`;
  };

  const title = create('h2', '', 'Compare responses');
  title.id = 'compare-title';
  const close = create('button', 'outline-button', 'Close');
  const dialog = create(
    'dialog',
    'a-comparison',
    create('div', 'a-comparison-head', title, status, close),
    create(
      'div',
      'a-comparison-sides',
      ...selects.map((select, side) => create('div', '', select, blocks[side] ?? '')),
    ),
  );
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('change', update);
  close.addEventListener('click', () => dialog.close());
  update();
  openModal(dialog);
}
