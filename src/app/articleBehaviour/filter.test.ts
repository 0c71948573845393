/** @jest-environment jsdom */
import { applyFilters, clearFilterOver, filterOnInput, startFilters } from './filter';

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
])(
  'the filter "%s" leaves the rows %j of its own section, and every row of the next section',
  (words, rows, headings, status) => {
    type(words);
    expect(visible('td')).toEqual([...rows, '-32007']);
    expect(visible('h3')).toEqual(headings);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(status);
  },
);

test('shows all rows and no status if the field contains only a space', () => {
  type('zzz');
  type(' ');
  expect(visible('td')).toHaveLength(4);
  expect(visible('p')).toEqual(['', 'State.', 'History.']);
});

test('applies text typed before the scripts loaded', () => {
  field().value = 'block';
  applyFilters(document);
  expect(visible('td')).toEqual(['getBlock Read a block', '-32007']);
});

test('adds to the address any text typed before the scripts loaded', () => {
  field().value = 'block';
  startFilters(document);
  document.removeEventListener('change', filterOnInput);
  expect(window.location.search).toBe('?filter=block');
  window.history.replaceState(null, '', '/');
});

test.each([
  ['a hidden heading of its section', 'h3', '', 4],
  ['a visible heading of its section', 'h3 ~ h3', 'block', 2],
  ['an element of another section', 'h2 ~ h2', 'block', 2],
])(
  'clearFilterOver, called with %s (%s), leaves "%s" in the filter and %i rows',
  (_name, selector, value, rows) => {
    type('block');
    clearFilterOver(document.querySelector(selector) as Element);
    expect(field().value).toBe(value);
    expect(visible('td')).toHaveLength(rows);
  },
);

describe('facets', () => {
  const choose = (facet: string, value: string) => {
    const select = document.querySelector<HTMLSelectElement>(`[data-facet="${facet}"]`);
    if (select === null) throw new Error('No such facet');
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const options = (values: string[]) =>
    ['<option value="">All</option>', ...values.map((value) => `<option>${value}</option>`)].join(
      '',
    );

  beforeEach(() => {
    const cell = (text: string) => `<td data-label="Needs">${text}</td>`;
    document.querySelectorAll('tbody tr').forEach((row, index) => {
      row.insertAdjacentHTML(
        'beforeend',
        cell(['every node', 'full API', 'full API, history'][index] ?? ''),
      );
    });
    document.querySelector('.a-filter')?.insertAdjacentHTML(
      'beforeend',
      `<select data-facet="Needs">${options(['full API', 'history', 'no'])}</select>
       <select data-facet="Group">${options(['Accounts', 'Blocks'])}</select>`,
    );
  });

  test.each([
    ['Needs', 'full API', ['getAccountInfo Read one', 'getBlock Read a block'], '2 of 3'],
    ['Needs', 'history', ['getBlock Read a block'], '1 of 3'],
    ['Needs', 'no', [], 'No results'],
    ['Group', 'Accounts', ['getBalance Read a balance', 'getAccountInfo Read one'], '2 of 3'],
  ])('with "%s" set to "%s", leave the rows %j', (facet, value, rows, status) => {
    choose(facet, value);
    expect(visible('td:first-child')).toEqual([...rows, '-32007']);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(status);
  });

  test('filter together with words, until both are cleared', () => {
    choose('Needs', 'full API');
    type('b');
    expect(visible('td:first-child')).toEqual(['getBlock Read a block', '-32007']);
    choose('Needs', '');
    expect(visible('td:first-child')).toHaveLength(3);
    type('');
    expect(visible('td:first-child')).toHaveLength(4);
  });
});
