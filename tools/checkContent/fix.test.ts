import {
  checkData,
  checkRedirects,
  compilePage,
  parseDataFile,
  parseRedirects,
  parseSidebars,
  readDocument,
} from '../../src/content';
import { compile, file, library, page } from '../../src/content/fixtures';
import { mistakesInBodies } from '../../tests/content/mistakes/all';
import { fixText } from './fix';

const problemsIn = (body: string) => compile(body).problems;
const start = page('').length;

function fixed(body: string): string {
  let text = page(body);
  for (let round = 0; round < 5; round += 1) {
    const next = fixText(text, problemsIn(text.slice(start)));
    if (next === undefined) break;
    text = next;
  }
  return text.slice(start);
}

test.each([
  ['[a](/documentation/other#b)', '[a](/documentation/other.mdx#b)'],
  [
    '[a](./documentation/other.md?q#b) and [b](./page)',
    '[a](./documentation/other.mdx?q#b) and [b](./page.mdx)',
  ],
  ['[a]\n\n[a]: ./page.md', '[a]\n\n[a]: ./page.mdx'],
  [
    '<Cards>\n<Card title="A" href="./page.md">\nB.\n</Card>\n</Cards>',
    '<Cards>\n<Card title="A" href="./page.mdx">\nB.\n</Card>\n</Cards>',
  ],
  ['[a](//a.example)', '[a](https://a.example)'],
  ['[a](pathname:///openrpc.json)', '[a](/openrpc.json)'],
  ['[a] (./page.mdx)', '[a](./page.mdx)'],
  ['See <https://a.example/b>.', 'See https://a.example/b.'],
  [':::note Read this\n\nText.\n\n:::', ':::note[Read this]\n\nText.\n\n:::'],
  ['::: note\n\nText.\n\n:::', ':::note\n\nText.\n\n:::'],
  ['> [!WARNING]\n> Text\n> more.\n\nAfter.', ':::warning\nText\nmore.\n:::\n\nAfter.'],
  ['##\u00A0Heading', '## Heading'],
  ['-\u00A0one\n-\u00A0two', '- one\n- two'],
  ['## A\n\n#### B', '## A\n\n### B'],
  ['| A | B |\n| --- | --- |\n| `a|b` | c |', '| A | B |\n| --- | --- |\n| `a\\|b` | c |'],
  ['| A | B |\n| --- | --- |\n| a |', '| A | B |\n| --- | --- |\n| a |  |'],
  ['```\na\n```', '```text\na\n```'],
  ['```bash{1}\na\n```', '```bash {1}\na\n```'],
  ['```json title=Start\n{}\n```', '```json title="Start"\n{}\n```'],
  ['```json title=“A b” {1}\n{}\n```', '```json title="A b" {1}\n{}\n```'],
  ['```ts [a.ts]\nx\n```', '```ts title="a.ts"\nx\n```'],
  ['```ts filename="a b.ts" copy {1}\nx\n```', '```ts title="a b.ts" {1}\nx\n```'],
  ['```ts hl_lines="1-2" linenums="1"\nx\ny\n```', '```ts {1-2} showLineNumbers\nx\ny\n```'],
  [
    '<Details summary={"A"}>\n\nText.\n\n</Details>',
    '<Details summary="A">\n\nText.\n\n</Details>',
  ],
  ['```json\n{ "a": 1, }\n```', '```json\n{ "a": 1 }\n```'],
  ['```json\n{\n  "a": 1,\n}\n```', '```json\n{\n  "a": 1\n}\n```'],
  ["import A from './a';\n\nText.", 'Text.'],
  ['[a](.\\page.mdx)', '[a](./page.mdx)'],
  [
    '<Fields>\n  <Field name="a" type="text" values="a,b" />\n</Fields>',
    '<Fields>\n  <Field name="a" type="text" values="a, b" />\n</Fields>',
  ],
])('fixes %j', (body, expected) => {
  expect(problemsIn(body)).not.toEqual([]);
  expect(fixed(body)).toBe(expected);
  expect(problemsIn(expected)).toEqual([]);
});

test.each([
  'Text {nope}.',
  '[a](./none.mdx)',
  '| A | B |\n| --- | --- |\n| a | b | c |',
  '| A | B |\n| --- | --- |\n| a | b |\nText after.',
  '<Details summary={a}>\n\nText.\n\n</Details>',
  'export const a = 1;',
  ':::note Never closed\n\nText.',
  ':::note[A] Text.\n:::',
])('leaves %j to the author', (body) => {
  expect(problemsIn(body)).not.toEqual([]);
  expect(fixed(body)).toBe(body);
});

const mistakes = mistakesInBodies
  .flatMap((group) => Object.values(group).flat())
  .map(([body]) => body);

test('fixing a listed mistake leaves fewer problems, and fixing again changes nothing', () => {
  const changed = mistakes.filter((body) => fixed(body) !== body);
  expect(changed.length).toBeGreaterThan(10);
  const left = changed.filter((body) => problemsIn(fixed(body)).length >= problemsIn(body).length);
  expect(left).toEqual([]);
  expect(changed.filter((body) => fixed(fixed(body)) !== fixed(body))).toEqual([]);
});

test.each([
  ['title: 5', "title: '5'"],
  ['title: true', "title: 'true'"],
  ['title: {Network}', "title: '{Network}'"],
])('quotes the value of %j in front matter', (line, expected) => {
  const text = page('').replace('title: Page', line);
  const { problems } = compilePage({ file, text }, library);
  expect(fixText(text, problems)).toBe(text.replace(line, expected));
});

test.each([
  ['- from: /a\n  to: /b\n- from: /b\n  to: /page\n', 'to: /b', 'to: /page'],
  ["- from: /a\n  to: '/b'\n- from: /b\n  to: /page\n", "to: '/b'", "to: '/page'"],
])('shortens the chain of redirects in %j', (text, former, corrected) => {
  const { redirects } = parseRedirects({ file, text });
  const pages = new Map([['/page', file]]);
  const known = { pages, drafts: new Set<string>(), describeOtherUse: () => undefined };
  expect(fixText(text, checkRedirects(file, redirects, known))).toBe(
    text.replace(former, corrected),
  );
});

test('quotes a value in a data file and in a sidebar', () => {
  const data = parseDataFile({ file: 'reference/rpc_limits.yaml', text: 'filters: {Network}\n' });
  expect(fixText(data.text, checkData([data], library.tokens))).toContain("filters: '{Network}'");
  const text = 'documentationSidebar:\n  - {network}\napiSidebar:\n  - api\n';
  expect(fixText(text, parseSidebars({ file, text }).problems)).toContain("- '{network}'");
});

test('removes the comma before the last brace of a document', () => {
  const text = '{ "openapi": "3.1.0", }';
  const { problems } = readDocument({ file: 'reference/openapi.json', text }, library.tokens);
  expect(fixText(text, problems)).toBe('{ "openapi": "3.1.0" }');
});

test('keeps Windows line endings', () => {
  const text = page('[a](./page.md)\n\nText.').replaceAll('\n', '\r\n');
  const { problems } = compilePage({ file, text }, library);
  expect(fixText(text, problems)).toBe(text.replace('page.md)', 'page.mdx)'));
});

test('replaces the URL of a link, not its text, if both are the same', () => {
  expect(fixed('[./page](./page)')).toBe('[./page](./page.mdx)');
});
