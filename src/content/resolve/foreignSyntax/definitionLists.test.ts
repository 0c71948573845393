import { htmlOf } from '../../fixtures';

it.each([
  ['A\n: b', '<dt>A</dt><dd>b</dd>'],
  ['A\nB\n: c\n: d', '<dt>A</dt><dt>B</dt><dd>c</dd><dd>d</dd>'],
  ['A\n: b\nc', '<dt>A</dt><dd>b c</dd>'],
  ['A\n: b **c** d\n: `e` f', '<dt>A</dt><dd>b <strong>c</strong> d</dd><dd><code>e</code> f</dd>'],
  ['A **b**\n: c', '<dt>A <strong>b</strong></dt><dd>c</dd>'],
])('%j is a definition list', (body, parts) => {
  expect(htmlOf(body)).toBe(`<dl>${parts}</dl>`);
});

it('a line that ends in a colon does not start a definition list', () => {
  expect(htmlOf('A:\nb: c')).toBe('<p>A:\nb: c</p>');
});
