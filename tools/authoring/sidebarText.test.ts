import { parse } from 'yaml';
import {
  addEntry,
  pagesIn,
  findPlaceBeside,
  removeEntry,
  renameEntries,
  yamlScalar,
} from './sidebarText';

const text = `# Order of pages.
documentationSidebar:
  - page: /
    label: Home # first
  - category: Wallets
    items:
      - documentation/wallets
      - documentation/wallets/keys
      - '{network}/wallets'
  - documentation/fees
apiSidebar: [api, 'api/errors']
`;

function changed(after: string | undefined): string[] {
  const [before, now] = [text, after ?? ''].map((lines) => lines.split('\n'));
  return [
    ...(before ?? []).filter((line) => !now?.includes(line)).map((line) => `-${line}`),
    ...(now ?? []).filter((line) => !before?.includes(line)).map((line) => `+${line}`),
  ];
}

test.each(['documentation/x', '/{network}/x', 'A title', "The bank's day"])(
  'writes %s as a scalar that YAML reads as the same text',
  (text) => {
    expect(parse(yamlScalar(text))).toBe(text);
  },
);

test.each(['true', 'Null', '1.5', '1e3', '0x1F', 'ends in a space ', '{network}', 'a: b', 'a #b'])(
  'quotes %j, which YAML would read as another value',
  (text) => {
    expect(yamlScalar(text)).toBe(`'${text}'`);
  },
);

test('lists the pages of all sidebars', () => {
  expect(pagesIn(text).sort()).toEqual(
    [
      '/',
      'documentation/wallets',
      'documentation/wallets/keys',
      '{network}/wallets',
      'documentation/fees',
      'api',
      'api/errors',
    ].sort(),
  );
});

test.each([
  ['documentation/fees', 'x', ['-  - documentation/fees', '+  - x']],
  ['documentation/fees', '{network}/x', ['-  - documentation/fees', "+  - '{network}/x'"]],
  ['{network}/wallets', 'a', ["-      - '{network}/wallets'", "+      - 'a'"]],
  [
    'api',
    'api/{network}',
    ["-apiSidebar: [api, 'api/errors']", "+apiSidebar: ['api/{network}', 'api/errors']"],
  ],
  ['/', 'home', ['-  - page: /', '+  - page: home']],
])('renames the entry of %s to %s', (from, to, lines) => {
  expect(changed(renameEntries(text, new Map([[from, to]])))).toEqual(lines);
});

test('quotes a renamed entry with a token in braces', () => {
  const ids = new Map([['a', 'a/{network}']]);
  expect(renameEntries('apiSidebar:\n  - { page: a, label: A }\n', ids)).toBe(
    "apiSidebar:\n  - { page: 'a/{network}', label: A }\n",
  );
});

test('renames nothing for a page that has no entry', () => {
  expect(renameEntries(text, new Map([['none', 'x']]))).toBe(text);
});

test.each([
  ['documentation/wallets/keys', ['-      - documentation/wallets/keys']],
  ['documentation/fees', ['-  - documentation/fees']],
  ['/', ['-  - page: /', '-    label: Home # first']],
  ['api', ["-apiSidebar: [api, 'api/errors']", "+apiSidebar: ['api/errors']"]],
  ['api/errors', ["-apiSidebar: [api, 'api/errors']", '+apiSidebar: [api]']],
])('removes the entry of %s', (id, lines) => {
  expect(changed(removeEntry(text, id)?.text)).toEqual(lines);
});

test('removes a category that would be empty', () => {
  const added = addEntry(text, { sidebar: 'documentationSidebar', categories: ['A', 'B'] }, 'x');
  expect(removeEntry(added, 'x')).toEqual({ text, leavesEmptySidebar: false });
});

test('returns undefined when asked to remove a page that has no entry', () => {
  expect(removeEntry(text, 'none')).toBeUndefined();
});

test.each<[string, string[], string, string | undefined, string[]]>([
  ['documentationSidebar', [], 'x', undefined, ['+  - x']],
  ['documentationSidebar', ['Wallets'], 'x', 'X', ['+      - page: x', '+        label: X']],
  [
    'documentationSidebar',
    ['Wallets', 'New: ones'],
    '{network}/x',
    undefined,
    ["+      - category: 'New: ones'", '+        items:', "+          - '{network}/x'"],
  ],
  [
    'apiSidebar',
    [],
    'api/x',
    undefined,
    ["-apiSidebar: [api, 'api/errors']", "+apiSidebar: [api, 'api/errors', 'api/x']"],
  ],
  [
    'apiSidebar',
    [],
    'api/x',
    'In {Network}',
    [
      "-apiSidebar: [api, 'api/errors']",
      "+apiSidebar: [api, 'api/errors', { page: 'api/x', label: 'In {Network}' }]",
    ],
  ],
  [
    'apiSidebar',
    ['New', 'Newer'],
    'api/x',
    undefined,
    [
      "-apiSidebar: [api, 'api/errors']",
      "+apiSidebar: [api, 'api/errors', { category: 'New', items: [{ category: 'Newer', items: ['api/x'] }] }]",
    ],
  ],
])('adds a page to %s, in the categories %j', (sidebar, categories, page, label, lines) => {
  const place = { sidebar: sidebar as 'apiSidebar', categories };
  const added = addEntry(text, place, page, label);
  expect(changed(added)).toEqual(lines);
  expect(pagesIn(added)).toContain(page);
});

test.each([
  ['documentation/wallets/shares', ['Wallets']],
  ['documentation/rates', []],
  ['api/requests', []],
])('places %s beside the pages of its folder, in the categories %j', (id, categories) => {
  expect(findPlaceBeside(text, id)?.categories).toEqual(categories);
});

test.each([
  ['else/where', 'whose folder has no other pages'],
  ['x', 'which is in no folder'],
])('finds no place for %s, %s', (id) => {
  expect(findPlaceBeside(text, id)).toBeUndefined();
});
