import type { Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { fitTable } from './tableFit';

const sentence = 'A sentence of more than twenty-four characters.';
const head = (...cells: string[]) => `| ${cells.join(' | ')} |\n|${'---|'.repeat(cells.length)}\n`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;

test.each([
  ['short cells', head('a', 'b') + row('1', '2'), { width: 0, prose: [] }],
  ['one column of prose', head('a', 'b') + row('1', sentence), { width: 0, prose: [2] }],
  [
    'two columns of prose',
    head('a', 'b', 'c') + row('1', sentence, sentence),
    { width: 30, prose: [2, 3] },
  ],
  [
    'four columns of prose',
    head('a', 'b', 'c', 'd') + row(sentence, sentence, sentence, sentence),
    { width: 53, prose: [1, 2, 3, 4] },
  ],
  [
    'long headings',
    head('Administration', 'Representation') + row('1', '2'),
    { width: 0, prose: [] },
  ],
  ['a long word', head('a', 'b') + row('1', `\`${'x'.repeat(40)}\``), { width: 26, prose: [2] }],
])('fits a table with %s', (_, markdown, fit) => {
  const [table] = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  }).children;
  expect(fitTable(table as Table)).toEqual(fit);
});
