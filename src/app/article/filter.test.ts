/** @jest-environment jsdom */
import { applyFilters, filterOnInput } from './filter';

const table = (...rows: string[]) =>
  `<div class="a-table"><table><thead><tr><th>Method</th></tr></thead><tbody>${rows
    .map((row) => `<tr><td>${row}</td></tr>`)
    .join('')}</tbody></table></div>`;

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ textContent }) => textContent);

const field = () => document.querySelector('input') as HTMLInputElement;

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `<h2>Methods</h2>
    <div class="a-filter"><label>Filter<input type="search"></label><p role="status"></p></div>
    <h3>Accounts</h3><p>State.</p>${table('getBalance Read a balance', 'getAccountInfo Read one')}
    <h3>Blocks</h3><p>History.</p>${table('getBlock Read a block')}
    <h2>Errors</h2>${table('-32007')}`;
  document.addEventListener('input', filterOnInput);
});

afterEach(() => document.removeEventListener('input', filterOnInput));

test.each([
  ['balance', ['getBalance Read a balance'], ['Accounts'], '1 of 3'],
  [
    'READ  get',
    ['getBalance Read a balance', 'getAccountInfo Read one', 'getBlock Read a block'],
    ['Accounts', 'Blocks'],
    '3 of 3',
  ],
  ['block', ['getBlock Read a block'], ['Blocks'], '1 of 3'],
  ['zzz', [], [], 'No results'],
])('%s leaves %j', (words, rows, headings, status) => {
  type(words);
  expect(visible('td')).toEqual([...rows, '-32007']);
  expect(visible('h3')).toEqual(headings);
  expect(document.querySelector('[role="status"]')?.textContent).toBe(status);
});

test('shows all rows and no status when the field is cleared', () => {
  type('zzz');
  type(' ');
  expect(visible('td')).toHaveLength(4);
  expect(visible('p')).toEqual(['', 'State.', 'History.']);
});

test('applies text typed before the filter had behaviour', () => {
  field().value = 'block';
  applyFilters(document);
  expect(visible('td')).toEqual(['getBlock Read a block', '-32007']);
});
