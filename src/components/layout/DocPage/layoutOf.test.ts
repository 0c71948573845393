import { layoutOf } from './layoutOf';

const figure = '<figure class="a-figure"><svg></svg></figure>';

test.each([
  ['text', '<p>Text.</p>', true, undefined],
  ['no table of contents', '<p>Text.</p>', false, 'single'],
  [
    'a drawing after the first paragraph',
    `<p>Text.</p>${figure}<h2>A</h2>`,
    false,
    'single drawing',
  ],
  ['a drawing beside a table of contents', `<p>Text.</p>${figure}`, true, undefined],
  ['a drawing further down', `<p>Text.</p><p>More.</p>${figure}`, false, 'single'],
  ['samples', '<div class="a-op a-wide"></div>', true, 'wide'],
  ['one operation', '<div class="a-op a-op-page a-wide"></div>', true, 'operation wide'],
  ['the class name in its text', '<p>The class a-wide.</p>', true, undefined],
])('returns the layout of a page with %s', (_, html, hasToc, expected) => {
  expect(layoutOf(html, hasToc)).toBe(expected);
});
