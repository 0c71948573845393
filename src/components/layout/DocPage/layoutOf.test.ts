import { layoutOf } from './layoutOf';

const figure = '<figure class="a-figure"><svg></svg></figure>';
const wideTable = (rows: number): string =>
  `<div class="a-table a-fit-48 a-prose-1"><table><thead><tr></tr></thead><tbody>${'<tr></tr>'.repeat(rows)}</tbody></table></div>`;
const links = '<p><a href="/a">A</a> <a href="/b">B</a></p>';

test.each([
  ['text', '<p>Text.</p>', true, undefined],
  ['no table of contents', '<p>Text.</p>', false, 'single'],
  [
    'a drawing after a paragraph and links',
    `<p>Text.</p>${links}${figure}<h2>A</h2>`,
    false,
    'single drawing',
  ],
  ['a drawing beside a table of contents', `<p>Text.</p>${links}${figure}`, true, undefined],
  ['a drawing after a paragraph', `<p>Text.</p>${figure}`, false, 'single'],
  ['a drawing after links and a paragraph', `${links}<p>Text.</p>${figure}`, false, 'single'],
  [
    'a drawing after text with a link',
    `<p>Text.</p><p>See <a href="/a">A</a></p>${figure}`,
    false,
    'single',
  ],
  ['samples', '<div class="a-op a-wide"></div>', true, 'wide'],
  ['one operation', '<div class="a-op a-op-page a-wide"></div>', true, 'operation wide'],
  ['a wide table of six rows', wideTable(6), true, 'tables'],
  ['two wide tables of six rows together', wideTable(4) + wideTable(2), true, 'tables'],
  ['two wide tables of five rows together', wideTable(4) + wideTable(1), true, undefined],
  ['a wide table in a collapsible', `<div class="a-details-body">${wideTable(6)}`, true, undefined],
  ['narrower tables', wideTable(6).replace('48', '43'), true, undefined],
  ['a wide table and no table of contents', wideTable(6), false, 'single'],
  ['a wide table and samples', `<div class="a-wide"></div>${wideTable(6)}`, true, 'wide'],
  ['the class name in its text', '<p>The class a-wide.</p>', true, undefined],
])('returns the layout of a page with %s', (_, html, hasToc, expected) => {
  expect(layoutOf(html, hasToc)).toBe(expected);
});
